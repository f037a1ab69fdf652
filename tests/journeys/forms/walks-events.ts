import type { Page } from "@playwright/test";
import { enter, pressSpace, tabTo, type, typeMoment } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { outsideWalks } from "./outside-walks.ts";

/** Kinds of events, two events on their way out, an answer, a change, who came, the end; the own calendar's address; a day off. */
export function eventWalks({ keeper, walker }: Cast): Walk[] {
  const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  const make = (title: string): Walk => ({
    intent: "make",
    who: walker,
    path: "/calendar/create",
    async go(page) {
      await type(page, "Название", title);
      await typeMoment(page, "Начало");
      await typeMoment(page, "Конец", { hour: 11 });
      await press("Создать")(page);
    },
    done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title),
  });
  /** Opens an event that the cast finds there, and gives its address. */
  async function openFound(page: Page, title: string): Promise<string> {
    await enter(page, page.getByRole("main").getByRole("link", { name: title }).first());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    return new URL(page.url()).pathname;
  }
  const decide = (title: string, name: string) => (page: Page) =>
    enter(page, page.getByRole("listitem").filter({ hasText: title }).getByRole("button", { name }));
  return [
    {
      intent: "put",
      who: keeper,
      path: "/admin/calendar/types",
      async go(page) {
        await type(page, "Название", "Турниры");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("link", { name: "Турниры" })).toBeVisible(),
    },
    make("Лишний турнир"),
    make("Турнир наборщиков"),
    {
      intent: "publish",
      who: keeper,
      path: "/admin/calendar",
      go: decide("Турнир наборщиков", "Выпустить"),
      done: tells("Событие вышло"),
    },
    {
      intent: "refuse",
      who: keeper,
      at: "calendar-desk/adminEvents",
      go: decide("Лишний турнир", "Отклонить"),
      done: tells("Событие отклонено"),
    },
    {
      intent: "answer",
      who: walker,
      path: "/calendar?view=list&day=2099-12-12",
      at: "events/one",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: "Турнир наборщиков" }));
        await press("Пойду")(page);
      },
      done: (page) =>
        expect(page.getByRole("button", { name: "Пойду", exact: true })).toHaveAttribute("aria-pressed", "true"),
    },
    {
      intent: "keep",
      who: walker,
      at: "events/one",
      go: press("В избранное"),
      done: (page) => expect(page.getByRole("button", { name: "Убрать из избранного" })).toBeVisible(),
    },
    {
      intent: "change",
      who: walker,
      at: "events/edit",
      async go(page) {
        await enter(page, page.getByRole("link", { name: "Изменить" }));
        await type(page, "Где (необязательно)", "Типография");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByRole("main").getByText("Типография")).toBeVisible(),
    },
    {
      intent: "decide",
      who: walker,
      at: "events/participants",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: "1", exact: true }));
        await press("Пришёл")(page);
      },
      done: tells("Был на событии"),
    },
    {
      intent: "invite",
      who: walker,
      at: "events/participants",
      async go(page) {
        await type(page, "Кого (необязательно)", `@${keeper}`);
        await press("Пригласить")(page);
      },
      done: tells("Приглашены и ещё не ответили"),
    },
    {
      intent: "remove",
      who: walker,
      at: "events/participants",
      async go(page) {
        await enter(
          page,
          page.getByRole("listitem").filter({ hasText: "Приглашение" }).getByRole("button", { name: "Убрать" }),
        );
      },
      done: tells("Человека нет среди участников"),
    },
    {
      intent: "save",
      who: keeper,
      path: "/calendar?view=list",
      at: "events/question",
      async go(page) {
        await page.goto(`${await openFound(page, "Вечер гостей")}/questions/new?kind=text`);
        await type(page, "Вопрос", "Кого приведёте");
        await press("Сохранить")(page);
      },
      done: tells("Вопрос сохранён"),
    },
    {
      intent: "move",
      who: keeper,
      at: "events/questions",
      async go(page) {
        await page.goto(`${new URL(page.url()).pathname}/new?kind=text`);
        await type(page, "Вопрос", "Во сколько придёте");
        await press("Сохранить")(page);
        await enter(page, page.getByRole("button", { name: "Выше: Во сколько придёте" }));
      },
      done: (page) =>
        expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "придёте" }).first()).toContainText(
          "Во сколько",
        ),
    },
    {
      intent: "drop",
      who: keeper,
      at: "events/questions",
      go: (page) => enter(page, page.getByRole("button", { name: "Удалить: Во сколько придёте" })),
      done: tells("Вопрос удалён"),
    },
    {
      intent: "join",
      who: keeper,
      at: "events/join",
      async go(page) {
        await page.goto(new URL(page.url()).pathname.replace("/questions", "/join"));
        await press("Записаться")(page);
      },
      done: tells("Вы идёте"),
    },
    {
      intent: "cancel",
      who: walker,
      at: "events/edit",
      async go(page) {
        await enter(page, page.getByRole("main").getByRole("link", { name: "Турнир наборщиков" }));
        await enter(page, page.getByRole("link", { name: "Изменить" }));
        await type(page, "Почему", "Клавиши кончились");
        await press("Отменить событие")(page);
      },
      done: (page) => expect(page.getByRole("main").getByText("Клавиши кончились")).toBeVisible(),
    },
    {
      intent: "check-in",
      who: keeper,
      path: "/calendar?view=list",
      at: "events/checkIn",
      async go(page) {
        const address = await openFound(page, "Неделя открытых дверей");
        await page.goto(`${address}/door`);
        const code = /\b\d{6}\b/.exec((await page.getByRole("main").textContent()) ?? "")![0];
        await page.goto(`${address}/check-in`);
        await type(page, "Код с экрана у входа", code);
        await press("Я здесь")(page);
      },
      done: tells("Отметили: вы здесь"),
    },
    {
      intent: "make",
      who: walker,
      path: "/calendar/subscription",
      go: press("Создать адрес"),
      done: tells("Ваш адрес"),
    },
    {
      intent: "shut",
      who: walker,
      at: "events/subscription",
      go: press("Закрыть адрес"),
      done: tells("Адрес закрыт"),
    },
    {
      intent: "layers",
      who: walker,
      path: "/calendar",
      async go(page) {
        await pressSpace(page, page.locator("summary", { hasText: "Что ещё показывать" }));
        await pressSpace(page, page.getByLabel("Дни рождения коллег"));
        await press("Запомнить")(page);
      },
      done: tells("Запомнили, что показывать"),
    },
    ...outsideWalks(walker),
    {
      intent: "put",
      who: keeper,
      path: "/admin/calendar/days?year=2099",
      async go(page) {
        const field = page.getByLabel("День", { exact: true });
        await type(page, "Почему (необязательно)", "Наш праздник");
        await field.focus();
        await page.keyboard.type("12122099");
        await expect(field).toHaveValue("2099-12-12");
        await press("Записать")(page);
      },
      done: (page) => expect(page.getByRole("main").getByText("Наш праздник")).toBeVisible(),
    },
    {
      intent: "drop",
      who: keeper,
      at: "calendar-desk/adminDays",
      go: press("Убрать"),
      done: tells("День снова обычный"),
    },
    {
      intent: "put-list",
      who: keeper,
      at: "calendar-desk/adminDays",
      async go(page) {
        await tabTo(page, page.locator("main details summary", { hasText: "Много дней сразу" }));
        await page.keyboard.press("Enter");
        await type(page, "Таблица дней", "13.12.2099; выходной; Отдыхаем ещё день");
        await press("Записать все")(page);
      },
      done: (page) => expect(page.getByRole("main").getByText("Отдыхаем ещё день")).toBeVisible(),
    },
  ];
}
