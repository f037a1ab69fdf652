import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";
import { pollWalks } from "./walks-polls.ts";

/** What helps to write, beside the deeds themselves. */
export function writingWalks(who: string): Walk[] {
  return [
    {
      intent: "preview",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Как это **будет**");
        await enter(page, page.getByRole("button", { name: "Предпросмотр" }));
      },
      done: (page) => expect(page.getByRole("region", { name: "Предпросмотр" }).locator("strong")).toHaveText("будет"),
    },
    {
      intent: "choose-files",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Бланки ниже");
        await enter(page, page.getByRole("button", { name: "Файлы" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Файлы публикации"),
    },
    {
      intent: "attach",
      who,
      at: "ugc/files",
      async go(page) {
        await page.getByLabel("Добавить файлы").setInputFiles(leaflet);
        await enter(page, page.getByRole("button", { name: "Приложить", exact: true }));
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toBeVisible(),
    },
    {
      intent: "detach",
      who,
      at: "ugc/files",
      go: (page) => enter(page, page.getByRole("button", { name: /^Убрать/ })),
      async done(page) {
        await expect(page.getByRole("main").getByRole("link", { name: /бланк/ })).toHaveCount(0);
        await page.getByRole("link", { name: "Вернуться к тексту" }).click();
        await expect(page.getByLabel("Текст", { exact: true })).toHaveValue("Бланки ниже");
      },
    },
    ...pollWalks(who),
  ];
}

// The window of files is the system's own.
const leaflet = { name: "бланк.txt", mimeType: "text/plain", buffer: Buffer.from("Форма 1") };
