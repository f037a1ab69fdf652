import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** How feeds are shown, what of them is read, and what is not wanted there. */
export function feedWalks(who: string, way: string): Walk[] {
  return [
    {
      intent: "arrange",
      who,
      path: "/feed/work",
      go: (page) => enter(page, page.getByRole("button", { name: "Обсуждаемые" })),
      done: (page) => expect(page.getByRole("button", { name: "Обсуждаемые", pressed: true })).toBeVisible(),
    },
    {
      intent: "read",
      who,
      path: "/ugc/{publication}",
      async go(page) {
        // With script the page tells by itself that it was opened. Those who have answered it have read it already.
        const read = page.locator("button[value=read]");
        if (way !== "js" && (await read.count())) await enter(page, read);
        await page.goto("/search/ugc?query=график+отпусков");
        await page.goBack();
      },
      done: (page) => expect(page.locator("button[value=read]")).toHaveCount(0),
    },
    {
      intent: "read-feeds",
      who,
      path: "/feed/work?sort=new",
      go: (page) => enter(page, page.locator("button[value=read-feeds]")),
      done: (page) => expect(page.locator("button[value=read-feeds]")).toHaveCount(0),
    },
    {
      intent: "hide",
      who,
      path: "/feed/hide/{article}",
      go: (page) => enter(page, page.getByRole("button", { name: "Скрыть рубрику: Новости сети" })),
      done: (page) => expect(page.getByText("Скрыто из лент: Новости сети").first()).toBeVisible(),
    },
    {
      intent: "unhide",
      who,
      path: "/account-settings",
      go: (page) => enter(page, page.getByRole("button", { name: "Вернуть в ленты: Новости сети" })),
      done: (page) => expect(page.getByText("Снова в лентах: Новости сети").first()).toBeVisible(),
    },
  ];
}
