import type { Page } from "@playwright/test";
import { enter, pressEnter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** What one follows besides people, and one's own diary of moods. */
export function followWalks({ walker: who, friend }: Cast): Walk[] {
  const both = (path: string, part = (page: Page) => page.getByRole("main")): Walk[] => [
    {
      intent: "subscribe",
      who,
      path,
      go: (page) => enter(page, part(page).getByRole("button", { name: "Подписаться" })),
      done: (page) => expect(part(page).getByRole("button", { name: "Вы подписаны" })).toBeVisible(),
    },
    {
      intent: "unsubscribe",
      who,
      path,
      go: (page) => enter(page, part(page).getByRole("button", { name: "Вы подписаны" })),
      done: (page) => expect(part(page).getByRole("button", { name: "Подписаться" })).toBeVisible(),
    },
  ];
  return [
    ...both(`/profile/${friend}`),
    ...both("/rubric/{rubric}"),
    ...both("/rubric", (page) => page.getByRole("listitem").filter({ hasText: "Новости сети" })),
    {
      intent: "get",
      who,
      path: "/hashtag/list",
      async go(page) {
        await tabTo(page, page.getByRole("main").getByRole("searchbox"));
        await page.keyboard.type("серв");
        await pressEnter(page);
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /сервис/ })).toBeVisible(),
    },
    ...both("/hashtag/list/сервис"),
    {
      intent: "get",
      who,
      path: "/people",
      async go(page) {
        await type(page, "Должность", "Бариста");
        await enter(page, page.getByRole("button", { name: "Показать", exact: true }));
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: /Ёлкин/ }).first()).toBeVisible(),
    },
    {
      intent: "follow",
      who,
      path: "/account/subscriptions?kind=rubric",
      go: (page) => enter(page, page.getByRole("button", { name: /^Подписаться: / }).first()),
      done: (page) => expect(page.getByRole("button", { name: /^Отписаться: / })).toBeVisible(),
    },
    {
      intent: "mood",
      who,
      path: "/mood",
      async go(page) {
        await pressSpace(page, page.getByRole("radio").first());
        await pressSpace(page, page.getByRole("checkbox").first());
        await enter(page, page.locator("button[value=mood]"));
      },
      done: (page) => expect(page.getByText("Спасибо, что рассказали").first()).toBeVisible(),
    },
  ];
}
