import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A poll in a channel: asked, changed, taken out of its thread. */
export function channelPollWalks(who: Cast["keeper"], channel: string): Walk[] {
  return [
    {
      intent: "put-poll",
      who,
      path: `${channel}/poll`,
      async go(page) {
        await type(page, "Вопрос", "Мышь или клавиши?");
        await type(page, "Варианты ответа", "Мышь");
        await page.keyboard.press("Enter");
        await page.keyboard.type("Клавиши");
        await enter(page, page.getByRole("button", { name: "Добавить опрос" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Мышь или клавиши?"),
    },
    {
      intent: "put-poll",
      who,
      at: "channels/threadPoll",
      async go(page) {
        await enter(page, page.locator("summary").filter({ hasText: "Действия с обсуждением" }));
        await enter(page, page.getByRole("link", { name: "Изменить опрос" }));
        await type(page, "Вопрос", "Клавиши или мышь?");
        await enter(page, page.getByRole("button", { name: "Сохранить опрос" }));
      },
      done: (page) => expect(page.getByRole("heading", { name: "Клавиши или мышь?" })).toBeVisible(),
    },
    {
      intent: "drop-poll",
      who,
      at: "channels/threadPoll",
      async go(page) {
        await enter(page, page.locator("summary").filter({ hasText: "Действия с обсуждением" }));
        await enter(page, page.getByRole("link", { name: "Изменить опрос" }));
        await enter(page, page.getByRole("button", { name: "Убрать опрос" }));
      },
      done: (page) => expect(page.getByText("Опрос убран")).toBeVisible(),
    },
  ];
}
