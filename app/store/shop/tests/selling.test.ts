import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { begin, makeBuyer, openStore, type Store } from "./buyers.ts";

freshDatabase();

let store: Store;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  await deliverAll(listeners);
  store = await openStore();
  anna = await makeBuyer(store);
  ivan = await makeBuyer(store);
});
afterEach(() => setClock());

const desk = () => apiAs(store.keeper).shop;

async function make(more: object) {
  const words = { title: "Кружка", categoryId: store.categoryId, points: 10, stock: 5 };
  const { id } = await desk().make({ ...words, ...more });
  const { variants } = await desk().source({ id });
  return { ...words, id, variantId: variants[0]!.id };
}

const forAnna = () => ({ audience: [`user:${anna.accountId}`] });
const change = ({ id, stock: _, variantId: __, ...words }: Awaited<ReturnType<typeof make>>, more: object) =>
  desk().change({ id, revision: 1, ...words, ...more });
const notFound = (deed: Promise<unknown>) => expect(deed).rejects.toMatchObject({ code: "NOT_FOUND" });

describe("a product for some", () => {
  it("is met by them alone: on the shelf, in search, on its page, in the cart, beside others", async () => {
    const { id, variantId } = await make(forAnna());
    const { id: other } = await make({ title: "Кружка для всех" });
    const meets = async (who: Viewer) => {
      const { shop, search } = apiAs(who);
      const found = await search.find({ query: "кружка", tab: "store" });
      const ids = [
        (await shop.shelf({})).items.map((one) => one.id),
        (await shop.shelf({ categoryId: store.categoryId })).items.map((one) => one.id),
        (await shop.shelf({ query: "кружка" })).items.map((one) => one.id),
        (await shop.product({ id: other })).similar.map((one) => one.id),
      ].map((list) => list.includes(id));
      return [...ids, JSON.stringify(found).includes(id)];
    };
    expect(await meets(anna)).toEqual([true, true, true, true, true]);
    expect(await meets(ivan)).toEqual([false, false, false, false, false]);
    const { shop } = apiAs(ivan);
    await notFound(shop.product({ id }));
    await notFound(shop.add({ variantId }));
    await notFound(shop.keep({ id, kept: true }));
    await notFound(shop.wish({ id: variantId, wanted: true }));
    expect((await apiAs(anna).shop.product({ id })).isForReader).toBe(true);
    expect((await desk().product({ id })).isForReader).toBe(false);
  });

  it("leaves the cart, the favourites and the notices of whom it is not for any more", async () => {
    const made = await make({});
    const { shop } = apiAs(ivan);
    await shop.add({ variantId: made.variantId });
    await shop.keep({ id: made.id, kept: true });
    await shop.wish({ id: made.variantId, wanted: true });
    await desk().putVariant({ id: made.id, variantId: made.variantId, stock: 0, seen: 5 });
    await change(made, forAnna());
    expect((await shop.cart({})).lines).toMatchObject([{ problem: "Этого товара больше нет в магазине" }]);
    expect((await shop.favourites({})).items).toEqual([]);
    await desk().putVariant({ id: made.id, variantId: made.variantId, stock: 5, seen: 0 });
    await deliverAll();
    const told = (await apiAs(ivan).notifications.list({})).items;
    expect(told.filter(({ kind }) => kind === "product-arrived")).toEqual([]);
  });

  it("is passed over when an old order is repeated", async () => {
    const made = await make({});
    const { id, total } = await begin(store, ivan, made.variantId);
    await apiAs(ivan).shop.pay({ id, total });
    await change(made, forAnna());
    expect(await apiAs(ivan).shop.again({ id })).toEqual({ put: 0, missed: 1 });
  });
});

describe("the terms of a sale", () => {
  it("hold at the cart and at the checkout: not before, and not after", async () => {
    const terms = { availableFrom: "2026-06-02T09:00:00.000Z", availableTo: "2026-06-03T09:00:00.000Z" };
    const { id, variantId } = await make(terms);
    const { shop } = apiAs(anna);
    const problem = (deed: Promise<unknown>) =>
      deed.then(
        () => "",
        (error) => JSON.stringify(error.data.fields),
      );
    expect((await shop.product({ id })).sale).toBe("early");
    expect(await problem(shop.add({ variantId }))).toContain("В продаже с 2 июня 2026 г. в 12:00");
    setClock(new Date("2026-06-02T09:00:00Z"));
    expect((await shop.product({ id })).sale).toBe("open");
    await shop.add({ variantId });
    setClock(new Date("2026-06-03T09:00:00Z"));
    expect((await shop.shelf({})).items).toMatchObject([{ sale: "over" }]);
    expect((await shop.cart({})).lines).toMatchObject([{ problem: "Продажа закончена" }]);
    const who = { recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId: store.deliveryId };
    await expect(shop.begin({ ...who, total: 10 })).rejects.toMatchObject({ data: { detail: "total" } });
  });

  it("end later than they begin", async () => {
    const wrong = { availableFrom: "2026-06-02T09:00:00.000Z", availableTo: "2026-06-02T09:00:00.000Z" };
    await expect(make(wrong)).rejects.toMatchObject({ data: { detail: "availableTo" } });
  });
});
