import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

/** A thread of a channel with all that goes with it: files, a poll, and what is changed later. */
export function threadWalks(who: string, channel: string): Walk[] {
  const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
  let thread = "";
  const heading = (text: string) => (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  const changing = async (page: Page) => {
    if (new URL(page.url()).pathname !== thread) await page.goto(thread);
    await enter(page, page.locator("summary").filter({ hasText: "Действия с обсуждением" }));
    await enter(page, page.getByRole("link", { name: "Изменить", exact: true }));
    await heading("Правка обсуждения")(page);
  };
  return [
    ...["Файлы", "Опрос"].map(
      (tool): Walk => ({
        intent: tool === "Файлы" ? "choose-files" : "choose-poll",
        who,
        path: `${channel}/create-thread`,
        async go(page) {
          await type(page, "Текст", "Смотрите ниже");
          await press(tool)(page);
        },
        done: heading(tool === "Файлы" ? "Файлы публикации" : "Опрос в публикации"),
      }),
    ),
    {
      intent: "publish",
      who,
      path: `${channel}/create-thread`,
      async go(page) {
        await type(page, "Заголовок (необязательно)", "Обсуждение без мыши");
        await type(page, "Текст", "С картинками тоже можно");
        await press(/^Опубликовать$/)(page);
      },
      async done(page) {
        await heading("Обсуждение без мыши")(page);
        thread = new URL(page.url()).pathname;
      },
    },
    ...["Файлы", "Опрос"].map(
      (tool): Walk => ({
        intent: tool === "Файлы" ? "choose-files" : "choose-poll",
        who,
        at: "channels/editThread",
        async go(page) {
          await changing(page);
          await press(tool)(page);
        },
        done: heading(tool === "Файлы" ? "Файлы публикации" : "Опрос в публикации"),
      }),
    ),
    {
      intent: "save",
      who,
      at: "channels/editThread",
      async go(page) {
        await changing(page);
        await type(page, "Заголовок (необязательно)", "Обсуждение с клавиатуры");
        await press(/^Сохранить$/)(page);
      },
      done: heading("Обсуждение с клавиатуры"),
    },
  ];
}
