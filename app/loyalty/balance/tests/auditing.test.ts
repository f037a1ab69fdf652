import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { reconcile } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let admin: Viewer;
let second: Viewer;
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeEach(async () => {
  forgetSpending();
  const company = await makeCompany();
  [admin, second] = [
    await makePerson(company, { roles: ["employee", "admin"] }),
    await makePerson(company, { roles: ["employee", "admin"] }),
  ];
  anna = await makePerson(company, { firstName: "Анна" });
  ivan = await makePerson(company, { firstName: "Иван" });
  vera = await makePerson(company, { firstName: "Вера" });
});

const aliasOf = async (who: Viewer) => (await apiAs(who).account.me({})).alias;
const earned = async (who: Viewer) => (await apiAs(who).balance.purses({})).earned;
const issue = async (to: Viewer, amount: number) =>
  apiAs(admin).balance.issue({ to: await aliasOf(to), amount, words: "За хорошее дело" });
const move = async (from: Viewer, to: Viewer, amount: number) =>
  apiAs(from).balance.transfer({ to: await aliasOf(to), amount, words: "За помощь" });
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => null,
    (error) => error.code,
  );

describe("a reversal above the limit", () => {
  it("is asked by one administrator once, decided by another, and done once", async () => {
    const { id } = await issue(anna, 1001);
    const asks = Array.from({ length: 3 }, () => apiAs(admin).balance.reverse({ id, words: "Не тому" }));
    expect((await Promise.all(asks)).map(({ waits }) => waits)).toEqual([true, true, true]);
    expect(await earned(anna)).toBe(1001);
    const { asked, items } = await apiAs(second).balance.operations({ who: "" });
    expect(asked.map(({ amount, words, mine }) => [amount, words, mine])).toEqual([[1001, "Не тому", false]]);
    expect(items.map(({ asked, reversible }) => [asked, reversible])).toEqual([[true, false]]);
    const wish = asked[0]!.id;
    expect((await apiAs(admin).balance.operations({ who: "" })).asked[0]?.mine).toBe(true);
    expect(await refusal(apiAs(admin).balance.decide({ id: wish, agreed: true }))).toBe("FORBIDDEN");
    const done = Array.from({ length: 3 }, () => refusal(apiAs(second).balance.decide({ id: wish, agreed: true })));
    expect((await Promise.all(done)).sort()).toEqual(["NOT_FOUND", "NOT_FOUND", null]);
    expect(await earned(anna)).toBe(0);
    expect((await apiAs(admin).balance.operations({ who: "" })).asked).toEqual([]);
  });

  it("may be refused and asked again; what is not above it is done at once", async () => {
    const { id } = await issue(anna, 2000);
    await apiAs(admin).balance.reverse({ id, words: "Не тому" });
    const [wish] = (await apiAs(second).balance.operations({ who: "" })).asked;
    await apiAs(second).balance.decide({ id: wish!.id, agreed: false });
    expect(await earned(anna)).toBe(2000);
    await apiAs(second).balance.reverse({ id, words: "И правда не тому" });
    const [other] = (await apiAs(admin).balance.operations({ who: "" })).asked;
    expect(other?.words).toBe("И правда не тому");
    const { id: small } = await issue(ivan, 1000);
    expect((await apiAs(admin).balance.reverse({ id: small, words: "Не тому" })).waits).toBe(false);
    expect(await earned(ivan)).toBe(0);
  });
});

describe("the auditor", () => {
  it("reads the chain sealed anew, page by page, and every entry as a table", async () => {
    for (let at = 0; at < 23; at++) await issue(anna, at + 1);
    const first = await apiAs(admin).balance.audit({});
    const rest = await apiAs(admin).balance.audit({ after: first.next! });
    const numbers = [...first.items, ...rest.items].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
    expect([...first.items, ...rest.items].every(({ sound }) => sound)).toBe(true);
    expect([first.accounts, first.wrong, rest.next]).toEqual([2, [], undefined]);
    expect((await apiAs(admin).balance.chainTable({})).rows.length).toBe(46);
  });

  it("sees whose balance was changed past the ledger, and that people move nothing until it is put right", async () => {
    await issue(anna, 50);
    await withTenant("*", () =>
      db().execute(sql`update ledger_accounts set balance = 60 where owner_id = ${anna.accountId}`),
    );
    await reconcile();
    const { wrong, brokenAt } = await apiAs(admin).balance.audit({});
    expect(wrong).toEqual(["Анна Петрова"]);
    expect(brokenAt).not.toBeNull();
    expect(await refusal(move(anna, ivan, 5))).toBe("UNAVAILABLE");
    await withTenant("*", () =>
      db().execute(sql`update ledger_accounts set balance = 50 where owner_id = ${anna.accountId}`),
    );
    await reconcile();
    expect(await refusal(move(anna, ivan, 5))).toBe(null);
  });

  it("is shown points that went round and came back, each circle once", async () => {
    for (const who of [anna, ivan, vera]) await issue(who, 100);
    await move(anna, ivan, 40);
    await move(ivan, vera, 30);
    expect((await apiAs(admin).balance.circles({})).items).toEqual([]);
    await move(vera, anna, 20);
    await move(ivan, anna, 5);
    const { items } = await apiAs(admin).balance.circles({});
    expect(items.map(({ people, amount }) => [people.length, amount])).toEqual([
      [3, 20],
      [2, 5],
    ]);
  });
});
