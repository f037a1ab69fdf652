import type { Page } from "@playwright/test";
import { choose, enter, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const press = (name: string | RegExp) => (page: Page) => enter(page, page.getByRole("button", { name }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const open = (page: Page, name: string | RegExp) => enter(page, page.getByRole("link", { name }).first());

/** Points from their rules to a transfer that is put right, tasks from the desk to the reward. */
export function pointWalks({ keeper: who, walker, friend }: Cast): Walk[] {
  const taskOf = (title: string, kind: string): Walk => ({
    intent: "put",
    who,
    path: "/admin/loyalty/tasks/new",
    async go(page) {
      await type(page, "Что сделать", title);
      await type(page, "Награда", "5");
      await choose(page, "Как засчитывают", kind);
      if (kind === "По кодовому слову") await type(page, "Кодовое слово (необязательно)", "ключ");
      await press("Сохранить")(page);
    },
    done: tells("Задание сохранено"),
  });
  const submit: Walk = {
    intent: "submit",
    who: walker,
    at: "tasks/task",
    async go(page) {
      await type(page, "Что сделано", "Нажал клавишу ввода");
      await press("Отправить на проверку")(page);
    },
    done: tells("На проверке"),
  };
  return [
    {
      intent: "rule",
      who,
      path: "/admin/loyalty/rules",
      async go(page) {
        await type(page, "Сколько", "5");
        await press("Сохранить")(page);
      },
      done: tells("Правило сохранено"),
    },
    { intent: "limits", who, path: "/admin/loyalty/limits", go: press("Сохранить"), done: tells("Пределы сохранены") },
    {
      intent: "fund",
      who,
      path: "/admin/loyalty",
      async go(page) {
        await type(page, "Как называется", "Фонд клавиш");
        await type(page, "Кто из него награждает", `@${friend}`);
        await press("Завести фонд")(page);
      },
      done: (page) => expect(page.getByRole("row", { name: /Фонд клавиш/ })).toBeVisible(),
    },
    {
      intent: "issue",
      who,
      path: "/admin/loyalty/issue",
      async go(page) {
        await type(page, "Коллеге (необязательно)", `@${walker}`);
        await type(page, "Сколько", "100");
        await type(page, "За что", "За клавиши");
        await press("Начислить")(page);
      },
      done: tells("Баллы начислены"),
    },
    {
      intent: "check",
      who: walker,
      path: "/transfer",
      async go(page) {
        await type(page, "Кому", `@${friend}`);
        await type(page, "Сколько", "10");
        await type(page, "За что", "За помощь");
        await press("Дальше")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Проверьте перевод"),
    },
    { intent: "send", who: walker, at: "balance/transfer", go: press("Перевести"), done: tells("Баллы переведены") },
    { intent: "get", who: walker, path: "/balance", go: press("Показать"), done: tells(/^остаток/) },
    {
      intent: "get",
      who,
      path: "/admin/loyalty/operations",
      async go(page) {
        await tabTo(page, page.getByRole("searchbox", { name: "Имя коллеги", exact: true }));
        await page.keyboard.type(friend);
        await pressEnter(page);
      },
      done: tells(/Соседова: перевод от коллеги/),
    },
    {
      intent: "reverse",
      who,
      path: `/admin/loyalty/operations?query=${friend}`,
      async go(page) {
        await enter(page, page.locator("summary").filter({ hasText: "Отменить" }));
        await type(page, "Почему", "Не тому коллеге");
        await press(/^Отменить операцию/)(page);
      },
      done: tells("Операция отменена"),
    },
    taskOf("Нажать клавишу", "Проверяет человек"),
    {
      intent: "take",
      who: walker,
      path: "/tasks",
      at: "tasks/task",
      async go(page) {
        await open(page, "Нажать клавишу");
        await press(/^Взяться/)(page);
      },
      done: tells("Задание теперь среди ваших"),
    },
    submit,
    {
      intent: "reject",
      who,
      path: "/admin/loyalty/checks",
      async go(page) {
        await type(page, "Чего не хватило (необязательно)", "Какую именно?");
        await press(/^Вернуть/)(page);
      },
      done: tells("Возвращено с вашими словами"),
    },
    submit,
    {
      intent: "approve",
      who,
      path: "/admin/loyalty/checks?again=1",
      go: press(/^Засчитать/),
      done: tells("Засчитано, баллы начислены"),
    },
    taskOf("Узнать слово", "По кодовому слову"),
    {
      intent: "redeem",
      who: walker,
      path: "/tasks",
      at: "tasks/task",
      async go(page) {
        await open(page, "Узнать слово");
        await type(page, "Кодовое слово", "ключ");
        await press("Готово")(page);
      },
      done: tells("Верно! Баллы начислены"),
    },
    {
      intent: "archive",
      who,
      path: "/admin/loyalty/tasks",
      go: press("В архив: Узнать слово"),
      done: tells("Задание в архиве"),
    },
    {
      intent: "revive",
      who,
      at: "tasks-desk/adminTasks",
      go: press("Вернуть: Узнать слово"),
      done: tells("Задание снова открыто"),
    },
  ];
}
