import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** Every way of looking seeks it in a rule of its own: they share one company. */
export const stopWord = "кляузарий";

const list = "/admin/moderation/text-rules";

/** The forms of rules about words and links, in their order; what they leave holds publications with the word back. */
export function textRuleWalks(way: string): Walk[] {
  const own = `кляуза ${way}`;
  const open = (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: own }));
  const seek = (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: "Искать слова" }));
  const tried = (page: Page) => expect(page.getByRole("heading", { name: "Правило сработает" })).toBeVisible();
  return [
    {
      intent: "try-rule",
      who: "admin",
      path: list,
      at: "text-rules/add",
      async go(page) {
        await seek(page);
        await type(page, "Слова", stopWord);
        await type(page, "Проверить на тексте (необязательно)", `Вот ${stopWord}!`);
        await enter(page, page.getByRole("button", { name: "Проверить", exact: true }));
      },
      done: tried,
    },
    {
      intent: "add-rule",
      who: "admin",
      path: list,
      at: "text-rules/add",
      async go(page) {
        await seek(page);
        await type(page, "Слова", `${stopWord}, ${own}`);
        await enter(page, page.getByRole("button", { name: "Добавить", exact: true }));
      },
      done: (page) => expect(page.getByText("Правило добавлено").first()).toBeVisible(),
    },
    {
      intent: "try-rule",
      who: "admin",
      path: list,
      at: "text-rules/edit",
      async go(page) {
        await open(page);
        await type(page, "Проверить на тексте (необязательно)", `Вот ${stopWord}!`);
        await enter(page, page.getByRole("button", { name: "Проверить", exact: true }));
      },
      done: tried,
    },
    {
      intent: "change-rule",
      who: "admin",
      path: list,
      at: "text-rules/edit",
      async go(page) {
        await open(page);
        await type(page, "Пояснение (необязательно)", "Жалобы пишут в поддержку");
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.getByText("Правило сохранено").first()).toBeVisible(),
    },
    {
      intent: "drop-rule",
      who: "admin",
      path: list,
      at: "text-rules/edit",
      async go(page) {
        await seek(page);
        const spare = `лишнее ${way}`;
        await type(page, "Слова", spare);
        await enter(page, page.getByRole("button", { name: "Добавить", exact: true }));
        await enter(page, page.getByRole("main").getByRole("link", { name: spare }));
        await enter(page, page.getByRole("button", { name: "Удалить правило" }));
      },
      done: (page) => expect(page.getByText("Правило удалено").first()).toBeVisible(),
    },
  ];
}
