import type { Page } from "@playwright/test";
import { enter, pressEnter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const main = (page: Page) => page.getByRole("main");
const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** What of the results is chosen, and the queries that a person keeps or forgets. */
export function searchWalks({ walker: who }: Cast): Walk[] {
  const path = "/search?query=отпуск";
  return [
    {
      intent: "get",
      who,
      path: "/main",
      at: "search/all",
      async go(page) {
        await tabTo(page, page.getByRole("banner").locator("input[type=search]"));
        await page.keyboard.type("отпуск");
        await pressEnter(page);
      },
      async done(page) {
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Поиск");
        await expect(main(page).getByText("График отпусков").first()).toBeVisible();
      },
    },
    {
      intent: "get",
      who,
      path,
      at: "search/all",
      async go(page) {
        await enter(page, main(page).locator("summary", { hasText: "Фильтры" }));
        const author = main(page).getByRole("textbox", { name: "Автор" });
        await tabTo(page, author);
        await page.keyboard.type("никто");
        await enter(page, main(page).getByRole("button", { name: "Показать" }));
      },
      done: said("ничего не нашлось"),
    },
    {
      intent: "keep-query",
      who,
      path,
      go: (page) => enter(page, page.getByRole("button", { name: "Сохранить запрос" })),
      done: said("Запрос сохранён"),
    },
    {
      intent: "watch-query",
      who,
      path: "/search",
      go: (page) =>
        enter(page, page.getByRole("button", { name: "Сообщать о новом по запросу «отпуск»", exact: true })),
      done: said("Сообщим, когда найдётся новое"),
    },
    {
      intent: "unwatch-query",
      who,
      path: "/search",
      go: (page) => enter(page, page.getByRole("button", { name: "Не сообщать о новом по запросу «отпуск»" })),
      done: said("больше не сообщаем"),
    },
    {
      intent: "drop-query",
      who,
      path: "/search",
      go: (page) => enter(page, page.getByRole("button", { name: "Удалить запрос «отпуск»" })),
      done: said("Запрос удалён"),
    },
    {
      intent: "forget-query",
      who,
      path: "/search",
      go: (page) => enter(page, page.getByRole("button", { name: "Убрать «отпуск»" })),
      done: (page) => expect(page.getByRole("button", { name: "Убрать «отпуск»" })).toHaveCount(0),
    },
    {
      intent: "forget-queries",
      who,
      path: "/search",
      async go(page) {
        await page.goto("/search?query=ёлка");
        await page.goto("/search");
        await enter(page, page.getByRole("button", { name: "Очистить" }));
      },
      done: said("Недавние запросы забыты"),
    },
  ];
}
