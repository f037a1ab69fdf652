import type { Page } from "@playwright/test";
import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const hide = (page: Page) => page.getByRole("button", { name: "Скрыть рубрику: Новости сети" });

/** How feeds are shown, what of them is read, and what is not wanted there. */
export function feedWalks({ walker: who, way }: Cast): Walk[] {
  return [
    {
      intent: "arrange",
      who,
      path: "/feed/work",
      go: (page) => enter(page, page.getByRole("button", { name: "Обсуждаемые" })),
      done: (page) => expect(page.getByRole("button", { name: "Обсуждаемые", pressed: true })).toBeVisible(),
    },
    {
      intent: "fold",
      who,
      path: "/feed/work?sort=new",
      go: (page) => enter(page, page.getByRole("button", { name: /^Свернуть: / }).first()),
      done: (page) => expect(page.getByRole("button", { name: /^Развернуть: / })).toBeVisible(),
    },
    {
      intent: "fold",
      who,
      path: "/feed/work?sort=new",
      go: (page) => enter(page, page.getByRole("button", { name: /^Развернуть: / })),
      done: (page) => expect(page.getByRole("button", { name: /^Развернуть: / })).toHaveCount(0),
    },
    {
      intent: "read",
      who,
      path: "/ugc/{publication}",
      tellsItself: way === "js",
      async go(page) {
        if (way === "js") return;
        // Until the answer stands the button of the page before may still be there, or nothing at all.
        const loaded = page.waitForEvent("load");
        await enter(page, page.locator("button[value=read]"));
        await loaded;
      },
      done: (page) =>
        expect(async () => {
          // It is told beside everything else.
          if (way === "js") await page.reload();
          expect(await page.locator("button[value=read]").count()).toBe(0);
        }).toPass(),
    },
    {
      intent: "get",
      who,
      path: "/feed/work?filter=open",
      async go(page) {
        await tabTo(page, page.getByRole("combobox", { name: "Вид" }));
        await page.keyboard.press("ArrowDown");
        await enter(page, page.getByRole("button", { name: "Показать", exact: true }));
      },
      done: (page) => expect(page.getByRole("link", { name: "Фильтры: 1" })).toBeVisible(),
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
      go: (page) => enter(page, hide(page)),
      done: (page) => expect(page.getByText("Скрыто из лент: Новости сети").first()).toBeVisible(),
    },
    {
      intent: "unhide",
      who,
      path: "/feed/hide/{article}",
      go: (page) => enter(page, page.getByRole("button", { name: "Вернуть рубрику: Новости сети" })),
      done: (page) => expect(page.getByText("Снова в лентах: Новости сети").first()).toBeVisible(),
    },
    {
      intent: "unhide",
      who,
      path: "/feed/hide/{article}",
      at: "account/settings",
      async go(page) {
        await enter(page, hide(page));
        await expect(page.getByText("Скрыто из лент: Новости сети").first()).toBeVisible();
        await page.goto("/account-settings");
        await enter(page, page.getByRole("button", { name: "Вернуть в ленты: Новости сети" }));
      },
      done: (page) => expect(page.getByText("Снова в лентах: Новости сети").first()).toBeVisible(),
    },
  ];
}
