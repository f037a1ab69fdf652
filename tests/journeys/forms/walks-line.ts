import type { Page } from "@playwright/test";
import { enter, type, typeMoment } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const text = "Объявили с клавиатуры";

/** The forms of those who write the running line, in their order: their company has one announcement already. */
export function lineWalks({ keeper: who }: Cast): Walk[] {
  const items = (page: Page) => page.getByRole("main").locator("ol > li");
  const list = "running-line/adminList";
  return [
    {
      intent: "save",
      who,
      path: "/admin/running-line/new",
      async go(page) {
        await type(page, "Текст", "Объявили");
        await typeMoment(page, "Начало (необязательно)");
        await typeMoment(page, "Конец", { hour: 11 });
        await enter(page, page.getByRole("button", { name: "Объявить" }));
      },
      done: (page) => expect(items(page)).toHaveCount(2),
    },
    {
      intent: "save",
      who,
      at: "running-line/adminEdit",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Объявили", exact: true }));
        await type(page, "Текст", text);
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.getByRole("link", { name: text, exact: true })).toBeVisible(),
    },
    {
      intent: "move",
      who,
      at: list,
      go: (page) => enter(page, page.getByRole("button", { name: `Ниже: ${text}` })),
      done: (page) => expect(items(page).last()).toContainText(text),
    },
    {
      intent: "end",
      who,
      at: list,
      go: (page) => enter(page, page.getByRole("button", { name: `Снять «${text}»` })),
      done: (page) => expect(page.getByText("Объявление снято").first()).toBeVisible(),
    },
  ];
}
