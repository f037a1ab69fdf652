import type { Page } from "@playwright/test";
import { enter, tabTo } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

const menu = (page: Page) => page.locator("summary", { hasText: "Действия с уведомлением: Комментарии и ответы" });

/** What a person is told of: from the notice itself, and all of it at once. */
export function noticeWalks(who: string): Walk[] {
  return [
    {
      intent: "mute",
      who,
      path: "/bell-notifications",
      async go(page) {
        await enter(page, menu(page).first());
        await enter(page, page.locator("button[value=mute]:visible").first());
      },
      done: (page) => expect(page.getByText("О таком больше не сообщаем").first()).toBeVisible(),
    },
    {
      intent: "unmute",
      who,
      path: "/bell-notifications",
      async go(page) {
        await enter(page, menu(page).first());
        await enter(page, page.locator("button[value=unmute]:visible").first());
      },
      done: (page) => expect(page.getByText("О таком больше не сообщаем")).toHaveCount(0),
    },
    {
      intent: "read",
      who,
      path: "/bell-notifications?only=unread",
      async go(page) {
        await enter(page, menu(page).first());
        await enter(page, page.locator("button[value=read]:visible").first());
      },
      done: (page) => expect(page.locator("button[value=read]:visible")).toHaveCount(0),
    },
    {
      intent: "mute-about",
      who,
      path: "/bell-notifications",
      async go(page) {
        await enter(page, menu(page).first());
        await enter(page, page.locator("button[value=mute-about]:visible").first());
      },
      done: (page) => expect(page.getByText("Об этой публикации больше не уведомляем").first()).toBeVisible(),
    },
    {
      intent: "unmute-about",
      who,
      path: "/account/notification-settings",
      go: (page) => enter(page, page.getByRole("button", { name: /Вернуть уведомления/ }).first()),
      done: (page) => expect(page.getByRole("button", { name: /Вернуть уведомления/ })).toHaveCount(0),
    },
    {
      intent: "notices",
      who,
      path: "/account/notification-settings",
      async go(page) {
        const level = page.getByRole("group", { name: "Ответы на ваши истории" }).getByLabel("Колокольчик");
        await tabTo(page, level);
        await page.keyboard.press("End");
        await enter(page, page.locator("button[value=notices]"));
      },
      done: (page) => expect(page.getByText("Настройки уведомлений сохранены").first()).toBeVisible(),
    },
  ];
}
