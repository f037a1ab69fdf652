import { enter, pressSpace, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A question to support, written and added to. */
export function supportWalks({ walker: who }: Cast): Walk[] {
  return [
    askWalk(who),
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

/** A question is asked. */
export function askWalk(who: string): Walk {
  return {
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
  };
}
