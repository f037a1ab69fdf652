import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, sqlState, transaction, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { readSoundness, reconcile, verifyLedger } from "../server/checking.ts";
import { accountOf, demandSound, grant, post, reverse } from "../server/posting.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  const company = await makeCompany();
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
});

const inCompany = <T>(fn: () => Promise<T>) => withTenant(anna.groupId, () => transaction(fn));
const whole = <T>(fn: () => Promise<T>) => withTenant("*", () => transaction(fn));
const give = (to: Viewer, amount: number, cause = newId()) =>
  inCompany(() => grant({ groupId: anna.groupId, kind: "issue", cause, by: null, to: to.accountId, amount }));
const balanceOf = async ({ accountId }: Viewer) => {
  const { rows } = await whole(() =>
    db().execute<{ balance: number }>(
      sql`select balance from ledger_accounts where owner_id = ${accountId} and purse = 'earned'`,
    ),
  );
  return rows[0]?.balance ?? 0;
};
const move = (amount: number, cause = newId(), [from, to] = [anna, ivan]) =>
  inCompany(async () => {
    const [source, target] = [
      await accountOf(anna.groupId, "earned", from!.accountId),
      await accountOf(anna.groupId, "earned", to!.accountId),
    ];
    const moves = [
      { account: source, amount: -amount },
      { account: target, amount },
    ];
    return post({ groupId: anna.groupId, kind: "transfer", cause, by: from!.accountId, moves });
  });
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => "done",
    (error) => error.detail ?? sqlState(error) ?? sqlState(error.cause) ?? error.message,
  );

describe("the ledger", () => {
  it("moves points from purse to purse, and never more than there are", async () => {
    await give(anna, 100);
    await move(60);
    expect([await balanceOf(anna), await balanceOf(ivan)]).toEqual([40, 60]);
    expect(await refusal(move(41))).toBe("points");
    expect([await balanceOf(anna), await balanceOf(ivan)]).toEqual([40, 60]);
  });

  it("pays for one cause once, however often and at once it is asked", async () => {
    const paid = await Promise.all(Array.from({ length: 8 }, () => give(anna, 10, "за одно и то же")));
    expect(paid.filter(({ isNew }) => isNew).length).toBe(1);
    expect(await balanceOf(anna)).toBe(10);
  });

  it("lets many at once take no more than there is, in both directions", async () => {
    await give(anna, 50);
    await give(ivan, 50);
    const there = Array.from({ length: 12 }, () => refusal(move(20)));
    const back = Array.from({ length: 12 }, () => refusal(move(20, newId(), [ivan, anna])));
    const said = new Set(await Promise.all([...there, ...back]));
    expect([...said].filter((one) => one !== "done" && one !== "points")).toEqual([]);
    const [a, i] = [await balanceOf(anna), await balanceOf(ivan)];
    expect(a + i).toBe(100);
    expect(Math.min(a, i)).toBeGreaterThanOrEqual(0);
    expect(await reconcile()).toEqual([]);
  });

  it("moves everything back once, and nothing that is spent", async () => {
    await give(anna, 30);
    const { id } = await move(30);
    const undo = () => inCompany(() => reverse({ groupId: anna.groupId, id, by: anna.accountId }));
    await undo();
    await undo();
    expect([await balanceOf(anna), await balanceOf(ivan)]).toEqual([30, 0]);
    const { id: other } = await move(30);
    await move(30, newId(), [ivan, anna]);
    expect(await refusal(inCompany(() => reverse({ groupId: anna.groupId, id: other, by: anna.accountId })))).toBe(
      "points",
    );
  });

  it("refuses sums that are not zero, and parts of points", async () => {
    await give(anna, 30);
    const purse = await inCompany(() => accountOf(anna.groupId, "earned", anna.accountId));
    const spent = await inCompany(() => accountOf(anna.groupId, "spent"));
    const wrong = (one: number, other: number) =>
      inCompany(() =>
        post({
          ...{ groupId: anna.groupId, kind: "x", cause: newId(), by: null },
          moves: [
            { account: purse, amount: one },
            { account: spent, amount: other },
          ],
        }),
      );
    await expect(wrong(-10, 9)).rejects.toThrow("zero");
    await expect(wrong(-0.5, 0.5)).rejects.toThrow("whole");
  });
});

