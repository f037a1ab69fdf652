import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import "#app/areas.ts";
import { findMismatches, ledgerAccounts, verifyLedger } from "#app/engines/ledger/server/index.ts";
import { seededRandom } from "#demo/random.ts";
import { acquirer, connectAcquirer } from "#platform/acquiring/index.ts";
import { setClock } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { hearBank } from "../server/attempts.ts";
import { askBanks } from "../server/bank-round.ts";
import { letGo } from "../server/order-moving.ts";
import { storeOrderLines, storeOrders, storePayments, storeRefunds, storeVariants } from "../server/schema.ts";
import { inPortal, makeBuyer, makeProduct, openStore } from "./buyers.ts";
import { RandomBank } from "./random-bank.ts";
import { decideAll, ended, type Goods, type Shop, shelved, Walker } from "./walking.ts";

freshDatabase();

const seed = 20_261_128;
const paths = 2000;
const [shopsCount, buyersEach, atOnce] = [10, 10, 10];
const purse = 1_000_000;
const known = acquirer();

let clock = Date.parse("2026-06-01T09:00:00Z");
const pass = (minutes: number) => {
  clock += minutes * 60_000;
  setClock(new Date(clock));
};

beforeEach(() => pass(0));
afterEach(() => setClock());
afterAll(() => connectAcquirer(known));

const prices = [
  { points: 10, stock: 60 },
  { money: 5000, stock: 60 },
  { points: 20, money: 2000, stock: 12 },
  { points: 7, money: 1111 },
];

async function openShop(): Promise<Shop> {
  const store = await openStore();
  const second = await makePerson(store.company, { rights: ["store"] });
  await apiAs(store.keeper).shop.putSettings({ pointsShare: 100, pointsAlone: 15, moneyAlone: 3000, returnDays: 14 });
  const goods: Goods[] = [];
  for (const price of prices) {
    const { variantId } = await makeProduct(store, price);
    goods.push({ variantId, points: price.points ?? null, money: price.money ?? null });
  }
  return { ...store, second, goods };
}

/** Each of many once, so many at a time. */
async function each<T>(all: T[], deed: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(deed));
}

it(`money, points and goods agree after ${paths} random paths of the seed ${seed}, and no path sticks`, {
  timeout: 3_600_000,
}, async () => {
  const random = seededRandom(seed);
  const bank = new RandomBank(random.fork("bank"));
  connectAcquirer(bank);
  const shops: Shop[] = [];
  for (let at = 0; at < shopsCount; at++) shops.push(await openShop());
  const walkers: Walker[] = [];
  for (let at = 0; at < shopsCount * buyersEach; at++) {
    const shop = shops[at % shopsCount]!;
    walkers.push(new Walker(await makeBuyer(shop, purse), shop, bank, random.fork(`walker ${at}`)));
  }
  const begun = () => walkers.reduce((sum, one) => sum + one.begun, 0);
  for (let round = 0; begun() < paths; round++) {
    await each(walkers, (one) => one.step());
    pass(1 + (round % 5));
    await letGo();
    await askBanks();
  }

  bank.isCalm = true;
  const open = () =>
    inPortal(() =>
      db()
        .select()
        .from(storeOrders)
        .where(sql`state <> all(${`{${ended.join(",")}}`}::text[])`),
    );
  for (let round = 0; round < 12 && (await open()).length > 0; round++) {
    await each(await open(), ({ id, accountId }) =>
      walkers.find(({ buyer }) => buyer.accountId === accountId)!.finish(id),
    );
    pass(40);
    await letGo();
    await askBanks();
  }
  await decideAll(shops);
  for (const id of bank.accounts.keys()) await hearBank(id);
  for (let round = 0; round < 4; round++) {
    pass(120);
    await askBanks();
  }
  expect(await open(), "every path has come to an end").toEqual([]);

  const all = await inPortal(async () => ({
    orders: await db().select().from(storeOrders),
    lines: await db().select().from(storeOrderLines),
    payments: await db().select().from(storePayments),
    refunds: await db().select().from(storeRefunds),
    variants: await db().select().from(storeVariants),
    purses: await db().select().from(ledgerAccounts),
  }));
  expect(all.orders.length).toBeGreaterThanOrEqual(paths);
  const stuck = ["new", "open", "closing", "surplus", "disputed", "held"];
  expect(all.payments.filter(({ state }) => stuck.includes(state))).toEqual([]);
  expect(all.refunds.filter(({ state }) => ["asked", "sending"].includes(state))).toEqual([]);

  // Money: what the bank keeps of each attempt is what the store thinks it has.
  const kept = (one: (typeof all.payments)[number]) =>
    ["paid", "spent"].includes(one.state) ? one.amount - one.returned : 0;
  for (const one of all.payments.filter(({ bankId }) => bankId !== null)) {
    const { paid, back } = bank.accounts.get(one.bankId!)!;
    expect(paid - back, `attempt ${one.id}, ${one.state}`).toBe(kept(one));
  }
  const unknown = [...bank.accounts.values()].filter(({ id }) => !all.payments.some(({ bankId }) => bankId === id));
  expect(unknown.filter(({ paid }) => paid > 0)).toEqual([]);
  const live = new Map(
    all.orders.map(({ id, state }) => [id, !["expired"].includes(state) && !state.startsWith("cancelled")]),
  );
  expect(all.payments.filter((one) => !live.get(one.orderId) && kept(one) > 0)).toEqual([]);

  // Points: a purse has lost what its orders keep, and nothing is put aside any more.
  const ordersOf = new Map(all.orders.map(({ id, accountId }) => [id, accountId]));
  for (const { buyer } of walkers) {
    const mine = all.payments.filter((one) => one.kind === "points" && ordersOf.get(one.orderId) === buyer.accountId);
    const of = (name: string) =>
      all.purses.find((one) => one.ownerId === buyer.accountId && one.purse === name)?.balance ?? 0;
    expect(of("earned")).toBe(purse - mine.reduce((sum, one) => sum + kept(one), 0));
    expect(of("held")).toBe(0);
  }
  expect((await inPortal(verifyLedger)).filter(({ broken }) => broken)).toEqual([]);
  for (const { company } of shops) expect((await inPortal(() => findMismatches(company.id))).wrong).toEqual([]);

  // Goods: what is not on the shelf is with buyers, or was broken.
  for (const { goods } of shops)
    for (const [at, { variantId }] of goods.entries()) {
      const { stock } = all.variants.find(({ id }) => id === variantId)!;
      const first = prices[at]!.stock;
      if (first === undefined) {
        expect(stock).toBeNull();
        continue;
      }
      const lines = all.lines.filter((one) => one.variantId === variantId);
      const gone = lines.reduce((sum, { taken, count, returned }) => sum + (taken ? count : returned), 0);
      const back = all.refunds
        .filter(({ state }) => state === "done")
        .flatMap(({ lines: some }) => some.filter((one) => one.variantId === variantId))
        .reduce((sum, { shelf }) => sum + shelf, 0);
      expect(stock).toBe(first - gone + back + (shelved.get(variantId) ?? 0));
      expect(stock).toBeGreaterThanOrEqual(0);
    }
  // Each refund has gone out of its own payment.
  for (const one of all.payments.filter(({ bankId, state }) => bankId !== null && state !== "refused")) {
    const sum = all.refunds
      .filter(({ paymentId }) => paymentId === one.id)
      .reduce((total, { money }) => total + money, 0);
    const { back } = bank.accounts.get(one.bankId!)!;
    expect(Math.max(sum, back)).toBe(one.returned);
  }
});
