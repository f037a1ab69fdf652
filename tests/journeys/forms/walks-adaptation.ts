import type { Page } from "@playwright/test";
import { pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { newcomerWalks } from "./newcomer-walks.ts";
import { button, chosen, disclosed, link, open, press, programme, tells } from "./pressing.ts";

/** A programme from its first word to the archive, and somebody who walks it until the conclusion. */
export function adaptationWalks(cast: Cast): Walk[] {
  const { keeper, walker } = cast;
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
  const state = (intent: string, name: string, done: string): Walk => ({
    ...{ ...ofRun, intent },
    go: press(name),
    done: tells(done),
  });
  const start = (): Walk => ({
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
  });
  return [
    {
      intent: "save",
      who: keeper,
      path: "/admin/adaptation/templates",
      at: "adaptation-desk/adminSettings",
      async go(page) {
        await open(page, "Новая программа");
        await type(page, "Название", programme);
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(programme),
    },
    step("Прочитать правила", "article"),
    step("Рабочее место", "checklist", (page) => type(page, "Пункты списка дел (необязательно)", "Пропуск")),
    step("Первая задача", "task", isChecked),
    step("Познакомиться", "article"),
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
    start(),
    ...newcomerWalks(cast),
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
    {
      ...ofRun,
      intent: "help",
      path: "/admin/adaptation",
      async go(page) {
        await open(page, /Клавишин/);
        await disclosed(page, "Сменить помощника");
        await chosen(page, "Кого", "it");
        await type(page, "На кого (необязательно)", `@${keeper}`);
        await press("Сменить")(page);
      },
      done: tells("Записано, кто помогает"),
    },
    state("pause", "Приостановить", "Приостановлена"),
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
        await pressSpace(page, page.getByRole("radio", { name: "Испытательный срок пройден" }));
        await type(page, "Заключение", "Справляется без мыши");
        await press("Записать заключение")(page);
      },
      done: tells("Заключение записано"),
    },
    {
      intent: "start-table",
      who: keeper,
      path: "/admin/adaptation",
      at: "adaptation-desk/adminStart",
      async go(page) {
        await open(page, "Начать программу");
        await disclosed(page, "Сразу для многих: таблицей");
        await type(page, "Таблица", `@${walker}; 01.12.${new Date().getFullYear()}`);
        await press("Начать для всех")(page);
      },
      done: (page) => expect(link(page, "Клавишин")).toBeVisible(),
    },
    {
      ...ofRun,
      intent: "cancel",
      path: "/admin/adaptation",
      async go(page) {
        await open(page, /Клавишин/);
        await press("Прекратить")(page);
      },
      done: tells("Программа прекращена"),
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
}
