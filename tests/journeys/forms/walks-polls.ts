import { enter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A person asks under a publication of their own, answers, and ends the poll. */
export function pollWalks({ walker: who }: Cast): Walk[] {
  const question = "Где обедаем, не взяв мышь?";
  return [
    {
      intent: "choose-poll",
      who,
      path: "/ugc/create",
      async go(page) {
        await type(page, "Текст", "Решаем вместе");
        await enter(page, page.getByRole("button", { name: "Опрос" }));
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Опрос в публикации"),
    },
    {
      intent: "put-poll",
      who,
      at: "ugc/poll",
      async go(page) {
        await type(page, "Вопрос", question);
        await type(page, "Варианты ответа", "Столовая");
        await page.keyboard.press("Enter");
        await page.keyboard.type("Кафе");
        await enter(page, page.getByRole("button", { name: "Добавить опрос" }));
      },
      async done(page) {
        await expect(page.getByText(`Опрос: ${question}`)).toBeVisible();
        await page.getByRole("button", { name: "Опубликовать" }).click();
        await expect(page.getByRole("heading", { name: question })).toBeVisible();
      },
    },
    {
      intent: "answer-poll",
      who,
      at: "ugc/post",
      async go(page) {
        await tabTo(page, page.getByRole("radio", { name: "Столовая" }));
        await page.keyboard.press("ArrowDown");
        await expect(page.getByRole("radio", { name: "Кафе" })).toBeChecked();
        await enter(page, page.getByRole("button", { name: "Ответить", exact: true }));
      },
      done: (page) => expect(page.getByText("Вы ответили. Изменить ответ нельзя.")).toBeVisible(),
    },
    {
      intent: "close-poll",
      who,
      at: "ugc/post",
      go: (page) => enter(page, page.getByRole("button", { name: "Закончить опрос" })),
      done: (page) => expect(page.getByText("Опрос закончен. Ответили меньше пяти человек")).toBeVisible(),
    },
  ];
}
