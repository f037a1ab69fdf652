import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { findMismatches, grant, verifyLedger } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { letGo } from "../server/order-moving.ts";
import { orderSteps } from "../server/order-states.ts";
import { storeVariants } from "../server/schema.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let categoryId: string;
let deliveryId: string;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  categoryId = (await apiAs(desk).shop.putCategory({ title: "Кружки" })).id;
  const place = { kind: "pickup" as const, title: "Кабинет 12", address: "Лесная, 5" };
  deliveryId = (await apiAs(desk).shop.putDelivery(place)).id;
});
afterEach(() => setClock());

const later = (minutes: number) => setClock(new Date(Date.parse("2026-06-01T09:00:00Z") + minutes * 60_000));

async function makeProduct(more: object = {}) {
  const { id } = await apiAs(desk).shop.make({ title: "Кружка", categoryId, points: 100, stock: 5, ...more });
  const { variants } = await apiAs(desk).shop.product({ id });
  return { id, variantId: variants[0]!.id };
}

async function rich(points = 1000): Promise<Viewer> {
  const person = await makePerson(company);
  await withTenant(company.id, () =>
    transaction(() =>
      grant({
        ...{ groupId: company.id, kind: "issue", cause: `test:${newId()}`, by: null },
        ...{ to: person.accountId, amount: points },
      }),
    ),
  );
  return person;
}

const wish = (total: number) => ({ recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId, total });

async function begin(who: Viewer, variantId: string, total = 100) {
  await apiAs(who).shop.add({ variantId });
  return apiAs(who).shop.begin(wish(total));
}

async function buy(who: Viewer, variantId: string, total = 100) {
  const { id } = await begin(who, variantId, total);
  await apiAs(who).shop.pay({ id, total });
  return id;
}

const balance = async (who: Viewer) => (await apiAs(who).shop.cart({})).balance;
const stockOf = async (variantId: string) =>
  (await withTenant("*", () => db().select().from(storeVariants).where(eq(storeVariants.id, variantId))))[0]!.stock;
const stateOf = async (who: Viewer, id: string) => (await apiAs(who).shop.order({ id })).state;
const move = (id: string, from: string, to: string, more: object = {}) =>
  apiAs(desk).shop.move({ id, from, to, ...more } as Parameters<ReturnType<typeof apiAs>["shop"]["move"]>[0]);
const sound = async () => {
  const checked = await withTenant("*", verifyLedger);
  expect(checked.filter(({ broken }) => broken)).toEqual([]);
  expect((await withTenant("*", () => findMismatches(company.id))).wrong).toEqual([]);
};

describe("the last thing", () => {
  it("is sold once to one of twenty who want it at once; the others read why and keep their points", async () => {
    const { variantId } = await makeProduct({ stock: 1 });
    const people = await Promise.all(Array.from({ length: 20 }, () => rich()));
    for (const one of people) await apiAs(one).shop.add({ variantId });
    const ends = await Promise.allSettled(
      people.map(async (one) => {
        const { id } = await apiAs(one).shop.begin(wish(100));
        await apiAs(one).shop.pay({ id, total: 100 });
      }),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const end of ends)
      if (end.status === "rejected")
        expect(JSON.stringify(end.reason.data.fields)).toMatch(/закончился|нет ничего, что можно заказать/);
    const balances = await Promise.all(people.map(balance));
    expect(balances.filter((one) => one === 900)).toHaveLength(1);
    expect(balances.filter((one) => one === 1000)).toHaveLength(19);
    expect(await stockOf(variantId)).toBe(0);
    await sound();
  });

  it("put aside for too long goes to whoever pays first; the other keeps their points", async () => {
    const { variantId } = await makeProduct({ stock: 1 });
    const [anna, ivan] = [await rich(), await rich()];
    const { id } = await begin(anna, variantId);
    await expect(apiAs(ivan).shop.add({ variantId })).rejects.toMatchObject({ data: { detail: "variantId" } });
    later(16);
    await Promise.all([letGo(), letGo()]);
    expect(await stockOf(variantId)).toBe(1);
    await buy(ivan, variantId);
    await expect(apiAs(anna).shop.pay({ id, total: 100 })).rejects.toMatchObject({ data: { detail: "stock" } });
    expect(await balance(anna)).toBe(1000);
  });
});

