import type { Page } from "@playwright/test";
import { enter, pressSpace, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { deskTitle as title } from "./articles.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

/** One article of this name is chosen on the desk, and something is done with it. */
export function bulkWalks({ keeper: who }: Cast): Walk[] {
  const chosen = (intent: string, state: string, name: string, words: string, choice?: string): Walk => ({
    intent,
    who,
    path: `/admin/news?state=${state}&query=${encodeURIComponent(title)}`,
    at: "bulk/chosen",
    async go(page) {
      await pressSpace(page, page.getByRole("checkbox", { name: `Выбрать: ${title}` }).first());
      await enter(page, button(page, "Сделать с отмеченными…"));
      if (choice) {
        await tabTo(page, page.getByRole("combobox", { name: choice }));
        await page.keyboard.press("ArrowDown");
      }
      await enter(page, button(page, new RegExp(`^${name}: 1$`)));
    },
    done: (page) => expect(page.getByText(`${words}: 1 из 1`).first()).toBeVisible(),
  });
  return [
    {
      intent: "get",
      who,
      path: `/admin/news?query=${encodeURIComponent(title)}`,
      at: "bulk/chosen",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox", { name: `Выбрать: ${title}` }).first());
        await enter(page, button(page, "Сделать с отмеченными…"));
      },
      done: (page) => expect(page.getByRole("main").getByText(title).first()).toBeVisible(),
    },
    chosen("rubric", "review", "Сменить рубрику", "Рубрика сменилась", "Рубрика вместо нынешних"),
    chosen("author", "review", "Передать", "Передано", "Новый автор"),
    chosen("unpublish", "published", "Снять с публикации", "Снято с публикации"),
    chosen("archive", "unpublished", "В архив", "Убрано в архив"),
    chosen("trash", "scheduled", "Свои в корзину", "Убрано в корзину"),
  ];
}
