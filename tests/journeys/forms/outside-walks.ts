import type { Page } from "@playwright/test";
import { dentistFile } from "#app/calendar/outside/tests/dentist-file.ts";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

/** A calendar of another program: by an address, which nobody calls here, and out of a file; shown, hidden, named, gone. */
export function outsideWalks(who: string): Walk[] {
  const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  const at = "outside/one";
  return [
    {
      intent: "add-address",
      who,
      path: "/calendar/outside",
      async go(page) {
        await type(page, "Адрес календаря", "webcal://calendar.example.com/one.ics");
        await press("Добавить")(page);
      },
      done: tells("calendar.example.com"),
    },
    { intent: "refresh", who, at, go: press("Прочитать сейчас"), done: tells("Прочитаем календарь через минуту") },
    { intent: "remove", who, at, go: press("Убрать календарь"), done: tells("Календарь убран") },
    {
      intent: "add-file",
      who,
      path: "/calendar/outside",
      async go(page) {
        const file = dentistFile();
        const buffer = Buffer.from(await file.arrayBuffer());
        const chosen = { name: file.name, mimeType: file.type, buffer };
        await page.getByLabel("Файл календаря (.ics)").setInputFiles(chosen);
        await press("Прочитать")(page);
      },
      done: tells("Прочитано: 1 событие"),
    },
    { intent: "show", who, at, go: press("Показать в календаре"), done: tells("Календарь стоит среди ваших событий") },
    { intent: "hide", who, at, go: press("Скрыть"), done: tells("Календарь скрыт") },
    {
      intent: "rename",
      who,
      at,
      async go(page) {
        await type(page, "Название (необязательно)", "Домашний");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Домашний"),
    },
  ];
}
