import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { capture, giveBack, hold, verifyLedger } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { endPoints } from "../server/expiry.ts";
import { verifyProgram } from "../ui/verify-program.ts";
import { aliasOf, meetCompany } from "./people.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const at = (day: string) => setClock(new Date(`${day}T09:00:00Z`));
const give = async (who: Viewer, amount: number) =>
  apiAs(admin).balance.issue({ to: await aliasOf(who), amount, words: "За хорошее дело" });
const purses = (who = anna) => apiAs(who).balance.purses({});
const endAll = () => withTenant("*", endPoints);

const limits = { perDeed: 1000, perDay: 1000, perMonth: 1000, allowance: 0, leaderAllowance: 0 };

describe("points that were paid and came back", () => {
  it("are as old as they were: they end on the day on which they would have ended", async () => {
    await apiAs(admin).balance.setSettings({ ...limits, expiresAfter: 6 });
    at("2026-01-10");
    await give(anna, 100);
    const { groupId, accountId: of } = anna;
    const inCompany = <T>(deed: () => Promise<T>) => withTenant(groupId, () => transaction(deed));
    const wish = { groupId, of, amount: 100, kind: "issue", cause: "заказ", by: of, until: new Date("2026-12-01") };
    const { id } = await inCompany(() => hold(wish));
    await inCompany(() => capture({ groupId, id, by: null }));
    at("2026-03-10");
    await give(anna, 50);
    at("2026-05-01");
    await inCompany(() => giveBack({ groupId, id, amount: 100, key: "возврат", by: null }));
    const { earned, ending } = await purses();
    expect([earned, ending]).toEqual([150, { amount: 100, on: "2026-07-10" }]);
  });
});

describe("points that end", () => {
  it("do so the oldest first, once from any node, and are told of before", async () => {
    await apiAs(admin).balance.setSettings({ ...limits, expiresAfter: 6 });
    at("2026-01-10");
    await give(anna, 100);
    at("2026-03-10");
    await give(anna, 50);
    at("2026-04-01");
    await apiAs(anna).balance.transfer({ to: await aliasOf(ivan), amount: 30, words: "За помощь" });
    expect((await purses()).ending).toEqual({ amount: 70, on: "2026-07-10" });
    for (const day of ["2026-06-09", "2026-06-10", "2026-07-03", "2026-07-09"]) {
      at(day);
      await endAll();
      await endAll();
    }
    const told = (await apiAs(anna).notifications.list({})).items.filter(({ kind }) => kind === "points-end");
    expect(told.length).toBe(3);
    expect((await purses()).earned).toBe(120);
    at("2026-07-11");
    await Promise.all([endAll(), endAll()]);
    const { earned, ending } = await purses();
    expect([earned, ending]).toEqual([50, { amount: 50, on: "2026-09-10" }]);
    expect((await apiAs(anna).balance.statement({ kind: "burn" })).items.map(({ amount }) => amount)).toEqual([-70]);
    expect((await purses(ivan)).earned).toBe(30);
    expect((await verifyLedger()).filter(({ broken }) => broken)).toEqual([]);
  });

  it("lie for ever where a company has not decided otherwise, but of those who have left for thirty days", async () => {
    at("2020-01-10");
    await give(anna, 100);
    await give(ivan, 40);
    at("2026-03-10");
    const leave = (leftAt: Date | null) =>
      withTenant("*", () => db().update(accounts).set({ leftAt }).where(eq(accounts.id, ivan.accountId)));
    await leave(new Date("2026-02-10T00:00:00Z"));
    await endAll();
    await leave(null);
    expect((await purses(ivan)).earned).toBe(40);
    await leave(new Date("2026-02-01T00:00:00Z"));
    await endAll();
    await endAll();
    await leave(null);
    expect([(await purses()).earned, (await purses()).ending, (await purses(ivan)).earned]).toEqual([100, null, 0]);
  });
});

describe("a signed statement", () => {
  it("is checked by the published program without the portal, which tells a changed one", async () => {
    await give(anna, 100);
    await apiAs(anna).balance.transfer({ to: await aliasOf(ivan), amount: 30, words: "За помощь" });
    const signed = await apiAs(anna).balance.signed({});
    const [key] = (await apiAs(ivan).balance.keys({})).items;
    const folder = mkdtempSync(join(tmpdir(), "veche-statement-"));
    const [program, pem] = [join(folder, "verify.mjs"), join(folder, "portal.pem")];
    writeFileSync(program, verifyProgram);
    writeFileSync(pem, key!);
    const check = (said: unknown) => {
      const file = join(folder, "balance.json");
      writeFileSync(file, JSON.stringify(said, null, 2));
      try {
        return execFileSync(process.execPath, [program, file, pem], { encoding: "utf8" }).trim();
      } catch (error) {
        return (error as { stdout: string }).stdout.trim();
      }
    };
    expect(check(signed)).toBe("Подпись верна, остаток сходится: 70");
    const { statement, signature } = signed;
    const more = { ...statement, lines: [{ ...statement.lines[0]!, amount: 900, balance: 900 }], balance: 900 };
    expect(check({ statement: more, signature })).toBe("Не сходится: выписку меняли");
    expect(readFileSync(new URL("../../../../docs/statement.md", import.meta.url), "utf8")).toContain(verifyProgram);
  });
});
