import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const ready = "Про чужие телефоны";

/** What moderators say again and again is written once. */
export function cannedRepliesWalks({ keeper: who }: Cast): Walk[] {
  return [
    {
      intent: "add-words",
      who,
      path: "/admin/moderation/words",
      async go(page) {
        await type(page, "Название", ready);
        await type(page, "Что прочитает автор", "Чужие телефоны публикуют только с согласия хозяина.");
        await enter(page, page.getByRole("button", { name: "Добавить" }));
      },
      done: (page) => expect(page.getByText("Готовые слова добавлены").first()).toBeVisible(),
    },
    {
      intent: "change-words",
      who,
      path: "/admin/moderation/words",
      at: "canned-replies/edit",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: ready }));
        await type(page, "Название", `${ready}, ещё раз`);
        await enter(page, page.getByRole("button", { name: "Сохранить", exact: true }));
      },
      done: (page) => expect(page.getByText("Готовые слова сохранены").first()).toBeVisible(),
    },
    {
      intent: "drop-words",
      who,
      path: "/admin/moderation/words",
      at: "canned-replies/edit",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: `${ready}, ещё раз` }));
        await enter(page, page.getByRole("button", { name: "Удалить", exact: true }));
      },
      done: (page) => expect(page.getByText("Готовые слова удалены").first()).toBeVisible(),
    },
  ];
}
