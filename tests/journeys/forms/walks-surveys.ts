import type { Page } from "@playwright/test";
import { guestToken } from "../support/fill-surveys.ts";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { bankWalks } from "./bank-walks.ts";

/** A survey from its first word to the answer, and a test from its first word to the mark. */
export function surveyWalks({ keeper: who, walker }: Cast): Walk[] {
  const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();
  const headed = (text: string) => (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  const open = (page: Page, name: string) =>
    enter(page, page.getByRole("main").getByRole("link", { name, exact: true }));
  const at = (page: string) => `questionnaire-desk/${page}`;
  const begin = (kind: "Опрос" | "Тест", title: string): Walk => ({
    intent: "create",
    who,
    path: `/admin/questionnaires/new?kind=${kind === "Тест" ? "test" : "survey"}`,
    async go(page) {
      if (kind === "Тест") await choose(page, "Что это", "Тест");
      await type(page, "Название", title);
      await press("Создать черновик")(page);
    },
    done: headed(title),
  });
  const add = (kind: "single" | "long"): Walk => ({
    intent: "get",
    who,
    at: at("question"),
    async go(page) {
      const kinds = page.getByLabel("Новый вопрос", { exact: true });
      await tabTo(page, kinds);
      for (let turn = 0; turn < 20 && (await kinds.inputValue()) !== kind; turn++)
        await page.keyboard.press("ArrowDown");
      await press("Добавить")(page);
    },
    done: headed("Новый вопрос"),
  });
  const publish: Walk = {
    intent: "step",
    who,
    at: at("build"),
    go: press("Опубликовать"),
    done: tells("Опубликовано"),
  };
  return [
    begin("Опрос", "Опрос с клавиатуры"),
    add("single"),
    {
      intent: "save",
      who,
      at: at("question"),
      async go(page) {
        await type(page, "Вопрос", "Чай или кофе?");
        await type(page, "Вариант 1 (необязательно)", "Чай");
        await type(page, "Вариант 2 (необязательно)", "Кофе");
        await press("Сохранить")(page);
      },
      done: tells("Вопрос сохранён"),
    },
    {
      intent: "copy",
      who,
      at: at("build"),
      go: press("Повторить ниже: Чай или кофе?"),
      done: (page) => expect(page.getByRole("button", { name: "Удалить: Чай или кофе?" })).toHaveCount(2),
    },
    {
      intent: "move",
      who,
      at: at("build"),
      go: (page) => enter(page, page.getByRole("button", { name: "Ниже: Чай или кофе?" }).first()),
      done: (page) => expect(page.getByRole("button", { name: "Удалить: Чай или кофе?" })).toHaveCount(2),
    },
    {
      intent: "drop",
      who,
      at: at("build"),
      go: (page) => enter(page, page.getByRole("button", { name: "Удалить: Чай или кофе?" }).first()),
      done: tells("Вопрос удалён"),
    },
    {
      intent: "add-section",
      who,
      at: at("build"),
      go: press("Добавить раздел"),
      done: (page) => expect(page.getByRole("heading", { name: "Раздел 2" })).toBeVisible(),
    },
    {
      intent: "section",
      who,
      at: at("build"),
      async go(page) {
        const last = page.getByRole("region", { name: "Раздел 2" });
        await pressSpace(page, last.locator("summary"));
        await tabTo(page, last.getByLabel("Название (необязательно)", { exact: true }));
        await page.keyboard.insertText("Напоследок");
        await enter(page, last.getByRole("button", { name: "Сохранить раздел" }));
      },
      done: tells("Раздел сохранён"),
    },
    {
      intent: "drop-section",
      who,
      at: at("build"),
      go: press("Удалить раздел с вопросами: Напоследок"),
      done: tells("Раздел удалён"),
    },
    {
      intent: "save",
      who,
      at: at("settings"),
      async go(page) {
        await open(page, "Настройки");
        await choose(page, "Чьи это ответы", "Анонимный");
        await press("Сохранить")(page);
      },
      done: tells("Настройки сохранены"),
    },
    {
      ...publish,
      async go(page) {
        await open(page, "Вопросы");
        await press("Опубликовать")(page);
      },
    },
    {
      intent: "issue",
      who,
      at: at("links"),
      async go(page) {
        await open(page, "Для гостей");
        await press("Выдать ссылки")(page);
      },
      done: (page) => expect(page.getByRole("heading", { name: "Ссылки готовы" })).toBeVisible(),
    },
    { intent: "revoke", who, at: at("links"), go: press("Отозвать"), done: tells("Отозвано: 10 ссылок") },
    {
      intent: "answer",
      who: walker,
      path: `/answer/${guestToken}/1`,
      at: "guest-surveys/section",
      go: press("Сохранить и продолжить потом"),
      done: (page) => expect(page.getByRole("link", { name: "Продолжить", exact: true })).toBeVisible(),
    },
    {
      intent: "answer",
      who: walker,
      path: "/surveys",
      at: "surveys/section",
      async go(page) {
        await open(page, "Опрос с клавиатуры");
        await open(page, "Начать");
        await tabTo(page, page.getByRole("radio", { name: "Чай" }));
        await page.keyboard.press("Space");
        await press("Отправить")(page);
      },
      done: tells("Спасибо, ответы отправлены"),
    },
    begin("Тест", "Тест с клавиатуры"),
    add("long"),
    {
      intent: "save",
      who,
      at: at("question"),
      async go(page) {
        await type(page, "Вопрос", "Зачем мышь?");
        await press("Сохранить")(page);
      },
      done: tells("Вопрос сохранён"),
    },
    publish,
    {
      intent: "begin",
      who: walker,
      path: "/tests",
      at: "quizzes/quiz",
      async go(page) {
        await open(page, "Тест с клавиатуры");
        await press("Начать тест")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: "Завершить тест" })).toBeVisible(),
    },
    {
      intent: "answer",
      who: walker,
      at: "quizzes/section",
      async go(page) {
        await type(page, "Зачем мышь? (необязательно)", "Незачем");
        await press("Завершить тест")(page);
      },
      done: headed("Попытка 1"),
    },
    {
      intent: "get",
      who,
      path: "/admin/questionnaires?state=open",
      at: at("results"),
      async go(page) {
        await open(page, "Тест с клавиатуры");
        await open(page, "Итоги");
        await type(page, "Слова в ответах (необязательно)", "незачем");
        await press("Показать")(page);
      },
      done: (page) => expect(page.getByText("Незачем").first()).toBeVisible(),
    },
    {
      intent: "mark",
      who,
      path: "/admin/questionnaires?state=open",
      at: at("attempt"),
      async go(page) {
        await open(page, "Тест с клавиатуры");
        await open(page, "Люди");
        await enter(page, page.getByRole("main").getByRole("link", { name: "Клавишин Глеб" }));
        await tabTo(page, page.getByLabel(/^Баллы, не больше 1/));
        await page.keyboard.type("1");
        await press("Оценить")(page);
      },
      done: tells("Оценка сохранена"),
    },
    {
      intent: "annul",
      who,
      at: at("attempt"),
      async go(page) {
        await type(page, "Причина", "Погас свет");
        await press("Аннулировать")(page);
      },
      done: tells("Попытка возвращена"),
    },
    ...bankWalks(who),
  ];
}
