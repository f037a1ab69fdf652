import type { Page } from "@playwright/test";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const headed = (text: string) => (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const open = (page: Page, name: string) => enter(page, page.getByRole("main").getByRole("link", { name, exact: true }));
const at = (page: string) => `question-bank/${page}`;
const path = "/admin/question-bank";

/** The bank of questions, from its first topic to a test that draws out of it; a test of the company stands there already. */
export function bankWalks(who: string): Walk[] {
  const addTopic = async (page: Page, name: string) => {
    await type(page, "Новая тема", name);
    await press("Добавить тему")(page);
    await headed(name)(page);
  };
  const unfold = (page: Page, title: string) => pressSpace(page, page.locator("summary", { hasText: title }).first());
  return [
    {
      intent: "add",
      who,
      path,
      at: at("topics"),
      go: (page) => addTopic(page, "Тема с клавиатуры"),
      done: tells("Тема готова"),
    },
    { intent: "get", who, at: at("question"), go: press("Добавить"), done: headed("Новый вопрос банка") },
    {
      intent: "save",
      who,
      at: at("question"),
      async go(page) {
        await type(page, "Вопрос", "Чем тушат ток?");
        await type(page, "Вариант 1 (необязательно)", "Порошком");
        await type(page, "Вариант 2 (необязательно)", "Водой");
        await press("Сохранить")(page);
      },
      done: tells("Вопрос сохранён"),
    },
    { intent: "archive", who, at: at("topic"), go: press(/^В архив.*Чем тушат ток/), done: tells("Вопрос в архиве") },
    {
      intent: "restore",
      who,
      at: at("topic"),
      async go(page) {
        await open(page, "В архиве: 1");
        await press(/^Вернуть.*Чем тушат ток/)(page);
      },
      done: tells("Вопрос снова в теме"),
    },
    {
      intent: "rename",
      who,
      at: at("topic"),
      async go(page) {
        await unfold(page, "Название темы");
        await type(page, "Название", "Ток и огонь");
        await press("Сохранить название")(page);
      },
      done: headed("Ток и огонь"),
    },
    {
      intent: "get",
      who,
      path,
      at: at("copying"),
      async go(page) {
        await open(page, "Ток и огонь");
        await open(page, "Взять из теста");
        await press("Показать вопросы")(page);
      },
      done: (page) => expect(page.getByRole("button", { name: "Скопировать отмеченные" })).toBeVisible(),
    },
    { intent: "copy", who, at: at("copying"), go: press("Скопировать отмеченные"), done: tells(/Скопировано: \d/) },
    {
      intent: "drop",
      who,
      path,
      at: at("topic"),
      async go(page) {
        await addTopic(page, "Лишняя тема");
        await unfold(page, "Название темы");
        await press("Удалить тему")(page);
      },
      done: tells("Тема удалена"),
    },
    {
      intent: "bank",
      who,
      path: "/admin/questionnaires/new?kind=test",
      at: "questionnaire-desk/build",
      async go(page) {
        await choose(page, "Что это", "Тест");
        await type(page, "Название", "Тест из банка с клавиатуры");
        await press("Создать черновик")(page);
        await headed("Тест из банка с клавиатуры")(page);
        await unfold(page, "Вопросы из банка");
        const topics = page.getByLabel("Тема (необязательно)", { exact: true });
        await tabTo(page, topics);
        await page.keyboard.press("ArrowDown");
        await press("Сохранить выбор")(page);
      },
      done: tells("Раздел берёт вопросы из банка"),
    },
  ];
}
