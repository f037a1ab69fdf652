import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { serveAllAhead } from "../server/ahead.ts";
import { balanceOf, begin, makeBuyer, openStore, type Store, stockOf } from "./buyers.ts";

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
const words = () => ({ title: "Зарядка", categoryId: store.categoryId, points: 100 });

async function make(stock = 0, more: object = {}) {
  const { id } = await desk().make({ ...words(), promisedOn: "2026-06-20", stock, ...more });
  const { variants } = await desk().source({ id });
  return { id, variantId: variants[0]!.id };
}

async function buy(who: Viewer, variantId: string) {
  const { id, total } = await begin(store, who, variantId);
  await apiAs(who).shop.pay({ id, total });
  return id;
}

const put = (known: { id: string; variantId: string }, seen: number, stock: number) =>
  desk().putVariant({ id: known.id, variantId: known.variantId, seen, stock });
const board = async () => (await desk().board({ state: "paid" })).items.map(({ promisedOn }) => promisedOn);
const assemble = (id: string) => desk().move({ id, from: "paid", to: "assembling" });

describe("what is ordered ahead", () => {
  it("says by which day it is promised on the shelf, in the cart, in the order and on the board", async () => {
    const { variantId } = await make();
    const { shop } = apiAs(anna);
    expect((await shop.shelf({})).items).toMatchObject([{ inStock: false, promisedOn: "2026-06-20" }]);
    const id = await buy(anna, variantId);
    await apiAs(ivan).shop.add({ variantId });
    expect((await apiAs(ivan).shop.cart({})).lines).toMatchObject([{ promisedOn: "2026-06-20", problem: "" }]);
    const order = await shop.order({ id });
    expect(order).toMatchObject({ state: "paid", promisedOn: "2026-06-20" });
    expect(order.lines).toMatchObject([{ promisedOn: "2026-06-20" }]);
    expect(await board()).toEqual(["2026-06-20"]);
  });

  it("is put together when it has come, and goes first to who has ordered it first", async () => {
    const known = await make();
    const first = await buy(anna, known.variantId);
    setClock(new Date("2026-06-01T10:00:00Z"));
    const second = await buy(ivan, known.variantId);
    await expect(assemble(first)).rejects.toMatchObject({ data: { detail: "to" } });
    await put(known, 0, 1);
    expect(await stockOf(known.variantId)).toBe(0);
    await assemble(first);
    const many = { ids: [second], from: "paid" as const, to: "assembling" as const };
    expect(await apiAs(store.keeper).storeDesk.moveMany(many)).toEqual({ moved: 0, passed: 1 });
    await put(known, 0, 5);
    expect(await stockOf(known.variantId)).toBe(4);
    await assemble(second);
  });

  it("is served by the clock from what comes back, and brings nothing back that never was there", async () => {
    const known = await make(1);
    const taken = await buy(anna, known.variantId);
    const ahead = await buy(ivan, known.variantId);
    await apiAs(anna).shop.cancel({ id: taken });
    expect(await stockOf(known.variantId)).toBe(1);
    await serveAllAhead();
    await serveAllAhead();
    expect(await stockOf(known.variantId)).toBe(0);
    await apiAs(ivan).shop.cancel({ id: ahead });
    expect(await stockOf(known.variantId)).toBe(1);
    const { variantId } = await make(0, { title: "Лампа" });
    await apiAs(ivan).shop.cancel({ id: await buy(ivan, variantId) });
    expect(await stockOf(variantId)).toBe(0);
    expect(await balanceOf(ivan)).toBe(1000);
  });

  it("given and cancelled at once is neither lost nor doubled", async () => {
    const known = await make();
    const id = await buy(anna, known.variantId);
    await Promise.allSettled([apiAs(anna).shop.cancel({ id }), put(known, 0, 3), serveAllAhead()]);
    await serveAllAhead();
    expect(await stockOf(known.variantId)).toBe(3);
  });

  it("is not taken after its day, nor promised too far, nor a code", async () => {
    const { variantId } = await make();
    setClock(new Date("2026-06-20T22:00:00Z"));
    await expect(apiAs(anna).shop.add({ variantId })).rejects.toMatchObject({ data: { detail: "variantId" } });
    await expect(make(0, { promisedOn: "2027-06-01" })).rejects.toMatchObject({ data: { detail: "promisedOn" } });
    await expect(make(0, { digital: true })).rejects.toMatchObject({ data: { detail: "promisedOn" } });
  });
});

describe("a service", () => {
  it("is received as one alone, and things are not", async () => {
    const { id: deliveryId } = await desk().putDelivery({ kind: "service", title: "Договоримся о дне" });
    const { variantId: lesson } = await make(5, { title: "Урок", service: true, promisedOn: null });
    const id = await buy(anna, lesson);
    expect((await apiAs(anna).shop.order({ id })).state).toBe("paid");
    const { variantId: lamp } = await make(5, { title: "Лампа" });
    const { shop } = apiAs(ivan);
    const who = { recipient: "Иван Петров", phone: "+7 900 123-45-67", deliveryId };
    await shop.add({ variantId: lesson });
    expect((await shop.begin({ ...who, total: 100 })).id).toBeTruthy();
    await shop.add({ variantId: lamp });
    await expect(shop.begin({ ...who, total: 200 })).rejects.toMatchObject({ data: { detail: "deliveryId" } });
    const both = desk().make({ ...words(), digital: true, service: true });
    await expect(both).rejects.toMatchObject({ data: { detail: "service" } });
  });
});
