import type { Locator, Page } from "@playwright/test";
import { enter, tabTo } from "../support/keyboard.ts";
import { standInForPush } from "../support/pushes.ts";
import { expect, unique } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { commentAs, publishAs } from "./beginnings.ts";

const menu = (page: Page) => page.locator("summary", { hasText: "Действия с уведомлением: Комментарии и ответы" });

/** What a person is told of: from the notice itself, and all of it at once. */
export function noticeWalks({ walker: who, talker, way }: Cast): Walk[] {
  let own = "";
  /** A colleague says something new, and the bell, which is rung beside the request, has it. */
  const hear = async (page: Page, shown: Locator) => {
    own ||= await publishAs(who, "Жду, что скажут");
    await commentAs(talker, own, unique("Здорово!"));
    await expect(async () => {
      await page.goto("/bell-notifications?only=unread");
      expect(await shown.count()).toBe(1);
    }).toPass();
  };
  const allow = async (page: Page) => {
    await standInForPush(page);
    await page.reload();
    await enter(page, page.getByRole("button", { name: "Разрешить на этом устройстве" }));
  };
  const added: Walk[] = [
    {
      intent: "add-device",
      who,
      path: "/account/notification-settings",
      go: allow,
      done: (page) => expect(page.getByText("это устройство").first()).toBeVisible(),
    },
    {
      intent: "try-device",
      who,
      path: "/account/notification-settings",
      go: (page) => enter(page, page.locator("button[value=try-device]").first()),
      done: (page) => expect(page.getByText("Пробное уведомление отправлено").first()).toBeVisible(),
    },
  ];
  return [
    {
      intent: "read-all",
      who,
      at: "notifications/bell",
      async go(page) {
        const all = page.locator("button[value=read-all]");
        await hear(page, all);
        await enter(page, all);
      },
      done: (page) => expect(page.locator("button[value=read-all]")).toHaveCount(0),
    },
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
      at: "notifications/bell",
      async go(page) {
        await hear(page, menu(page));
        await enter(page, menu(page));
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
        await enter(page, page.locator("button[name=term][value=week]:visible").first());
      },
      done: (page) => expect(page.getByText("Об этой публикации не уведомляем").first()).toBeVisible(),
    },
    {
      intent: "unmute-about",
      who,
      path: "/account/notification-settings",
      go: (page) => enter(page, page.getByRole("button", { name: /Вернуть уведомления/ }).first()),
      done: (page) => expect(page.getByRole("button", { name: /Вернуть уведомления/ })).toHaveCount(0),
    },
    // A browser is asked by script; without it the device that was added before is taken away.
    ...(way === "js" ? added : []),
    {
      intent: "drop-device",
      who,
      path: "/account/notification-settings",
      go: (page) => enter(page, page.locator("button[value=drop-device]").first()),
      done: (page) => expect(page.getByText("Устройство убрано").first()).toBeVisible(),
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
