import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { reconcile, verifyLedger } from "../server/checking.ts";
import { releaseOverdue } from "../server/holding.ts";
import { capture, giveBack as giveSome, grant, hold, release } from "../server/index.ts";

freshDatabase();

let anna: Viewer;

beforeEach(async () => {
  anna = await makePerson(await makeCompany());
  await inCompany(() =>
    grant({ groupId: anna.groupId, kind: "issue", cause: newId(), by: null, to: anna.accountId, amount: 100 }),
  );
});
afterEach(() => setClock());

const inCompany = <T>(fn: () => Promise<T>) => withTenant(anna.groupId, () => transaction(fn));
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const putAside = (amount: number, cause = newId(), until = minutes(15)) =>
  inCompany(() =>
    hold({ groupId: anna.groupId, of: anna.accountId, amount, kind: "order", cause, by: anna.accountId, until }),
  );
const spend = (id: string) => inCompany(() => capture({ groupId: anna.groupId, id, by: null }));
const giveBack = (id: string) => inCompany(() => release({ groupId: anna.groupId, id, by: null }));
const purses = async () => {
  const { rows } = await withTenant("*", () =>
    db().execute<{ purse: string; balance: number }>(
      sql`select purse, balance from ledger_accounts where owner_id = ${anna.accountId}
        or purse = 'spent' and group_id = ${anna.groupId}`,
    ),
  );
  const of = (purse: string) => rows.find((row) => row.purse === purse)?.balance ?? 0;
  return [of("earned"), of("held"), of("spent")];
};
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => "done",
    (error) => error.detail ?? error.message,
  );

const giveSomeBack = (id: string, amount: number, key: string) =>
  inCompany(() => giveSome({ groupId: anna.groupId, id, amount, key, by: null }));

describe("a part of what was put aside", () => {
  it("goes back once for a key while it is put aside, and the rest is spent", async () => {
    const { id } = await putAside(70);
    await Promise.all([giveSomeBack(id, 20, "one"), giveSomeBack(id, 20, "one")]);
    expect(await purses()).toEqual([50, 50, 0]);
    await spend(id);
    expect(await purses()).toEqual([50, 0, 50]);
    await giveSomeBack(id, 50, "two");
    expect(await purses()).toEqual([100, 0, 0]);
    expect(await refusal(giveSomeBack(id, 1, "three"))).toBe("returned");
  });

  it("that is all of it lets the hold go", async () => {
    const { id } = await putAside(70);
    await giveSomeBack(id, 30, "one");
    await giveSomeBack(id, 40, "two");
    expect(await purses()).toEqual([100, 0, 0]);
    expect(await refusal(spend(id))).toBe("released");
    expect(await reconcile()).toEqual([]);
  });
});

describe("points that are put aside", () => {
  it("are neither spent nor to be spent on something else", async () => {
    await putAside(70);
    expect(await purses()).toEqual([30, 70, 0]);
    expect(await refusal(putAside(31))).toBe("points");
    expect(await purses()).toEqual([30, 70, 0]);
  });

  it("are put aside for one cause once, however often and at once it is asked", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => putAside(10, "за один заказ")));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await purses()).toEqual([90, 10, 0]);
  });

  it("are spent once, and go back once", async () => {
    const { id } = await putAside(40);
    expect([await spend(id), await spend(id)].map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(await purses()).toEqual([60, 0, 40]);
    const other = await putAside(25);
    expect([await giveBack(other.id), await giveBack(other.id)].map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(await purses()).toEqual([60, 0, 40]);
  });

  it("are spent or given back, whichever comes first, and never both", async () => {
    for (let at = 0; at < 10; at++) {
      const { id } = await putAside(10);
      const said = await Promise.all([refusal(spend(id)), refusal(giveBack(id)), refusal(spend(id))]);
      expect([["done", "captured", "done"].join(), ["released", "done", "released"].join()]).toContain(said.join());
    }
    const [earned, held, spent] = await purses();
    expect([earned! + spent!, held]).toEqual([100, 0]);
    expect(await reconcile()).toEqual([]);
    expect((await verifyLedger()).filter(({ broken }) => broken)).toEqual([]);
  });

  it("go back when their term is over, once from two nodes, and are not spent after that", async () => {
    const over = await putAside(30, newId(), minutes(15));
    await putAside(20, newId(), minutes(60));
    setClock(minutes(16));
    expect(await refusal(spend(over.id))).toBe("over");
    await Promise.all([releaseOverdue(), releaseOverdue()]);
    expect(await purses()).toEqual([80, 20, 0]);
    expect(await refusal(spend(over.id))).toBe("released");
  });

  it("are asked for by their own company alone", async () => {
    const { id } = await putAside(30);
    const other = await makePerson(await makeCompany());
    const foreign = withTenant(other.groupId, () =>
      transaction(() => capture({ groupId: other.groupId, id, by: other.accountId })),
    );
    expect(await refusal(foreign)).not.toBe("done");
    expect(await purses()).toEqual([70, 30, 0]);
  });
});
