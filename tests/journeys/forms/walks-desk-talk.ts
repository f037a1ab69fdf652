import type { Page } from "@playwright/test";
import { enter, type, typeMoment } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { articleDesk } from "./articles.ts";

const words = "Цифры проверила с клавиатуры";

/** The page where editors decide of an article that is in the archive, and talk of it. */
export function deskTalkWalks({ keeper: who }: Cast): Walk[] {
  const at = articleDesk(who, "archived", "talk", "desk-talk/talk");
  const step = (intent: string, name: string, told: string) =>
    at(
      intent,
      (page) => enter(page, page.getByRole("main").getByRole("button", { name, exact: true })),
      (page) => expect(page.getByText(told).first()).toBeVisible(),
    );
  const said = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: words });
  return [
    step("return", "Вернуть в черновики", "Вернули в черновики"),
    step("review", "На проверку", "Отправлено на проверку"),
    at(
      "schedule",
      async (page) => {
        await type(page, "Комментарий для редакции (необязательно)", "К утру");
        await typeMoment(page, "Когда опубликовать (необязательно)");
        await enter(page, page.getByRole("main").getByRole("button", { name: "Запланировать", exact: true }));
      },
      (page) => expect(page.getByText("Запланировано").first()).toBeVisible(),
    ),
    step("publish", "Опубликовать", "Опубликовано"),
    at(
      "say",
      async (page) => {
        await type(page, "Комментарий", words);
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      (page) => expect(said(page)).toBeVisible(),
    ),
    at(
      "unsay",
      (page) => enter(page, said(page).getByRole("button", { name: "Удалить свой комментарий" })),
      (page) => expect(said(page)).toHaveCount(0),
    ),
  ];
}
