import type { Page } from "@playwright/test";
import { choose, enter, pressEnter, pressSpace, tabTo, type, typeMoment } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const rubric = "Что было раньше";
const title = "Статья с клавиатуры";

/** The forms of those who write news: an article's whole life. */
export function newsroomWalks({ keeper: who, mate }: Cast): Walk[] {
  let article = "";
  const desk = (at: string, intent: string, go: Walk["go"], done: Walk["done"]): Walk => ({
    intent,
    who,
    at,
    go,
    done,
  });
  const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  const edit = (intent: string, name: string, words: string) =>
    desk("newsroom/edit", intent, (page) => enter(page, button(page, name)), said(words));
  /** On a page of the article. */
  const elsewhere: Record<string, string> = {
    readers: "must-read/readers",
  };
  const at = (part: string, intent: string, go: Walk["go"], done: Walk["done"]) =>
    desk(
      elsewhere[part] ?? `newsroom/${part}`,
      intent,
      async (page) => {
        const path = part === "edit" ? article : `${article}/${part}`;
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await go(page);
      },
      done,
    );
  const drawn = (page: Page) => expect(page.getByRole("region", { name: "Предпросмотр" })).toBeVisible();
  return [
    {
      intent: "preview",
      who,
      path: "/admin/news/create",
      async go(page) {
        await type(page, "Заголовок", title);
        await type(page, "Текст", "Ни разу не взяли мышь");
        await enter(page, button(page, "Предпросмотр"));
      },
      done: drawn,
    },
    desk(
      "newsroom/create",
      "save",
      async (page) => {
        await pressSpace(page, page.getByRole("checkbox", { name: rubric }));
        await pressSpace(page, page.getByRole("checkbox", { name: /^Нужно ознакомиться/ }));
        await enter(page, button(page, "Сохранить"));
      },
      async (page) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        article = new URL(page.url()).pathname;
      },
    ),
    edit("review", "На проверку", "Отправлено на проверку"),
    edit("return", "Вернуть в черновики", "Вернули в черновики"),
    desk(
      "newsroom/edit",
      "schedule",
      async (page) => {
        await typeMoment(page, "Когда опубликовать (необязательно)");
        await enter(page, button(page, "Запланировать"));
      },
      said("Запланировано"),
    ),
    edit("publish", "Опубликовать", "Опубликовано"),
    desk(
      "newsroom/edit",
      "save",
      async (page) => {
        await type(page, "Анонс (необязательно)", "Как это было");
        await type(page, "Соавторы (необязательно)", `@${mate}`);
        await pressSpace(page, page.getByRole("checkbox", { name: /^Сообщить читателям об изменении/ }));
        await enter(page, button(page, "Сохранить"));
      },
      said("Сохранено, сообщим читателям"),
    ),
    at(
      "pin",
      "pin",
      async (page) => {
        await type(page, "На сколько дней", "3");
        await enter(page, button(page, "Закрепить над лентой"));
      },
      said("Стоит над лентой"),
    ),
    {
      intent: "move",
      who,
      path: "/admin/news/pins",
      go: (page) => enter(page, page.getByRole("main").getByRole("button", { name: `Ниже: ${title}` })),
      done: (page) => expect(page.getByRole("main").getByRole("row").nth(2)).toContainText(title),
    },
    at("pin", "unpin", (page) => enter(page, button(page, "Открепить")), said("Больше не закреплено")),
    {
      intent: "unpin",
      who,
      path: "/admin/news/pins",
      async go(page) {
        await page.goto(`${article}/pin`);
        await type(page, "На сколько дней", "3");
        await enter(page, button(page, "Закрепить над лентой"));
        await said("Стоит над лентой")(page);
        await page.goto("/admin/news/pins");
        await enter(page, page.getByRole("main").getByRole("button", { name: `Открепить: ${title}` }));
      },
      done: said("Больше не закреплено"),
    },
    at("readers", "remind", (page) => enter(page, button(page, "Напомнить не прочитавшим")), said("Сегодня уже")),
    at(
      "readers",
      "pace",
      async (page) => {
        await choose(page, "Напоминать и без вас", "Каждую неделю");
        await enter(page, button(page, "Сохранить"));
      },
      (page) => expect(page.getByRole("radio", { name: "Каждую неделю" })).toBeChecked(),
    ),
    at(
      "preview",
      "get",
      async (page) => {
        await type(page, "Показать глазами", "Хранит");
        await pressEnter(page);
      },
      (page) =>
        expect(
          page
            .getByRole("main")
            .getByRole("link", { name: /Хранителев/ })
            .first(),
        ).toBeVisible(),
    ),
    at("review", "confirm-review", (page) => enter(page, button(page, "Всё верно")), said("Спасибо. Снова напомним")),
    at("edit", "preview", (page) => enter(page, button(page, "Предпросмотр")), drawn),
    at("edit", "unpublish", (page) => enter(page, button(page, "Снять с публикации")), said("Снято с публикации")),
    at(
      "review",
      "unpublish",
      async (page) => {
        await page.goto(article);
        await enter(page, button(page, "Опубликовать"));
        await expect(button(page, "Снять с публикации")).toBeVisible();
        await page.goto(`${article}/review`);
        await enter(page, button(page, "Снять с публикации"));
      },
      said("Снято с публикации"),
    ),
    at("edit", "archive", (page) => enter(page, button(page, "В архив")), said("Убрано в архив")),
    {
      intent: "get",
      who,
      path: "/admin/news",
      async go(page) {
        await tabTo(page, page.getByRole("main").getByRole("searchbox"));
        await page.keyboard.type("Статья");
        await pressEnter(page);
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible(),
    },
  ];
}
