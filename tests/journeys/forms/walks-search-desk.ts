import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const main = (page: Page) => page.getByRole("main");
const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** What an administrator tells search: words that mean the same. */
export function searchDeskWalks({ keeper: who }: Cast): Walk[] {
  return [
    {
      intent: "add-synonyms",
      who,
      path: "/admin/search",
      async go(page) {
        await type(page, "Слова через запятую", "больничный, лист нетрудоспособности");
        await enter(page, page.getByRole("button", { name: "Добавить" }));
      },
      done: said("Добавлено"),
    },
    {
      intent: "change-synonyms",
      who,
      path: "/admin/search",
      at: "search/adminSynonym",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: /^больничный/ }));
        await type(page, "Слова через запятую", "больничный, бюллетень");
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: said("Слова сохранены"),
    },
    {
      intent: "drop-synonyms",
      who,
      path: "/admin/search",
      at: "search/adminSynonym",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "больничный, бюллетень" }));
        await enter(page, page.getByRole("button", { name: "Удалить", exact: true }));
      },
      done: said("Слова удалены"),
    },
  ];
}