describe("the database itself", () => {
  it("changes, deletes and empties nothing that was posted, for the portal and for its owner", async () => {
    await give(anna, 30);
    for (const table of ["ledger_entries", "ledger_transactions"]) {
      const name = sql.identifier(table);
      for (const deed of [
        sql`update ${name} set number = 9`,
        sql`delete from ${name}`,
        sql`truncate ${name} cascade`,
      ]) {
        expect(await refusal(whole(() => db().execute(deed)))).toBe("42501");
        const asOwner = transaction(async () => {
          await db().execute(sql`select set_config('app.group_id', '*', true)`);
          await db().execute(deed);
        });
        expect(await refusal(asOwner)).toBe("42501");
      }
    }
  });

  it("commits no transaction whose entries are not in balance", async () => {
    const { id } = await give(anna, 30);
    const spent = await inCompany(() => accountOf(anna.groupId, "spent"));
    const add = whole(() =>
      db().execute(sql`insert into ledger_entries (transaction_id, ledger_account_id, group_id, number, amount, balance_after)
        values (${id}, ${spent}, ${anna.groupId}, 1, 5, 5)`),
    );
    expect(await refusal(add)).toBe("23514");
  });

  it("lets no purse of a person go below zero", async () => {
    await give(anna, 30);
    const below = whole(() =>
      db().execute(sql`update ledger_accounts set balance = -1 where owner_id = ${anna.accountId}`),
    );
    expect(await refusal(below)).toBe("23514");
  });
});

describe("the checker", () => {
  it("finds a sound chain sound, and names the first link that somebody has changed", async () => {
    for (const amount of [10, 20, 30]) await give(anna, amount);
    const mine = async () => (await verifyLedger()).filter(({ links, broken }) => broken || links === 3);
    expect((await mine()).map(({ broken }) => broken)).toEqual([undefined]);
    await tamper(sql`update ledger_transactions set kind = 'gift' where number = 2 and group_id = ${anna.groupId}`);
    expect((await mine()).map(({ broken }) => broken)).toEqual([{ number: 2, why: "она изменена после записи" }]);
    await tamper(sql`update ledger_transactions set kind = 'issue' where number = 2 and group_id = ${anna.groupId}`);
    expect((await mine()).map(({ broken }) => broken)).toEqual([undefined]);
  });

  it("stops movements by people while a balance is not what its entries say, and lets them go on after that", async () => {
    await give(anna, 30);
    const change = (by: number) =>
      whole(() =>
        db().execute(sql`update ledger_accounts set balance = balance + ${by} where owner_id = ${anna.accountId}`),
      );
    await change(5);
    expect(await reconcile()).toEqual([anna.groupId]);
    expect((await readSoundness()).brokenAt).toBeInstanceOf(Date);
    expect(await refusal(inCompany(() => demandSound(anna.groupId)))).toBe("ledger");
    expect((await verifyLedger()).some(({ broken }) => broken?.why.includes("мимо журнала"))).toBe(true);
    await change(-5);
    expect(await reconcile()).toEqual([]);
    expect(await refusal(inCompany(() => demandSound(anna.groupId)))).toBe("done");
  });
});

/** What only the owner of the database could do, with the guard taken off. */
const tamper = (deed: ReturnType<typeof sql>) =>
  transaction(async () => {
    await db().execute(sql`select set_config('app.group_id', '*', true)`);
    await db().execute(sql`alter table ledger_transactions disable trigger user`);
    await db().execute(deed);
    await db().execute(sql`alter table ledger_transactions enable trigger user`);
  });
