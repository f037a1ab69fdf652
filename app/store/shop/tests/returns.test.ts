import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { withBank } from "#tests/support/store-bank.ts";
import { balanceOf, begin, makeBuyer, makeProduct, openStore, type Store, stockOf } from "./buyers.ts";

freshDatabase();
const bank = withBank();

let store: Store;
let anna: Viewer;

const start = Date.parse("2026-06-01T09:00:00Z");
const later = (days: number) => setClock(new Date(start + days * 86_400_000));

beforeEach(async () => {
  later(0);
  store = await openStore();
  anna = await makeBuyer(store);
});
afterEach(() => setClock());

const desk = () => apiAs(store.keeper).shop;
const orderOf = (id: string) => apiAs(anna).shop.order({ id });
const back = (variantId: string, count = 1) => ({ words: "Не тот размер", lines: [{ variantId, count }] });

/** Three things for 300 points and 300 roubles that the buyer has in their hands. */
async function handed() {
  const { variantId } = await makeProduct(store, { points: 200, money: 20_000, stock: 5 });
  await apiAs(anna).shop.add({ variantId });
  await apiAs(anna).shop.setCount({ id: variantId, count: 2 });
  const order = await begin(store, anna, variantId, 300);
  await apiAs(anna).shop.pay(order);
  const { payments } = await orderOf(order.id);
  await bank.press(
    payments
      .find(({ state }) => state === "open")!
      .payAt!.split("/")
      .at(-1)!,
    "pay",
  );
  await desk().move({ id: order.id, from: "paid", to: "assembling" });
  await desk().move({ id: order.id, from: "assembling", to: "ready" });
  await desk().move({ id: order.id, from: "ready", to: "delivered" });
  return { ...order, variantId };
}

const askedOf = async (id: string) => (await orderOf(id)).returns.find(({ state }) => state === "asked")!.id;

describe("a return", () => {
  it("of some things gives back what was paid for them, to the point and the kopeck, and then of the rest", async () => {
    const { id, variantId } = await handed();
    expect(await balanceOf(anna)).toBe(700);
    await apiAs(anna).shop.askReturn({ id, ...back(variantId) });
    expect((await orderOf(id)).state).toBe("return-requested");
    const shelf = [{ variantId, count: 1, shelf: 1 }];
    await desk().decideReturn({ id: await askedOf(id), agreed: true, lines: shelf });
    expect(await orderOf(id)).toMatchObject({ state: "delivered", left: { points: 200, money: 20_000 } });
    expect([await balanceOf(anna), await stockOf(variantId)]).toEqual([800, 3]);
    await apiAs(anna).shop.askReturn({ id, ...back(variantId, 2) });
    await desk().decideReturn({ id: await askedOf(id), agreed: true });
    const order = await orderOf(id);
    expect(order).toMatchObject({ state: "returned", left: { points: 0, money: 0 } });
    expect(order.refunds.map(({ state }) => state)).toEqual(["done", "done"]);
    expect([await balanceOf(anna), await stockOf(variantId)]).toEqual([1000, 3]);
  });

  it("that is not taken is told why, and may be asked for again", async () => {
    const { id, variantId } = await handed();
    await apiAs(anna).shop.askReturn({ id, ...back(variantId) });
    const asked = await askedOf(id);
    const silent = desk().decideReturn({ id: asked, agreed: false });
    await expect(silent).rejects.toMatchObject({ data: { detail: "answer" } });
    await desk().decideReturn({ id: asked, agreed: false, answer: "Упаковка вскрыта" });
    expect(await orderOf(id)).toMatchObject({ state: "delivered", left: { points: 300, money: 30_000 } });
    await apiAs(anna).shop.askReturn({ id, ...back(variantId) });
  });

  it("is refused when there is nothing to return, too much of it, or no time for it any more", async () => {
    const { id, variantId } = await handed();
    const ask = (count: number) => apiAs(anna).shop.askReturn({ id, ...back(variantId, count) });
    await expect(ask(0)).rejects.toMatchObject({ data: { detail: "lines" } });
    await expect(ask(4)).rejects.toMatchObject({ data: { detail: "lines" } });
    const stranger = await makeBuyer(store);
    const foreign = apiAs(stranger).shop.askReturn({ id, ...back(variantId) });
    await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
    later(15);
    await expect(ask(1)).rejects.toMatchObject({ data: { detail: "words" } });
    expect((await orderOf(id)).returnUntil).toBeNull();
  });

  it("takes what is left of it where a refund has taken some back since it was asked", async () => {
    const { id, variantId } = await handed();
    await apiAs(anna).shop.askReturn({ id, ...back(variantId, 3) });
    await desk().refund({ id, words: "Две уже привезли", lines: [{ variantId, count: 2 }] });
    const shelf = [{ variantId, count: 0, shelf: 2 }];
    const tooMuch = desk().decideReturn({ id: await askedOf(id), agreed: true, lines: shelf });
    await expect(tooMuch).rejects.toMatchObject({ data: { detail: "lines" } });
    await desk().decideReturn({ id: await askedOf(id), agreed: true });
    expect(await orderOf(id)).toMatchObject({ state: "returned", left: { points: 200, money: 20_000 } });
  });

  it("pressed twice by two keepers is decided once", async () => {
    const { id, variantId } = await handed();
    await apiAs(anna).shop.askReturn({ id, ...back(variantId, 3) });
    const asked = await askedOf(id);
    const decisions = [1, 2].map(() => desk().decideReturn({ id: asked, agreed: true }));
    const ends = await Promise.allSettled(decisions);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balanceOf(anna)).toBe(1000);
  });
});

describe("stock", () => {
  it("grows by what was put back, once, and never by what was broken or has no count", async () => {
    const { variantId } = await makeProduct(store, { points: 10, stock: 100 });
    const order = await begin(store, anna, variantId);
    await apiAs(anna).shop.pay(order);
    expect(await stockOf(variantId)).toBe(99);
    const lines = [{ variantId, count: 1, shelf: 1 }];
    await desk().refund({ id: order.id, words: "Передумали", points: 10, lines });
    expect(await stockOf(variantId)).toBe(100);
    await apiAs(anna).shop.cancel({ id: order.id });
    expect(await stockOf(variantId)).toBe(100);
    const { variantId: endless } = await makeProduct(store, { points: 10 });
    const other = await begin(store, anna, endless);
    await apiAs(anna).shop.pay(other);
    await apiAs(anna).shop.cancel({ id: other.id });
    expect(await stockOf(endless)).toBeNull();
  });
});
