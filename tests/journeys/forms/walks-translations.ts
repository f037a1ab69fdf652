import type { Page } from "@playwright/test";
import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { articleDesk } from "./articles.ts";

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** An article in another language: begun, written, shown to readers, taken back, thrown away. */
export function translationWalks({ keeper: who }: Cast): Walk[] {
  const on = articleDesk(who, "published", "languages", "translations/list");
  const onVersion = (intent: string, name: string, words: string, fill = async (_: Page) => {}): Walk => ({
    ...on(
      intent,
      async (page) => {
        await enter(page, page.getByRole("link", { name: /^Английский/ }));
        await fill(page);
        await enter(page, button(page, name));
      },
      said(words),
    ),
    at: "translations/edit",
  });
  const write = async (page: Page) => {
    await type(page, "Заголовок", "Not once a mouse");
    await type(page, "Текст", "Everything by keys");
  };
  return [
    on(
      "add",
      async (page) => {
        // English is the first of the languages.
        await tabTo(page, page.getByLabel("Добавить язык"));
        await page.keyboard.press("ArrowDown");
        await enter(page, button(page, "Начать версию"));
      },
      (page) => expect(page.getByRole("heading", { name: "Английский · English" })).toBeVisible(),
    ),
    onVersion("save-draft", "Сохранить черновик", "Черновик сохранён"),
    onVersion("save", "Сохранить", "Сохранено", write),
    onVersion("show", "Показать читателям", "Версию видят читатели"),
    onVersion("hide", "Убрать у читателей", "Версию больше не видят читатели"),
    {
      ...on(
        "drop-version",
        async (page) => {
          await enter(page, page.getByRole("link", { name: /^Английский/ }));
          await tabTo(page, page.getByRole("main").getByRole("link", { name: "Удалить" }));
          await page.keyboard.press("Enter");
          await enter(page, page.getByRole("button", { name: "Удалить", exact: true }));
        },
        said("Версия удалена"),
      ),
      at: "translations/remove",
    },
  ];
}
