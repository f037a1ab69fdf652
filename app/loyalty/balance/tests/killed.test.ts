import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import "#app/areas.ts";
import { ledgerAccounts, ledgerTransactions, reconcile, verifyLedger } from "#app/engines/ledger/server/index.ts";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { someKills, workUntilKilled } from "#tests/support/killed.ts";

const dataDir = mkdtempSync(join(tmpdir(), "veche-teller-"));
const program = new URL("./programs/teller.ts", import.meta.url).pathname;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it(`makes one transfer of each form that is sent again after ${someKills} kills of the portal`, async () => {
  const answers = new Map<string, string>();
  let world = "";
  let next = 0;
  for (let round = 0; round < someKills; round++) {
    const done = await workUntilKilled({ program, dataDir, from: next, count: 7 + ((round * 11) % 23), world });
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
    await withTenant("*", async () => {
      const made = await db().$count(ledgerTransactions, eq(ledgerTransactions.kind, "transfer"));
      // The last one may have been kept, though nobody was told of it.
      expect([0, 1]).toContain(made - answers.size);
      const purses = await db().select({ balance: ledgerAccounts.balance }).from(ledgerAccounts);
      expect(purses.map(({ balance }) => balance).sort((a, b) => a - b)).toEqual([-100_000, made, 100_000 - made]);
    });
    expect(await reconcile()).toEqual([]);
    expect((await verifyLedger()).filter(({ broken }) => broken)).toEqual([]);
  } finally {
    await database.close();
  }
});
