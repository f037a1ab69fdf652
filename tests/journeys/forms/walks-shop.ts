import type { Locator, Page } from "@playwright/test";
import { choose, enter, look, pressSpace, tabTo, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { shelfWalks } from "./walks-shelves.ts";
import { shopDeskWalks } from "./walks-shop-desk.ts";

const main = (page: Page) => page.getByRole("main");
const press = (name: string) => (page: Page) => enter(page, page.getByRole("button", { name, exact: true }));
const tells = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const open = (page: Page, name: string | RegExp) => enter(page, main(page).getByRole("link", { name }).first());
const headed = (text: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);

const [cup, ticket] = ["Кружка для набора", "Билет для набора"];
const [changed, dropped] = [`Изменить количество: ${cup}`, `Убрать: ${cup}`];

/** A store from its first shelf to an order in the buyer's hands, another one that is cancelled, and how each is found. */
export function shopWalks(cast: Cast): Walk[] {
  const { keeper, walker } = cast;
  const { stock, returned, refunded } = shopDeskWalks(cast);
  const next = async (page: Page, list: Locator) => {
    await tabTo(page, list);
    await page.keyboard.press("ArrowDown");
  };
  const add = (path?: string): Walk => ({
    ...{ intent: "add", who: walker, at: "shop/product", ...(path && { path }) },
    async go(page) {
      if (path) await open(page, cup);
      await press("В корзину")(page);
    },
    done: tells("Товар в корзине"),
  });
  const begin: Walk = {
    intent: "begin",
    who: walker,
    path: "/store/checkout",
    async go(page) {
      await type(page, "Телефон", "+7 900 123-45-67");
      await pressSpace(page, page.getByRole("radio", { name: "Кабинет 12" }));
      await press("Дальше: проверить заказ")(page);
    },
    done: headed("Проверка заказа"),
  };
  const pay: Walk = {
    intent: "pay",
    who: walker,
    at: "shop/confirmation",
    async go(page) {
      await pressSpace(page, page.getByRole("checkbox", { name: "Я согласен с правилами магазина" }));
      await enter(page, page.getByRole("button", { name: /^Оплатить/ }));
    },
    done: headed("Заказ оформлен"),
  };
  const move = (name: string, step?: string): Walk => ({
    ...{
      intent: "move",
      who: keeper,
      at: "store-desk/adminOrder",
      ...(!step && { path: "/admin/store?state=assembling" }),
    },
    async go(page) {
      if (step) await choose(page, "Что дальше", step);
      else await open(page, /^Заказ №/);
      await press("Перевести заказ")(page);
    },
    done: (page) =>
      expect(page.getByRole("heading", { level: 1 }).locator("xpath=../..").getByText(name)).toBeVisible(),
  });
  return [
    ...shelfWalks(cast, cup),
    {
      intent: "get",
      who: walker,
      path: "/store",
      at: "shop/search",
      go: (page) => look(page, "Найти в магазине", "кружки"),
      done: (page) => expect(main(page).getByRole("link", { name: cup })).toBeVisible(),
    },
    add("/store"),
    {
      intent: "keep",
      who: walker,
      at: "shop/product",
      go: press("В избранное"),
      done: (page) => expect(page.getByRole("button", { name: "Убрать из избранного" })).toBeVisible(),
    },
    {
      intent: "wish",
      who: walker,
      at: "shop/product",
      go: press("Сообщить о поступлении"),
      done: (page) => expect(page.getByRole("button", { name: "Не сообщать о поступлении" })).toBeVisible(),
    },
    ...stock,
    {
      intent: "count",
      who: walker,
      path: "/store/cart",
      async go(page) {
        await next(page, page.getByLabel(`Сколько: ${cup}`, { exact: true }));
        await press(changed)(page);
      },
      done: tells("Количество изменено"),
    },
    { intent: "drop", who: walker, at: "shop/cart", go: press(dropped), done: tells("В корзине пока пусто") },
    add("/store"),
    {
      intent: "get",
      who: walker,
      path: "/store/post-widget",
      go: (page) => look(page, "Индекс, город или улица", "3000"),
      done: tells(/^300041/),
    },
    begin,
    pay,
    {
      intent: "many",
      who: keeper,
      path: "/admin/store",
      async go(page) {
        await pressSpace(page, page.getByRole("checkbox", { name: /^Отметить заказ/ }));
        await press("Перевести отмеченные")(page);
      },
      done: tells("Переведено заказов: 1"),
    },
    move("Можно забирать"),
    move("Выдан", "Выдан"),
    {
      intent: "review",
      who: walker,
      path: "/store",
      at: "shop/reviews",
      async go(page) {
        await open(page, cup);
        await open(page, "Отзывы покупателей");
        await pressSpace(page, page.getByRole("radio", { name: "5", exact: true }));
        await type(page, "Отзыв (необязательно)", "Не скользит");
        await press("Оставить отзыв")(page);
      },
      done: tells("Спасибо за отзыв"),
    },
    {
      intent: "drop",
      who: walker,
      at: "shop/reviews",
      go: press("Убрать отзыв"),
      done: tells("Отзыв убран"),
    },
    ...returned,
    {
      intent: "again",
      who: walker,
      path: "/store/purchases",
      at: "shop/order",
      async go(page) {
        await open(page, /^Заказ №/);
        await press("Повторить заказ")(page);
      },
      done: tells("Товары снова в корзине"),
    },
    begin,
    pay,
    ...refunded,
    {
      intent: "cancel",
      who: walker,
      path: "/store/purchases",
      at: "shop/order",
      async go(page) {
        await open(page, /^Заказ №/);
        await press("Отменить заказ")(page);
      },
      done: tells("Заказ отменён"),
    },
    {
      intent: "make",
      who: keeper,
      path: "/admin/store/products/create",
      async go(page) {
        await type(page, "Название", ticket);
        await next(page, page.getByLabel("Категория", { exact: true }));
        await type(page, "Цена (необязательно)", "1");
        await pressSpace(page, page.getByRole("checkbox", { name: /^Это код/ }));
        await press("Создать")(page);
      },
      done: headed(ticket),
    },
    {
      intent: "codes",
      who: keeper,
      at: "store-desk/adminProduct",
      async go(page) {
        await type(page, "Новые коды", "АБВГ-1234");
        await press("Добавить коды")(page);
      },
      done: tells("Добавлено кодов: 1"),
    },
    {
      ...add("/store"),
      async go(page) {
        await open(page, ticket);
        await press("В корзину")(page);
      },
    },
    begin,
    pay,
    {
      intent: "codes",
      who: walker,
      at: "shop/order",
      async go(page) {
        await open(page, "Открыть заказ");
        await press("Показать коды")(page);
      },
      done: tells("АБВГ-1234"),
    },
  ];
}
