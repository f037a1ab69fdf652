import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { askWalk } from "./walks-support.ts";

/** The desk where questions are answered and closed. */
export function supportDeskWalks({ keeper: who }: Cast): Walk[] {
  const path = "/admin/support";
  return [
    askWalk(who),
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