describe("the checkout", () => {
  it("pressed twice and in two windows makes one order that is paid once", async () => {
    const { variantId } = await makeProduct();
    const anna = await rich();
    await apiAs(anna).shop.add({ variantId });
    const begun = await Promise.all([1, 2, 3].map(() => apiAs(anna).shop.begin(wish(100))));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const { id } = begun[0]!;
    await Promise.all([1, 2, 3].map(() => apiAs(anna).shop.pay({ id, total: 100 })));
    expect(await balance(anna)).toBe(900);
    expect(await stockOf(variantId)).toBe(4);
    expect((await apiAs(anna).shop.orders({})).items).toHaveLength(1);
    expect((await apiAs(anna).shop.cart({})).lines).toHaveLength(0);
    await sound();
  });

  it("says a price that has changed before anything is paid", async () => {
    const { id: productId, variantId } = await makeProduct();
    const anna = await rich();
    await apiAs(anna).shop.add({ variantId });
    const words = { title: "Кружка", categoryId, points: 150 };
    await apiAs(desk).shop.change({ id: productId, revision: 1, ...words });
    expect((await apiAs(anna).shop.cart({})).lines[0]).toMatchObject({
      was: { points: 100, money: null },
      points: 150,
    });
    await expect(apiAs(anna).shop.begin(wish(100))).rejects.toMatchObject({ data: { detail: "total" } });
  });

  it("tells how many points are missing, and leaves everything as it was", async () => {
    const { variantId } = await makeProduct();
    const anna = await rich(40);
    const { id } = await begin(anna, variantId);
    const no = await apiAs(anna)
      .shop.pay({ id, total: 100 })
      .catch((error) => error);
    expect(JSON.stringify(no.data.fields)).toContain("60");
    expect(await balance(anna)).toBe(40);
    expect(await stateOf(anna, id)).toBe("awaiting-payment");
  });

  it("does not take what only money buys, nor more than one person may have", async () => {
    const { variantId: dear } = await makeProduct({ points: undefined, money: 149_990 });
    const { variantId: few } = await makeProduct({ perPerson: 1 });
    const anna = await rich();
    await expect(apiAs(anna).shop.add({ variantId: dear })).rejects.toMatchObject({ data: { detail: "variantId" } });
    await buy(anna, few);
    await expect(apiAs(anna).shop.add({ variantId: few })).rejects.toMatchObject({ data: { detail: "variantId" } });
  });
});

describe("an order", () => {
  it("spends its points when it is handed over, with each state written down", async () => {
    const { variantId } = await makeProduct();
    const anna = await rich();
    const id = await buy(anna, variantId);
    await move(id, "paid", "assembling");
    await expect(apiAs(anna).shop.cancel({ id })).rejects.toMatchObject({ data: { detail: "order" } });
    await move(id, "assembling", "ready");
    await move(id, "ready", "delivered");
    const order = await apiAs(anna).shop.order({ id });
    expect(order.payments[0]).toMatchObject({ state: "spent", amount: 100 });
    expect(order.history.map(({ state }) => state)).toEqual([
      ...["awaiting-payment", "paid", "assembling", "ready", "delivered"],
    ]);
    expect(await balance(anna)).toBe(900);
    await sound();
  });

  it("gives points and things back once, however it is cancelled by whomever at once", async () => {
    const { variantId } = await makeProduct();
    const anna = await rich();
    const id = await buy(anna, variantId);
    await Promise.allSettled([
      apiAs(anna).shop.cancel({ id }),
      apiAs(anna).shop.cancel({ id }),
      move(id, "paid", "cancelled-by-store", { note: "Разбилась" }),
      letGo(),
    ]);
    expect(await stockOf(variantId)).toBe(5);
    expect(await balance(anna)).toBe(1000);
    await sound();
  });

  it("that nobody pays is given up after half an hour", async () => {
    const { variantId } = await makeProduct();
    const anna = await rich();
    const { id } = await begin(anna, variantId);
    later(31);
    await letGo();
    await letGo();
    expect(await stateOf(anna, id)).toBe("expired");
    expect(await stockOf(variantId)).toBe(5);
  });

  it("of somebody else is not there, and cannot be moved where no step leads", async () => {
    const { variantId } = await makeProduct();
    const [anna, ivan] = [await rich(), await rich()];
    const id = await buy(anna, variantId);
    await expect(apiAs(ivan).shop.order({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(ivan).shop.cancel({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(move(id, "paid", "delivered")).rejects.toMatchObject({ data: { detail: "to" } });
  });

  it("has a way out of every state that is no end", () => {
    const ends = ["closed", "cancelled-by-user", "cancelled-by-store", "expired", "returned"];
    for (const { to } of orderSteps) expect(ends.includes(to) || orderSteps.some(({ from }) => from === to)).toBe(true);
  });
});

describe("the store", () => {
  it("finds things by other forms of a word and with a slip of the hand", async () => {
    await makeProduct({ title: "Термокружка стальная" });
    const anna = await rich();
    for (const query of ["термокружки", "термокружкa", "стальную"])
      expect((await apiAs(anna).shop.shelf({ query })).items).toHaveLength(1);
  });

  it("never has less than nothing in stock", async () => {
    const { variantId } = await makeProduct();
    const less = withTenant("*", () =>
      db().update(storeVariants).set({ stock: sql`-1` }).where(eq(storeVariants.id, variantId)),
    );
    await expect(less).rejects.toThrow();
  });
});
