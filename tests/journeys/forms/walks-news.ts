import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** Drafts, backgrounds, and what must be read. */
export function newsWalks({ walker: who, way }: Cast): Walk[] {
  const begun = `Начато на клавиатуре ${way}`;
  return [
    {
      intent: "save-draft",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Заголовок (необязательно)", begun);
        await enter(page, page.getByRole("button", { name: "Сохранить черновик" }));
      },
      done: (page) => expect(page.getByText(/Черновик сохранён/).first()).toBeVisible(),
    },
    {
      intent: "choose-theme",
      who,
      path: "/drafts",
      at: "ugc/create",
      async go(page) {
        await enter(page, page.getByRole("link", { name: begun }));
        await enter(page, page.getByRole("button", { name: "Фон" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Фон публикации"),
    },
    {
      intent: "paint",
      who,
      path: "/drafts",
      at: "ugc/theme",
      async go(page) {
        await enter(page, page.getByRole("link", { name: begun }));
        await enter(page, page.getByRole("button", { name: "Фон" }));
        await tabTo(page, page.locator("input[name=theme]:checked"));
        await page.keyboard.press("ArrowDown");
        await enter(page, page.getByRole("button", { name: "Выбрать" }));
      },
      done: (page) => expect(page.locator("input[type=hidden][name=theme]")).toHaveValue("sea"),
    },
    {
      intent: "drop",
      who,
      path: "/drafts",
      go: (page) =>
        enter(page, page.getByRole("listitem").filter({ hasText: begun }).getByRole("button", { name: "Удалить" })),
      done: (page) => expect(page.getByRole("listitem").filter({ hasText: begun })).toHaveCount(0),
    },
    {
      intent: "acknowledge",
      who,
      path: "/article/{article}",
      go: (page) => enter(page, page.getByRole("button", { name: "Ознакомлен(а)" })),
      done: (page) => expect(page.getByText("Вы отметили, что ознакомились")).toBeVisible(),
    },
  ];
}
