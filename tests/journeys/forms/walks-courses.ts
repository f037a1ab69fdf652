import type { Page } from "@playwright/test";
import { enter, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { lessonWalks } from "./lesson-walks.ts";

const title = "Набор вслепую";
const first = "Первый урок";

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name, exact: true });
const press = (name: string) => (page: Page) => enter(page, button(page, name));
const open = (page: Page, name: string) => enter(page, page.getByRole("main").getByRole("link", { name, exact: true }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const offers = (name: string) => (page: Page) => expect(button(page, name)).toBeVisible();
const headed = (text: string) => (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(text);

/** A course from its first word to the certificate, by both of its pages, and that certificate to its end. */
export function courseWalks(cast: Cast): Walk[] {
  const { keeper, walker } = cast;
  const edits = (intent: string, name: string, done: Walk["done"]): Walk => {
    return { intent, who: keeper, at: "course-desk/adminCourse", go: press(name), done };
  };
  const put = (lesson: string): Walk => ({
    intent: "put",
    who: keeper,
    at: "course-desk/adminLesson",
    async go(page) {
      await open(page, "Добавить урок");
      await type(page, "Название", lesson);
      await type(page, "Текст (необязательно)", "Руки сами находят клавиши");
      await press("Сохранить")(page);
    },
    done: (page) => expect(page.locator("#lessons").getByRole("link", { name: lesson })).toBeVisible(),
  });
  const publish = (version: number) =>
    edits("publish", `Выпустить версию ${version}`, tells(`Вышла версия ${version}`));
  const learns = (at: "course" | "program") => (intent: string, name: string, done: Walk["done"], way?: Walk["go"]) => {
    const go = async (page: Page) => {
      await way?.(page);
      await press(name)(page);
    };
    return { intent, who: walker, at: `courses/${at}`, go, done };
  };
  const [course, program] = [learns("course"), learns("program")];
  const toProgram = (page: Page) => open(page, "Отдельной страницей");
  const toCourse = (page: Page) => open(page, title);
  const isMoved = (page: Page) => expect(button(page, "Перейти на неё")).toHaveCount(0);
  const finish = (done: Walk["done"]): Walk => {
    return { intent: "finish", who: walker, at: "courses/lesson", go: press("Урок пройден"), done };
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
      done: headed(title),
    },
    ...[first, "Второй урок", "Лишний урок"].map(put),
    edits("move", `Ниже: урок «${first}»`, (page) =>
      expect(page.locator("#lessons li").first()).toContainText("Второй урок"),
    ),
    edits("drop", "Убрать: Лишний урок", tells("Урок убран")),
    publish(1),
    {
      intent: "change",
      who: keeper,
      at: "course-desk/adminCourse",
      async go(page) {
        await type(page, "О чём курс (необязательно)", "Без мыши и без взгляда");
        await press("Сохранить")(page);
      },
      done: tells("Курс сохранён"),
    },
    {
      intent: "get",
      who: walker,
      path: "/sputnik/catalog",
      async go(page) {
        await type(page, "Найти курс (необязательно)", "вслепую");
        await press("Найти")(page);
      },
      done: (page) => expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible(),
    },
    course("enrol", "Записаться", offers("Начать"), toCourse),
    course("keep", "Отложить", offers("Убрать из отложенных")),
    course("leave", "Уйти с курса", offers("Записаться")),
    program("enrol", "Записаться", offers("Начать"), toProgram),
    program("keep", "Убрать из отложенных", offers("Отложить")),
    program("leave", "Уйти с курса", offers("Записаться")),
    course("enrol", "Записаться", offers("Начать"), toCourse),
    course("start", "Начать", headed("Второй урок")),
    finish(headed(first)),
    put("Третий урок"),
    publish(2),
    course("move", "Перейти на неё", isMoved, toCourse),
    put("Четвёртый урок"),
    publish(3),
    program("move", "Перейти на неё", isMoved, toProgram),
    program("start", "Продолжить", headed(first)),
    finish(headed("Третий урок")),
    finish(headed("Четвёртый урок")),
    finish(tells("Поздравляем: курс пройден")),
    {
      intent: "reissue",
      who: keeper,
      path: "/admin/learning/certificates",
      async go(page) {
        await open(page, "Изменить");
        await press("Выдать заново")(page);
      },
      done: tells(/Выдан сертификат/),
    },
    {
      intent: "revoke",
      who: keeper,
      at: "certificates-desk/adminCertificates",
      async go(page) {
        await open(page, "Изменить");
        await type(page, "Почему отозвать", "Подсматривал на клавиши");
        await press("Отозвать")(page);
      },
      done: tells("Сертификат отозван"),
    },
    {
      intent: "assign",
      who: keeper,
      path: "/sputnik/team",
      async go(page) {
        await tabTo(page, page.getByLabel("Курс", { exact: true }));
        await page.keyboard.press("ArrowDown");
        await pressSpace(page, page.getByRole("checkbox", { name: /Клавишин/ }));
        await press("Назначить")(page);
      },
      done: tells("Курс назначен, людям сообщат"),
    },
    {
      intent: "assign",
      who: keeper,
      path: "/admin/learning",
      at: "course-desk/adminLearners",
      async go(page) {
        await open(page, "Кто учится");
        await press("Назначить")(page);
      },
      done: tells("Курс назначен: люди скоро узнают"),
    },
    {
      ...edits("archive", "Убрать в архив", offers("Вернуть в каталог")),
      async go(page) {
        await open(page, title);
        await press("Убрать в архив")(page);
      },
    },
    ...lessonWalks(cast),
  ];
}
