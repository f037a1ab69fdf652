import type { Page } from "@playwright/test";
import { choose, enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const title = "Первый месяц с клавиатуры";

/** A programme from its first word to the archive, and somebody who walks it until the conclusion. */
export function adaptationWalks({ keeper, walker }: Cast): Walk[] {
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).first();
  const press = (name: string | RegExp) => (page: Page) => enter(page, button(page, name));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();
  const open = (page: Page, name: string | RegExp) => enter(page, link(page, name));
  const disclosed = (page: Page, name: string) =>
    enter(page, page.getByRole("main").locator("summary").filter({ hasText: name }));
  const chosen = async (page: Page, label: string, value: string) => {
    const box = page.getByLabel(label, { exact: true });
    await tabTo(page, box);
    for (let turn = 0; turn < 20 && (await box.inputValue()) !== value; turn++) await page.keyboard.press("ArrowDown");
  };
  const ofProgramme = { who: keeper, at: "adaptation-desk/adminTemplate" };
  const ofRun = { who: keeper, at: "adaptation-desk/adminRun" };
  const ofNewcomer = { who: keeper, at: "adaptation/subordinate" };
  const step = (name: string, kind: string, more: (page: Page) => Promise<void> = async () => {}): Walk => ({
    intent: "save",
    who: keeper,
    at: "adaptation-desk/adminStep",
    async go(page) {
      await open(page, "Добавить шаг");
      await chosen(page, "Что это", kind);
      await type(page, "Название", name);
      await more(page);
      await press("Сохранить")(page);
    },
    done: (page) => expect(link(page, name)).toBeVisible(),
  });
  const isChecked = (page: Page) => pressSpace(page, page.getByLabel("Проверяет руководитель", { exact: true }));
  const own = (at: string, name: string) => ({
    who: walker,
    path: "/adaptation",
    at: `adaptation/${at}`,
    async reach(page: Page) {
      await open(page, title);
      await open(page, name);
    },
  });
  const walk = (
    intent: string,
    { reach, ...where }: ReturnType<typeof own>,
    go: Walk["go"],
    done: Walk["done"],
  ): Walk => ({
    ...{ intent, ...where, done },
    async go(page) {
      await reach(page);
      await go(page);
    },
  });
  const state = (intent: string, name: string, done: string): Walk => ({
    ...{ ...ofRun, intent },
    go: press(name),
    done: tells(done),
  });
  return [
    {
      intent: "save",
      who: keeper,
      path: "/admin/adaptation/templates",
      at: "adaptation-desk/adminSettings",
      async go(page) {
        await open(page, "Новая программа");
        await type(page, "Название", title);
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title),
    },
    step("Прочитать правила", "article"),
    step("Рабочее место", "checklist", (page) => type(page, "Пункты списка дел (необязательно)", "Пропуск")),
    step("Первая задача", "task", isChecked),
    step("Лишний шаг", "article"),
    {
      ...ofProgramme,
      intent: "move",
      go: press("Выше: шаг «Лишний шаг»"),
      done: (page) => expect(button(page, "Ниже: шаг «Лишний шаг»")).toBeEnabled(),
    },
    {
      ...ofProgramme,
      intent: "drop",
      go: press("Убрать шаг «Лишний шаг»"),
      done: (page) => expect(link(page, "Лишний шаг")).toHaveCount(0),
    },
    {
      ...ofProgramme,
      intent: "level",
      async go(page) {
        await disclosed(page, "Добавить уровень");
        await type(page, "Название уровня", "Второй месяц");
        await press("Сохранить")(page);
      },
      done: tells("Уровень сохранён"),
    },
    { ...ofProgramme, intent: "publish", go: press("Опубликовать"), done: tells("Редакция 1") },
    {
      intent: "start",
      who: keeper,
      path: "/admin/adaptation",
      at: "adaptation-desk/adminStart",
      async go(page) {
        await open(page, "Начать программу");
        await type(page, "Для кого", `@${walker}`);
        await press("Начать")(page);
      },
      done: (page) => expect(link(page, "Клавишин")).toBeVisible(),
    },
    walk("finish", own("lesson", "Прочитать правила"), press("Прочитано"), tells("Сделано, так держать")),
    walk(
      "tick",
      { ...own("checklist", "Рабочее место"), reach: toList },
      async (page) => {
        await pressSpace(page, page.getByLabel("Пропуск"));
        await press("Сохранить отметки")(page);
      },
      tells("Отметки сохранены"),
    ),
    { intent: "finish", who: walker, at: "adaptation/checklist", go: press("Всё сделано"), done: tells("Сделано") },
    walk(
      "finish",
      { ...own("task", "Первая задача"), reach: toTask },
      async (page) => {
        await type(page, "Что сделано (необязательно)", "Принял смену");
        await press("Отправить на проверку")(page);
      },
      tells("Отправлено на проверку"),
    ),
    verdict("return", "Вернуть на доработку", "Возвращено с вашими словами"),
    {
      intent: "remind",
      who: keeper,
      at: "adaptation/checked",
      go: press("Напомнить"),
      done: tells("Напомним: раз в день об одном шаге"),
    },
    walk(
      "finish",
      { ...own("task", "Первая задача"), reach: toTask },
      press("Отправить на проверку"),
      tells("Отправлено на проверку"),
    ),
    verdict("accept", "Принять", "Принято, новичку сообщат"),
    {
      ...ofNewcomer,
      intent: "note",
      path: "/adaptation",
      async go(page) {
        await open(page, /Клавишин/);
        await type(page, "Новая заметка", "Быстро печатает");
        await press("Записать")(page);
      },
      done: tells("Быстро печатает"),
    },
    { ...ofNewcomer, intent: "drop-note", go: press("Убрать"), done: tells("Заметка убрана") },
    {
      ...ofNewcomer,
      intent: "add",
      async go(page) {
        await disclosed(page, "Добавить личный шаг");
        await type(page, "Название", "Обед с командой");
        await press("Добавить")(page);
      },
      done: tells("Личный шаг добавлен"),
    },
    {
      ...ofNewcomer,
      intent: "help",
      async go(page) {
        await disclosed(page, "Сменить помощника");
        await chosen(page, "Кого", "buddy");
        await type(page, "На кого (необязательно)", `@${keeper}`);
        await press("Сменить")(page);
      },
      done: tells("Записано, кто помогает"),
    },
    { ...state("pause", "Приостановить", "Приостановлена"), path: "/admin/adaptation", go: pause },
    state("resume", "Продолжить", "Идёт"),
    {
      ...ofRun,
      intent: "skip",
      async go(page) {
        await disclosed(page, "Пропустить шаг");
        await tabTo(page, page.getByLabel("Какой", { exact: true }));
        await page.keyboard.press("ArrowDown");
        await type(page, "Почему", "Уже умеет");
        await press("Пропустить")(page);
      },
      done: tells("Пропущено"),
    },
    {
      ...ofNewcomer,
      intent: "conclude",
      path: "/adaptation",
      async go(page) {
        await open(page, /Клавишин/);
        await disclosed(page, "Дать заключение");
        await choose(page, "Чем закончился срок", "Испытательный срок пройден");
        await type(page, "Заключение", "Справляется без мыши");
        await press("Записать заключение")(page);
      },
      done: tells("Заключение записано"),
    },
    {
      intent: "archive",
      who: keeper,
      path: "/admin/adaptation/templates",
      go: press("В архив"),
      done: tells("В архиве"),
    },
    {
      intent: "revive",
      who: keeper,
      at: "adaptation-desk/adminTemplates",
      go: press("Вернуть"),
      done: tells("Редакция 1"),
    },
  ];

  async function toList(page: Page): Promise<void> {
    await open(page, title);
    await open(page, "Рабочее место");
    await open(page, "К списку дел");
  }

  async function toTask(page: Page): Promise<void> {
    await open(page, title);
    await open(page, "Первая задача");
    await open(page, "К заданию");
  }

  async function pause(page: Page): Promise<void> {
    await open(page, /Клавишин/);
    await press("Приостановить")(page);
  }

  function verdict(intent: "accept" | "return", name: string, done: string): Walk {
    return {
      intent,
      who: keeper,
      path: "/adaptation",
      at: "adaptation/checked",
      async go(page) {
        await open(page, /Первая задача/);
        await type(page, "Ответ новичку (необязательно)", "Расскажите подробнее");
        await press(name)(page);
      },
      done: tells(done),
    };
  }
}
