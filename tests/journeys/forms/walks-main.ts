import type { Page } from "@playwright/test";
import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** It opens by itself only for who has done nothing yet. */
async function openSteps(page: Page): Promise<void> {
  const isShut = page.locator("#steps details:not([open]) summary");
  if (await isShut.count()) await enter(page, isShut);
}

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
      intent: "pin",
      who,
      path: "/sections/pins",
      async go(page) {
        await tabTo(page, page.getByLabel("Первый раздел"));
        await page.keyboard.press("End");
        await enter(page, page.locator("button[value=pin]"));
      },
      done: (page) => expect(page.getByText("Закреплённые разделы стоят в меню").first()).toBeVisible(),
    },
    {
      intent: "mood",
      who,
      path: "/main",
      go: (page) => enter(page, page.locator("#mood").getByRole("button").first()),
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
      intent: "follow",
      who,
      path: "/main",
      async go(page) {
        await openSteps(page);
        await enter(page, page.locator("#steps form").first().getByRole("button").first());
      },
      done: (page) => expect(page.getByText("Вы подписались").first()).toBeVisible(),
    },
    {
      intent: "hide-widget",
      who,
      path: "/main",
      async go(page) {
        await openSteps(page);
        await enter(page, page.locator("button[value=hide-widget]"));
      },
      done: (page) => expect(page.getByRole("heading", { name: "Первые шаги" })).toHaveCount(0),
    },
    {
      intent: "move",
      who,
      path: setup,
      go: (page) => enter(page, page.getByRole("button", { name: "Ниже: виджет «Настроение»" })),
      done: (page) => expect(first(page)).toContainText("Сегодня"),
    },
    {
      intent: "hide",
      who,
      path: setup,
      go: (page) => enter(page, page.getByRole("button", { name: "Убрать виджет «Сегодня»" })),
      done: (page) => expect(first(page)).toContainText("Настроение"),
    },
    {
      intent: "reset",
      who,
      path: setup,
      go: (page) => enter(page, page.locator("button[value=reset]")),
      done: (page) => expect(page.locator("#shown")).toContainText("Сегодня"),
    },
  ];
}
