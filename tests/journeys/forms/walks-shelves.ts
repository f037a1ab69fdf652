import type { Locator, Page } from "@playwright/test";
import { choose, enter, look, tabTo, type } from "../support/keyboard.ts";
import { pictureFile } from "../support/picture.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

const main = (page: Page) => page.getByRole("main");
const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const headed = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const next = async (page: Page, list: Locator) => {
  await tabTo(page, list);
  await page.keyboard.press("ArrowDown");
};

/** A store is filled: points to spend, a category, ways to receive, and one thing with its picture and variants. */
export function shelfWalks({ keeper, walker }: Cast, cup: string): Walk[] {
  const put = (title: string): Walk => ({
    intent: "put",
    who: keeper,
    path: "/admin/store/categories",
    async go(page) {
      await type(page, "Название", title);
      await press("Сохранить")(page);
    },
    done: (page) => expect(main(page).getByRole("link", { name: title })).toBeVisible(),
  });
  const picture = (seed: number): Walk => ({
    intent: "picture",
    who: keeper,
    at: "store-desk/adminProduct",
    async go(page) {
      const field = page.getByLabel("Новая картинка", { exact: true });
      await tabTo(page, field);
      await field.setInputFiles(await pictureFile(seed));
      await press("Добавить картинку")(page);
    },
    done: tells("Картинка добавлена"),
  });
  return [
    {
      intent: "issue",
      who: keeper,
      path: "/admin/loyalty/issue",
      async go(page) {
        await type(page, "Коллеге (необязательно)", `@${walker}`);
        await type(page, "Сколько", "100");
        await type(page, "За что", "За клавиши");
        await press("Начислить")(page);
      },
      done: tells("Баллы начислены"),
    },
    put("Подарки"),
    put("Кружки"),
    {
      intent: "move",
      who: keeper,
      at: "store-desk/adminCategories",
      go: press("Выше: Кружки"),
      done: (page) => expect(main(page).getByRole("listitem").first()).toContainText("Кружки"),
    },
    {
      intent: "put",
      who: keeper,
      path: "/admin/store/deliveries",
      async go(page) {
        await choose(page, "Какой он", "Забрать самому");
        await type(page, "Название", "Кабинет 12");
        await type(page, "Адрес (необязательно)", "Лесная, 5");
        await press("Сохранить")(page);
      },
      done: tells("Способ получения сохранён"),
    },
    {
      intent: "put",
      who: keeper,
      at: "store-desk/adminDeliveries",
      async go(page) {
        await choose(page, "Какой он", "Почта");
        await type(page, "Название", "Почта на Ленина");
        await type(page, "Индекс (необязательно)", "300041");
        await type(page, "Адрес (необязательно)", "Ленина, 33");
        await press("Сохранить")(page);
      },
      done: (page) => expect(main(page).getByRole("link", { name: "Почта на Ленина" })).toBeVisible(),
    },
    {
      intent: "make",
      who: keeper,
      path: "/admin/store/products/create",
      async go(page) {
        await type(page, "Название", cup);
        await next(page, page.getByLabel("Категория", { exact: true }));
        await type(page, "Цена (необязательно)", "10");
        await type(page, "Сколько есть (необязательно)", "9");
        await press("Создать")(page);
      },
      done: headed(cup),
    },
    {
      intent: "change",
      who: keeper,
      at: "store-desk/adminProduct",
      async go(page) {
        await type(page, "Описание (необязательно)", "Не скользит по столу");
        await press("Сохранить")(page);
      },
      done: tells("Товар сохранён"),
    },
    picture(2),
    picture(3),
    {
      intent: "describe",
      who: keeper,
      at: "store-desk/adminProduct",
      async go(page) {
        await type(page, "Что на картинке 2 (необязательно)", "Кружка сбоку");
        await press("Сохранить описание: картинка 2")(page);
      },
      done: tells("Описание картинки сохранено"),
    },
    {
      intent: "move",
      who: keeper,
      at: "store-desk/adminProduct",
      go: press("Выше: картинка 2"),
      done: (page) =>
        expect(page.getByLabel("Что на картинке 1 (необязательно)", { exact: true })).toHaveValue("Кружка сбоку"),
    },
    {
      intent: "dropPicture",
      who: keeper,
      at: "store-desk/adminProduct",
      go: press("Убрать: картинка 2"),
      done: tells("Картинка убрана"),
    },
    {
      intent: "variant",
      who: keeper,
      at: "store-desk/adminProduct",
      async go(page) {
        await type(page, "Новый вариант (необязательно)", "Зелёная");
        await type(page, "Артикул (необязательно)", "ЗЕЛ-1");
        await type(page, "Сколько есть (необязательно)", "0");
        await press("Добавить вариант")(page);
      },
      done: tells("Вариант сохранён"),
    },
    {
      intent: "get",
      who: keeper,
      path: "/admin/store/products",
      go: (page) => look(page, "Найти товар", "Кружка"),
      done: (page) => expect(main(page).getByRole("link", { name: cup })).toBeVisible(),
    },
  ];
}
