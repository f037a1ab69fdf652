import type { Page } from "@playwright/test";
import { packageOf } from "#app/learning/scorm/tests/some-package.ts";
import { enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const title = "Набор на скорость";

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name, exact: true });
const press = (name: string) => (page: Page) => enter(page, button(page, name));
const open = (page: Page, name: string | RegExp) =>
  enter(page, page.getByRole("main").getByRole("link", { name, exact: true }).first());
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

/** The kinds of lessons stand in a list: so many below the first. */
async function choose(page: Page, below: number): Promise<void> {
  await tabTo(page, page.getByLabel("Какой это урок"));
  for (let left = below; left > 0; left--) await page.keyboard.press("ArrowDown");
}

/** A course of a task and of a package: sent, returned, accepted, begun, taken on somebody's word, reviewed. */
export function lessonWalks({ keeper, walker }: Cast): Walk[] {
  const put = (name: string, below: number, fill?: (page: Page) => Promise<void>): Walk => ({
    intent: "put",
    who: keeper,
    at: "course-desk/adminLesson",
    async go(page) {
      await open(page, "Добавить урок");
      await type(page, "Название", name);
      await choose(page, below);
      await type(page, "Текст (необязательно)", "Сто слов за минуту");
      await fill?.(page);
      await press("Сохранить")(page);
    },
    done: tells("Урок сохранён"),
  });
  const send: Walk = {
    intent: "submit",
    who: walker,
    at: "courses/lesson",
    async go(page) {
      await type(page, "Что сделано (необязательно)", "Сто два слова");
      await press("Отправить на проверку")(page);
    },
    done: tells("Отправлено на проверку"),
  };
  const judge = (intent: string, name: string, done: string): Walk => ({
    intent,
    who: keeper,
    path: "/admin/learning/checks",
    at: "course-desk/adminCheck",
    async go(page) {
      await open(page, /Клавишин/);
      await type(page, "Ваш ответ (необязательно)", "Смотрите на экран, а не на руки");
      await press(name)(page);
    },
    done: tells(done),
  });
  const write: Walk = {
    intent: "review",
    who: walker,
    at: "courses/reviews",
    async go(page) {
      await pressSpace(page, page.getByRole("radio", { name: "5", exact: true }));
      await press("Оставить отзыв")(page);
    },
    done: tells("Спасибо за отзыв"),
  };
  return [
    {
      intent: "make",
      who: keeper,
      path: "/admin/learning/create",
      async go(page) {
        await type(page, "Название", title);
        await press("Создать")(page);
      },
      done: tells("Уроков пока нет"),
    },
    put("Сто слов", 6),
    put("Тренажёр", 5, async (page) => {
      const buffer = Buffer.from(await (await packageOf()).arrayBuffer());
      const file = { name: "course.zip", mimeType: "application/zip", buffer };
      await page.getByLabel("Файл, своё видео или пакет SCORM").setInputFiles(file);
    }),
    {
      intent: "publish",
      who: keeper,
      path: "/admin/learning",
      at: "course-desk/adminCourse",
      async go(page) {
        await open(page, title);
        await press("Выпустить версию 1")(page);
      },
      done: tells("Вышла версия 1"),
    },
    {
      intent: "enrol",
      who: walker,
      path: "/sputnik/catalog",
      at: "courses/course",
      async go(page) {
        await open(page, title);
        await press("Записаться")(page);
      },
      done: (page) => expect(button(page, "Начать")).toBeVisible(),
    },
    { intent: "start", who: walker, at: "courses/course", go: press("Начать"), done: tells("Ваша работа") },
    send,
    judge("return", "Вернуть на доработку", "Работа возвращена"),
    send,
    judge("accept", "Принять", "Работа принята"),
    {
      intent: "begin",
      who: walker,
      path: "/sputnik/courses",
      at: "courses/scorm",
      async go(page) {
        await open(page, title);
        await open(page, "Тренажёр");
        await open(page, "Открыть");
        await press("Начать")(page);
      },
      done: (page) => expect(page.locator("#play iframe")).toBeAttached(),
    },
    {
      intent: "submit",
      who: walker,
      at: "courses/scorm",
      async go(page) {
        await type(page, "Как вы прошли урок (необязательно)", "Прочитал текст урока");
        await press("Сообщить о прохождении")(page);
      },
      done: tells("Отправлено на проверку"),
    },
    {
      ...write,
      path: "/sputnik/courses",
      async go(page) {
        await open(page, title);
        await open(page, "Отзывов пока нет");
        await write.go(page);
      },
    },
    { intent: "drop", who: walker, at: "courses/reviews", go: press("Убрать отзыв"), done: tells("Отзыв убран") },
    write,
    {
      intent: "dropOf",
      who: keeper,
      path: "/sputnik/catalog",
      at: "courses/reviews",
      async go(page) {
        await open(page, title);
        await open(page, /из 5/);
        await press("Убрать отзыв: Клавишин Глеб")(page);
      },
      done: tells("Отзыв убран"),
    },
    {
      intent: "get",
      who: keeper,
      path: "/admin/learning/time",
      go: press("Показать"),
      done: tells("Считается, пока урок виден"),
    },
    {
      intent: "check",
      who: keeper,
      path: "/sputnik/time",
      async go(page) {
        const file = { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
        await page.getByLabel("Отчёт").setInputFiles(file);
        await press("Проверить")(page);
      },
      done: tells("файл меняли, или это не отчёт портала"),
    },
    {
      intent: "put",
      who: keeper,
      path: "/admin/learning/certificates/templates",
      async go(page) {
        await type(page, "Название шаблона", "Школа набора");
        await press("Сохранить")(page);
      },
      done: tells("Шаблон сохранён"),
    },
    {
      intent: "drop",
      who: keeper,
      at: "certificates-desk/adminTemplates",
      go: press("Убрать: Школа набора"),
      done: tells("Шаблон убран"),
    },
  ];
}
