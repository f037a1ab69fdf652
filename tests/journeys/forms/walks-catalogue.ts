import type { Page } from "@playwright/test";
import { choose, enter, look, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { builderWalks } from "./builder-walks.ts";

const title = "Справка с клавиатуры";

/** Categories, a service with its field and its route, two requests on their way, and a page of another service. */
export function catalogueWalks(cast: Cast): Walk[] {
  const { keeper, walker } = cast;
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).first();
  const press = (name: string | RegExp) => (page: Page) => enter(page, button(page, name));
  const tells = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
  const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true }).first();
  const open = (page: Page, name: string) => enter(page, link(page, name));
  const category = (name: string): Walk => ({
    intent: "put",
    who: keeper,
    path: "/admin/services/categories",
    async go(page) {
      await type(page, "Название", name);
      await press("Сохранить")(page);
    },
    done: (page) => expect(link(page, name)).toBeVisible(),
  });
  const service = (name: string, kind: string): Walk => ({
    intent: "save",
    who: keeper,
    path: "/admin/services/new",
    async go(page) {
      await type(page, "Название", name);
      await choose(page, "Вид", kind);
      await type(page, "Кто отвечает", `@${keeper}`);
      await press("Сохранить")(page);
    },
    done: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(name),
  });
  const onRoute = { who: keeper, at: "requests-desk/adminRoute" };
  const submit = (why: string): Walk => ({
    intent: "submit",
    who: walker,
    path: "/services",
    at: "services/one",
    async go(page) {
      await open(page, title);
      await type(page, "Для чего (необязательно)", why);
      await press("Подать заявку")(page);
    },
    done: tells("Ждёт исполнителя"),
  });
  const step = (who: string, name: string, done: string, go: (page: Page) => Promise<void> = async () => {}): Walk => ({
    intent: "step",
    who,
    at: "requests/one",
    async go(page) {
      await go(page);
      await press(name)(page);
    },
    done: tells(done),
  });
  const says = (words: string) => (page: Page) => type(page, "Сообщение (необязательно)", words);
  return [
    category("Клавиши"),
    category("Лишняя категория"),
    {
      intent: "move",
      who: keeper,
      at: "services-desk/adminCategories",
      go: press("Выше: Лишняя категория"),
      done: (page) => expect(button(page, "Выше: Лишняя категория")).toBeDisabled(),
    },
    {
      intent: "drop",
      who: keeper,
      at: "services-desk/adminCategories",
      async go(page) {
        await open(page, "Лишняя категория");
        await press("Удалить категорию")(page);
      },
      done: (page) => expect(link(page, "Лишняя категория")).toHaveCount(0),
    },
    service(title, "Заявка"),
    service("Лишний сервис", "Страница"),
    {
      intent: "remove",
      who: keeper,
      at: "services-desk/adminOne",
      async go(page) {
        await enter(page, page.getByRole("main").locator("summary").filter({ hasText: "Убрать сервис" }));
        await press("Убрать")(page);
      },
      done: tells("Сервис убран из каталога"),
    },
    {
      intent: "save",
      who: keeper,
      path: "/admin/services",
      at: "requests-desk/adminField",
      async go(page) {
        await open(page, title);
        await open(page, "Заявка и маршрут");
        await enter(page, page.getByRole("main").locator("summary").filter({ hasText: "Добавить поле" }));
        await enter(page, page.getByRole("main").locator('a[href*="/fields/new?kind=text"]'));
        await type(page, "Вопрос", "Для чего");
        await press("Сохранить")(page);
      },
      done: (page) => expect(page.getByText("Поле сохранено")).toBeVisible(),
    },
    {
      ...onRoute,
      intent: "copy",
      go: press("Повторить ниже: Для чего"),
      done: (page) => expect(copies(page)).toHaveCount(2),
    },
    { ...onRoute, intent: "move", go: press("Ниже: Для чего"), done: (page) => expect(copies(page)).toHaveCount(2) },
    { ...onRoute, intent: "drop", go: press("Удалить: Для чего"), done: (page) => expect(copies(page)).toHaveCount(1) },
    {
      ...onRoute,
      intent: "save",
      async go(page) {
        await type(page, "Кто выполняет", `@${keeper}`);
        await press("Сохранить маршрут")(page);
      },
      done: tells("Маршрут сохранён"),
    },
    {
      intent: "get",
      who: walker,
      path: "/services",
      go: (page) => look(page, "Найти сервис", "справка"),
      done: (page) => expect(link(page, title)).toBeVisible(),
    },
    {
      intent: "keep",
      who: walker,
      at: "services/one",
      async go(page) {
        await open(page, title);
        await press("В избранное")(page);
      },
      done: (page) => expect(button(page, "Убрать из избранного")).toBeVisible(),
    },
    submit("Для банка"),
    step(walker, "Отменить заявку", "Отменена"),
    submit("Для визы"),
    {
      ...step(keeper, "Взять в работу", "В работе", (page) =>
        enter(page, page.locator('main a[href^="/requests/"]').last()),
      ),
      path: "/requests/queue",
    },
    {
      intent: "term",
      who: keeper,
      at: "requests/one",
      async go(page) {
        await enter(page, page.locator("summary").filter({ hasText: "Изменить срок" }));
        await type(page, "Сделать за (необязательно)", "16");
        await press("Сохранить срок")(page);
      },
      done: tells("Срок изменён"),
    },
    step(keeper, "Уточнить", "Нужен ответ автора", says("В какую страну?")),
    { ...step(walker, "Ответить", "В работе", says("В Узбекистан")), path: "/requests", go: answerIn },
    {
      ...step(keeper, "Выполнено", "Выполнена"),
      path: "/requests/queue?tab=mine",
      async go(page) {
        await enter(page, page.locator('main a[href^="/requests/"]').last());
        await press("Выполнено")(page);
      },
    },
    {
      intent: "status",
      who: keeper,
      path: "/admin/services",
      async go(page) {
        await tabTo(page, page.locator("summary").filter({ hasText: "Состояние" }).first());
        await page.keyboard.press("Enter");
        await press(`Сохранить состояние: ${title}`)(page);
      },
      done: tells("Состояние изменено"),
    },
    ...builderWalks(cast),
    {
      intent: "move",
      who: keeper,
      path: "/admin/services",
      at: "services-desk/adminList",
      go: press("Выше: Обеды с клавиатуры"),
      done: (page) => expect(button(page, "Выше: Обеды с клавиатуры")).toBeDisabled(),
    },
  ];

  function copies(page: Page) {
    return page.getByRole("main").getByRole("link", { name: "Изменить: Для чего" });
  }

  async function answerIn(page: Page): Promise<void> {
    await enter(page, page.locator('main a[href^="/requests/"]').filter({ hasText: title }).first());
    await says("В Узбекистан")(page);
    await press("Ответить")(page);
  }
}
