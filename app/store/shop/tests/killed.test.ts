import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import "#app/areas.ts";
import { findMismatches, ledgerAccounts, verifyLedger } from "#app/engines/ledger/server/index.ts";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { someKills, workUntilKilled } from "#tests/support/killed.ts";
import { storeOrderLines, storeOrders, storePayments, storeVariants } from "../server/schema.ts";

const dataDir = mkdtempSync(join(tmpdir(), "veche-shopper-"));
const program = new URL("./programs/shopper.ts", import.meta.url).pathname;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(`sells each thing once and keeps points and stock whole through ${someKills} kills of the portal and of its database`, async () => {
  const answers = new Map<string, string>();
  let world = "";
  let next = 0;
  for (let round = 0; round < someKills; round++) {
    const work = { program, dataDir, from: next, count: 5 + ((round * 7) % 13), world, withDatabase: round % 2 === 1 };
    const done = await workUntilKilled(work);
    world = done.world;
    for (const [key, id] of done.answered) {
      expect(answers.get(key) ?? id).toBe(id);
      answers.set(key, id);
    }
    // Those that were answered last are sent again, and the one whose answer nobody has got.
    next = Math.max(0, answers.size - 3);
  }
  const database = await openDatabase({ dataDir });
  try {
    const { orders, lines, payments, variants, purses } = await withTenant("*", async () => ({
      orders: await db().select().from(storeOrders),
      lines: await db().select().from(storeOrderLines),
      payments: await db().select().from(storePayments),
      variants: await db().select().from(storeVariants),
      purses: await db().select().from(ledgerAccounts),
    }));
    // The last one may have been kept, though nobody was told of it.
    expect([0, 1]).toContain(orders.length - answers.size);
    for (const [key, id] of answers)
      expect(orders.find((one) => one.id === id)?.state).toBe(Number(key) % 3 === 0 ? "cancelled-by-user" : "paid");
    const taken = lines.filter((line) => line.taken).length;
    expect(variants.map(({ stock }) => stock)).toEqual([10_000 - taken]);
    const held = payments.filter(({ state }) => state === "held").length;
    const waiting = orders.filter(({ state }) => state === "awaiting-payment").length;
    expect(held).toBe(orders.filter(({ state }) => state === "paid").length);
    expect(taken).toBe(held + waiting);
    const of = (name: string) => purses.find(({ purse }) => purse === name)?.balance;
    expect([of("earned"), of("held")]).toEqual([100_000 - 3 * held, 3 * held]);
    const checked = await withTenant("*", verifyLedger);
    expect(checked.filter(({ broken }) => broken)).toEqual([]);
    const { wrong } = await withTenant("*", () => findMismatches(orders[0]!.groupId));
    expect(wrong).toEqual([]);
  } finally {
    await database.close();
  }
});
