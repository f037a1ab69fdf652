import { enter, pressSpace, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** A question to support, written and added to. */
export function supportWalks(who: string): Walk[] {
  return [
    {
      intent: "ask",
      who,
      path: "/support",
      async go(page) {
        await type(page, "Тема", "Вопрос с клавиатуры");
        await type(page, "Что случилось", "Мышь сломалась");
        await pressSpace(page, page.getByRole("checkbox", { name: "Приложить данные о браузере" }));
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(page.getByText("Вопрос с клавиатуры").first()).toBeVisible(),
    },
    {
      intent: "say",
      who,
      at: "support/ticket",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Вопрос с клавиатуры" }).first());
        await type(page, "Дописать", "Нашлась другая мышь");
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(page.getByRole("main").getByText("Нашлась другая мышь")).toBeVisible(),
    },
  ];
}

/** The desk where questions are answered and closed. */
export function supportDeskWalks(who: string): Walk[] {
  const path = "/admin/support";
  const ask: Walk = supportWalks(who)[0]!;
  return [
    ask,
    {
      intent: "answer",
      who,
      path,
      at: "support/adminTicket",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Вопрос с клавиатуры" }).first());
        await type(page, "Ответ", "Попробуйте ещё раз");
        await enter(page, page.getByRole("button", { name: "Ответить" }));
      },
      done: (page) => expect(page.getByRole("main").getByText("Попробуйте ещё раз")).toBeVisible(),
    },
    {
      intent: "close",
      who,
      at: "support/adminTicket",
      go: (page) => enter(page, page.getByRole("button", { name: "Закрыть без ответа" })),
      done: (page) => expect(page.getByRole("main").getByText("Закрыто", { exact: true })).toBeVisible(),
    },
  ];
}
