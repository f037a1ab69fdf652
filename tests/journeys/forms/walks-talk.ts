import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** What an author does with the talk under their own publication, where ivan has said «Здорово!». */
export function talkWalks(who: string, open: (page: Page) => Promise<void>): Walk[] {
  const first = (page: Page) => page.locator("#comments li").first();
  const press = (intent: string, button: string, done: Walk["done"]): Walk => ({
    intent,
    who,
    at: "ugc/post",
    async go(page) {
      await open(page);
      await enter(page, first(page).getByRole("button", { name: button }));
    },
    done,
  });
  return [
    press("pin-comment", "Закрепить", (page) => expect(first(page)).toContainText("Закреплён автором")),
    press("unpin-comment", "Открепить", (page) => expect(first(page)).not.toContainText("Закреплён")),
    {
      intent: "close-talk",
      who,
      at: "talk/closing",
      async go(page) {
        await open(page);
        await enter(page, page.getByRole("link", { name: "Закрыть комментарии" }));
        await type(page, "Что сказать читателям (необязательно)", "Всё обсудили");
        await enter(page, page.getByRole("main").getByRole("button", { name: "Закрыть", exact: true }));
      },
      done: (page) => expect(page.locator("#comments")).toContainText("Всё обсудили"),
    },
    {
      intent: "open-talk",
      who,
      at: "talk/closing",
      async go(page) {
        await open(page);
        await enter(page, page.getByRole("link", { name: "Открыть комментарии" }));
        await enter(page, page.getByRole("main").getByRole("button", { name: "Открыть", exact: true }));
      },
      done: (page) => expect(page.getByLabel("Ваш комментарий")).toBeVisible(),
    },
  ];
}
