import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { publishAs } from "./beginnings.ts";

const stopWord = "кляузарий";

const list = "/admin/moderation/content-filters";

/** The rules about words and links, and what one of them has held back; how many publications are looked at first. */
export function contentFilterWalks({ walker, keeper: who, moderator }: Cast): Walk[] {
  const own = "кляуза";
  const open = (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: own }));
  const seek = (page: Page) => enter(page, page.getByRole("main").getByRole("link", { name: "Искать слова" }));
  const tried = (page: Page) => expect(page.getByRole("heading", { name: "Правило сработает" })).toBeVisible();
  return [
    {
      intent: "try-rule",
      who,
      path: list,
      at: "content-filters/add",
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
      who,
      path: list,
      at: "content-filters/add",
      async go(page) {
        await seek(page);
        await type(page, "Слова", `${stopWord}, ${own}`);
        await enter(page, page.getByRole("button", { name: "Добавить", exact: true }));
      },
      done: (page) => expect(page.getByText("Правило добавлено").first()).toBeVisible(),
    },
    {
      intent: "try-rule",
      who,
      path: list,
      at: "content-filters/edit",
      async go(page) {
        await open(page);
        await type(page, "Проверить на тексте (необязательно)", `Вот ${stopWord}!`);
        await enter(page, page.getByRole("button", { name: "Проверить", exact: true }));
      },
      done: tried,
    },
    {
      intent: "change-rule",
      who,
      path: list,
      at: "content-filters/edit",
      async go(page) {
        await open(page);
        await type(page, "Пояснение (необязательно)", "Жалобы пишут в поддержку");
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.getByText("Правило сохранено").first()).toBeVisible(),
    },
    {
      intent: "drop-rule",
      who,
      path: list,
      at: "content-filters/edit",
      async go(page) {
        await seek(page);
        const spare = "лишнее";
        await type(page, "Слова", spare);
        await enter(page, page.getByRole("button", { name: "Добавить", exact: true }));
        await enter(page, page.getByRole("main").getByRole("link", { name: spare }));
        await enter(page, page.getByRole("button", { name: "Удалить правило" }));
      },
      done: (page) => expect(page.getByText("Правило удалено").first()).toBeVisible(),
    },
    {
      intent: "approve",
      who: moderator,
      path: "/admin/moderation",
      at: "moderation/case",
      async go(page) {
        const title = `Вот ${stopWord}!`;
        await publishAs(walker, title);
        await page.reload();
        await enter(page, page.getByRole("main").getByRole("link", { name: title }));
        await enter(page, page.getByRole("button", { name: "Опубликовать" }));
      },
      done: (page) => expect(page.getByText("Опубликовано", { exact: true }).first()).toBeVisible(),
    },
    {
      intent: "rules",
      who,
      path: "/admin/moderation/rules",
      async go(page) {
        await type(page, "Сколько первых публикаций проверять", "4");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.getByText("Правила сохранены").first()).toBeVisible(),
    },
  ];
}
