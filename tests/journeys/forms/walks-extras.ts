import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { articleDesk, deskTitle as title } from "./articles.ts";

/** What stands under an article: a file, and another article. */
export function extrasWalks({ keeper: who }: Cast): Walk[] {
  const on = articleDesk(who, "published", "extras", "extras/desk");
  return [
    on(
      "attach",
      async (page) => {
        // The window of files is the system's own.
        const file = { name: "памятка.txt", mimeType: "text/plain", buffer: Buffer.from("Ни разу не взяли мышь") };
        await page.getByLabel("Добавить файлы").setInputFiles(file);
        await enter(page, page.getByRole("button", { name: "Приложить", exact: true }));
      },
      (page) => expect(page.getByRole("main").getByRole("link", { name: /памятка/ })).toBeVisible(),
    ),
    on(
      "detach",
      (page) => enter(page, page.getByRole("button", { name: /^Убрать/ })),
      (page) => expect(page.getByRole("main").getByRole("link", { name: /памятка/ })).toHaveCount(0),
    ),
    on(
      "get",
      async (page) => {
        await type(page, "Найти по заголовку", title);
        await enter(page, page.getByRole("main").getByRole("button", { name: "Найти", exact: true }));
      },
      (page) => expect(page.getByRole("button", { name: `Выбрать ${title}` }).first()).toBeVisible(),
    ),
    on(
      "relate",
      (page) => enter(page, page.getByRole("button", { name: `Выбрать ${title}` }).first()),
      (page) => expect(page.getByRole("button", { name: `Убрать ${title}` })).toBeVisible(),
    ),
    on(
      "unrelate",
      (page) => enter(page, page.getByRole("button", { name: `Убрать ${title}` })),
      (page) => expect(page.getByRole("button", { name: `Убрать ${title}` })).toHaveCount(0),
    ),
  ];
}
