import type { Page } from "@playwright/test";
import { enter, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** What an administrator decides about hashtags: one is merged and parted, another banned and allowed. */
export function hashtagWalks({ keeper: who }: Cast): Walk[] {
  const path = "/admin/hashtags";
  const main = (page: Page) => page.getByRole("main");
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  return [
    {
      intent: "get",
      who,
      path,
      async go(page) {
        await tabTo(page, main(page).getByRole("searchbox"));
        await page.keyboard.type("#ОТП");
        await pressEnter(page);
      },
      done: (page) => expect(main(page).getByRole("link", { name: "#отпуска", exact: true })).toBeVisible(),
    },
    {
      intent: "merge",
      who,
      at: "hashtags/adminMerge",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Объединить #отпуска с другим тегом" }));
        await type(page, "Какой тег останется", "#отпуск");
        await enter(page, page.getByRole("button", { name: "Объединить" }));
      },
      done: said("Теперь #отпуска значит #отпуск"),
    },
    {
      intent: "unmerge",
      who,
      path: `${path}?part=merged`,
      go: (page) => enter(page, page.getByRole("button", { name: "Разъединить #отпуска и #отпуск" })),
      done: said("Вы ещё ничего не объединили"),
    },
    {
      intent: "ban",
      who,
      path,
      at: "hashtags/adminBan",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Запретить #распродажа" }));
        await enter(page, page.getByRole("button", { name: "Запретить" }));
      },
      done: said("Тег #распродажа запрещён"),
    },
    {
      intent: "unban",
      who,
      path: `${path}?part=banned`,
      go: (page) => enter(page, page.getByRole("button", { name: "Снять запрет с тега #распродажа" })),
      done: said("Вы ещё ничего не запретили"),
    },
  ];
}
