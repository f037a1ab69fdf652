import type { Page } from "@playwright/test";
import { enter, pressSpace } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** The forms of the main page and of its widgets. */
export function mainWalks({ walker: who }: Cast): Walk[] {
  const setup = "/main/widgets";
  const first = (page: Page) => page.locator("#shown li").first();
  return [
    {
      intent: "install-hint",
      who,
      path: "/main",
      go: (page) => enter(page, page.getByRole("button", { name: "Скрыть подсказку" })),
      done: (page) => expect(page.getByText("Подсказку убрали").first()).toBeVisible(),
    },
    {
      intent: "mood",
      who,
      path: "/main",
      async go(page) {
        await pressSpace(page, page.locator("#mood").getByRole("radio").first());
        await enter(page, page.locator("button[value=mood]"));
      },
      done: (page) => expect(page.locator("#mood")).toContainText("Плохое"),
    },
    {
      intent: "show",
      who,
      path: setup,
      go: (page) => enter(page, page.getByRole("button", { name: "Добавить виджет «Первые шаги»" })),
      done: (page) => expect(page.locator("#shown")).toContainText("Первые шаги"),
    },
    {
      intent: "hide-widget",
      who,
      path: "/main",
      async go(page) {
        // It opens by itself only for who has done nothing yet.
        const isShut = page.locator("#steps details:not([open]) summary");
        if (await isShut.count()) await enter(page, isShut);
        await enter(page, page.locator("button[value=hide-widget]"));
      },
      done: (page) => expect(page.getByRole("heading", { name: "Первые шаги" })).toHaveCount(0),
    },
    {
      intent: "move",
      who,
      path: setup,
      go: (page) => enter(page, page.getByRole("button", { name: "Ниже: виджет «Настроение»" })),
      done: (page) => expect(first(page)).toContainText("Закреплено"),
    },
    {
      intent: "hide",
      who,
      path: setup,
      go: (page) => enter(page, page.getByRole("button", { name: "Убрать виджет «Закреплено»" })),
      done: (page) => expect(first(page)).toContainText("Настроение"),
    },
    {
      intent: "reset",
      who,
      path: setup,
      go: (page) => enter(page, page.locator("button[value=reset]")),
      done: (page) => expect(page.locator("#shown")).toContainText("Закреплено"),
    },
  ];
}
