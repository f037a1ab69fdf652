import { beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { begin, makeBuyer, makeProduct, openStore, type Store, stockOf } from "#app/store/shop/tests/buyers.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

let store: Store;
let anna: Viewer;

beforeEach(async () => {
  await deliverAll(listeners);
  store = await openStore();
  anna = await makeBuyer(store);
});

const desk = () => apiAs(store.keeper).storeDesk;
const table = (lines: string[]) => new File([lines.join("\r\n")], "остатки.csv", { type: "text/csv" });
const apply = async (file: File) => {
  const { changes } = await desk().planStock({ file });
  return desk().putStock({ lines: changes.map(({ variantId, from, to }) => ({ variantId, seen: from, stock: to })) });
};

describe("a table of stock", () => {
  it("says first what it would change, line by line, and changes nothing by that", async () => {
    const { variantId: mug } = await makeProduct(store, { points: 10, stock: 5 });
    const { variantId: pen } = await makeProduct(store, { title: "Ручка", points: 10, stock: 7 });
    const lines = ["\uFEFFНомер;Остаток", `${mug};12`, `${pen};7`, "чужой;1", `${mug};3`, `${pen};-1`];
    const plan = await desk().planStock({ file: table(lines) });
    expect(plan.changes).toEqual([{ variantId: mug, title: "Кружка", from: 5, to: 12 }]);
    expect(plan.same).toBe(1);
    expect(plan.problems.map(({ line }) => line)).toEqual([4, 5, 6]);
    expect(await stockOf(mug)).toBe(5);
  });

  it("comes back as it went out, and is written by number or by article, with nothing for no count", async () => {
    const { id, variantId } = await makeProduct(store, { points: 10, stock: 5 });
    await apiAs(store.keeper).shop.putVariant({ id, variantId, sku: "КР-1", stock: 5, seen: 5 });
    expect((await desk().stock({})).items).toMatchObject([{ variantId, sku: "КР-1", stock: 5 }]);
    expect(await apply(table(["Артикул,Остаток", "кр-1,1 200"]))).toEqual({ changed: 1, passed: [] });
    expect(await stockOf(variantId)).toBe(1200);
    await apply(table(["Номер;Остаток", `${variantId};`]));
    expect(await stockOf(variantId)).toBeNull();
  });

  it("passes over what was bought meanwhile, and names it", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 5 });
    const { changes } = await desk().planStock({ file: table(["Номер;Остаток", `${variantId};9`]) });
    await apiAs(anna).shop.pay(await begin(store, anna, variantId));
    const lines = changes.map(({ variantId: id, from, to }) => ({ variantId: id, seen: from, stock: to }));
    expect(await desk().putStock({ lines })).toEqual({ changed: 0, passed: ["Кружка"] });
    expect(await stockOf(variantId)).toBe(4);
  });

  it("of another shape is refused at its field", async () => {
    for (const lines of [["Имя;Остаток", "a;1"], [""], ["Номер;Сколько", "1;2"]])
      await expect(desk().planStock({ file: table(lines) })).rejects.toMatchObject({ data: { detail: "file" } });
  });

  it("that brings a thing back is told to those who wait for it, once", async () => {
    const { id, variantId } = await makeProduct(store, { points: 10, stock: 0 });
    await apiAs(anna).shop.wish({ id: variantId, wanted: true });
    expect((await apiAs(anna).shop.product({ id })).variants).toMatchObject([{ wanted: true }]);
    await apply(table(["Номер;Остаток", `${variantId};3`]));
    await deliverAll();
    await apply(table(["Номер;Остаток", `${variantId};4`]));
    await deliverAll();
    const told = (await apiAs(anna).notifications.list({})).items.filter(({ kind }) => kind === "product-arrived");
    expect(told).toHaveLength(1);
    expect((await apiAs(anna).shop.product({ id })).variants).toMatchObject([{ wanted: false }]);
  });
});

describe("a thing that comes back from its buyer", () => {
  it("and is the only one to be had is told to those who wait for it", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 1 });
    const ivan = await makeBuyer(store);
    const order = await begin(store, ivan, variantId);
    await apiAs(ivan).shop.pay(order);
    await apiAs(anna).shop.wish({ id: variantId, wanted: true });
    const lines = [{ variantId, count: 1, shelf: 1 }];
    await apiAs(store.keeper).shop.refund({ id: order.id, words: "Передумал", points: 10, lines });
    await deliverAll();
    expect(await stockOf(variantId)).toBe(1);
    const { items } = await apiAs(anna).notifications.list({});
    expect(items.filter(({ kind }) => kind === "product-arrived")).toHaveLength(1);
  });
});

describe("the board", () => {
  it("moves many orders on at once, and passes over those that are elsewhere already", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 9 });
    const ids: string[] = [];
    for (let one = 0; one < 3; one++) {
      const order = await begin(store, anna, variantId);
      await apiAs(anna).shop.pay(order);
      ids.push(order.id);
    }
    await apiAs(store.keeper).shop.move({ id: ids[0]!, from: "paid", to: "assembling" });
    expect(await desk().moveMany({ ids, from: "paid", to: "assembling" })).toEqual({ moved: 2, passed: 1 });
    const sent = desk().moveMany({ ids, from: "assembling", to: "shipped" });
    await expect(sent).rejects.toMatchObject({ data: { detail: "to" } });
    const { categories, products, weeks } = await desk().figures({});
    expect(weeks.at(-1)).toMatchObject({ orders: 3, points: 30, money: 0 });
    expect(products).toEqual([{ title: "Кружка", count: 3 }]);
    expect(categories).toEqual([{ title: "Кружки", count: 3 }]);
  });
});
