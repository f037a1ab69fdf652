import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { letGo } from "../server/order-moving.ts";
import { balanceOf, begin, makeBuyer, makeProduct, openStore, type Store, stockOf } from "./buyers.ts";

freshDatabase();

let store: Store;
let anna: Viewer;
let ivan: Viewer;

const start = Date.parse("2026-06-01T09:00:00Z");
const later = (minutes: number) => setClock(new Date(start + minutes * 60_000));

beforeEach(async () => {
  later(0);
  store = await openStore();
  anna = await makeBuyer(store);
  ivan = await makeBuyer(store);
});
afterEach(() => setClock());

const who = () => ({ recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId: store.deliveryId });
const words = (deed: Promise<unknown>) =>
  deed.then(
    () => "",
    (error) => JSON.stringify(error.data?.fields ?? error.message),
  );

describe("the same thing wanted twice by one person", () => {
  it("is counted together over windows, changes and old orders, and is said how many are left", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 2 });
    const { shop } = apiAs(anna);
    const old = await begin(store, anna, variantId);
    await shop.pay(old);
    const tabs = await Promise.all([1, 2].map(() => words(shop.add({ variantId }))));
    expect(tabs.filter((said) => said === "")).toHaveLength(1);
    expect(tabs.join()).toContain("Осталось только 1");
    expect(await words(shop.setCount({ id: variantId, count: 2 }))).toContain("Осталось только 1");
    expect(await shop.again({ id: old.id })).toEqual({ put: 0, missed: 1 });
    expect((await shop.cart({})).lines).toMatchObject([{ count: 2, problem: "Осталось только 1" }]);
    expect(await words(shop.begin({ ...who(), total: 20 }))).toContain("нет ничего, что можно заказать");
    await shop.setCount({ id: variantId, count: 1 });
    await shop.begin({ ...who(), total: 10 });
    expect(await stockOf(variantId)).toBe(0);
  });

  it("is limited over all variants of a product, which is said", async () => {
    const { id, variantId: mint } = await makeProduct(store, { points: 10, stock: 9, perPerson: 3 });
    const desk = apiAs(store.keeper).shop;
    await desk.putVariant({ id, variantId: mint, title: "Мята", stock: 9, seen: 9 });
    await desk.putVariant({ id, title: "Лимон", stock: 9 });
    const lemon = (await desk.source({ id })).variants.find(({ title }) => title === "Лимон")!.id;
    const { shop } = apiAs(anna);
    await shop.add({ variantId: mint });
    await shop.setCount({ id: mint, count: 3 });
    expect(await words(shop.add({ variantId: lemon }))).toContain(
      "Не больше 3 в одни руки за 30 дней, считая все варианты",
    );
    await shop.setCount({ id: mint, count: 2 });
    await shop.add({ variantId: lemon });
    const { id: order } = await shop.begin({ ...who(), total: 30 });
    await shop.pay({ id: order, total: 30 });
    expect(await words(shop.add({ variantId: lemon }))).toContain("вы уже заказали 3");
  });
});

describe("the last thing that is put aside for a buyer", () => {
  it("is theirs when they come back, and others see that it is reserved", async () => {
    const { id: productId, variantId } = await makeProduct(store, { points: 10, stock: 1 });
    const { shop } = apiAs(anna);
    const order = await begin(store, anna, variantId);
    expect((await shop.cart({})).lines).toMatchObject([{ problem: "" }]);
    expect((await shop.begin({ ...who(), total: 10 })).id).toBe(order.id);
    const others = apiAs(ivan).shop;
    expect((await others.shelf({})).items).toMatchObject([{ inStock: false, reserved: true }]);
    expect(await others.product({ id: productId })).toMatchObject({ inStock: false, reserved: true });
    expect(await words(others.add({ variantId }))).toContain("Нет в наличии");
    later(16);
    await letGo();
    expect((await others.shelf({})).items).toMatchObject([{ inStock: true, reserved: false }]);
    await shop.pay(order);
    expect(await stockOf(variantId)).toBe(0);
    expect(await balanceOf(anna)).toBe(990);
  });
});

describe("an order that holds no goods", () => {
  it("gives none back, whoever ends it", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 1 });
    const order = await begin(store, anna, variantId);
    later(16);
    await letGo();
    expect(await stockOf(variantId)).toBe(1);
    later(31);
    await Promise.allSettled([letGo(), apiAs(anna).shop.cancel({ id: order.id }), letGo()]);
    expect(await stockOf(variantId)).toBe(1);
  });

  it("brings nothing to the shelf of what has come back broken", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 5 });
    const order = await begin(store, anna, variantId);
    await apiAs(anna).shop.pay(order);
    const broken = [{ variantId, count: 1, shelf: 0 }];
    await apiAs(store.keeper).shop.refund({ id: order.id, points: 10, words: "Разбилась", lines: broken });
    await apiAs(anna).shop.cancel({ id: order.id });
    expect(await stockOf(variantId)).toBe(4);
  });
});
