import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { verifyLedger } from "#app/engines/ledger/server/index.ts";
import { allowAll } from "#app/loyalty/balance/server/allowance.ts";
import { aliasOf, meetCompany, refused } from "#app/loyalty/balance/tests/people.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
  await withTenant("*", () =>
    db().update(accounts).set({ managerId: anna.accountId }).where(eq(accounts.id, ivan.accountId)),
  );
  await withTenant("*", allowAll);
});

const purse = async (who: Viewer) => (await apiAs(who).balance.purses({})).thanks;
const topUp = async (who: Viewer, to: Viewer, amount: number) =>
  who === admin
    ? apiAs(who).thanks.topUp({ to: await aliasOf(to), amount, words: "Кончились раньше срока" })
    : apiAs(who).thanks.topUpReport({ person: to.accountId, amount, words: "Кончились раньше срока" });

it("adds new points by an administrator, with the reason in the statement, the journal and a notice", async () => {
  await topUp(admin, ivan, 70);
  await deliverAll();
  expect([await purse(ivan), await purse(admin)]).toEqual([270, 200]);
  const [line] = (await apiAs(ivan).balance.statement({ purse: "thanks" })).items;
  expect(line).toMatchObject({ amount: 70, balance: 270, words: "Кончились раньше срока", kind: "thanks-top-up" });
  const [notice] = (await apiAs(ivan).notifications.list({})).items;
  expect(notice).toMatchObject({ kind: "points-came", subject: "Кончились раньше срока" });
  expect(notice?.href).toBe(`/balance?purse=thanks#${line!.id}`);
  const [kept] = (await apiAs(admin).thanks.topUps({})).items;
  expect([kept?.amount, kept?.to?.accountId, kept?.by?.accountId]).toEqual([70, ivan.accountId, admin.accountId]);
  const deeds = (await apiAs(admin).audit.list({})).items.map(({ deed }) => deed);
  expect(deeds).toContain("thanks.topped-up");
});

it("takes a supervisor's own points, for those alone who answer to them", async () => {
  expect((await apiAs(anna).thanks.reports({})).people.map(({ accountId }) => accountId)).toEqual([ivan.accountId]);
  const tries = await Promise.all(Array.from({ length: 4 }, () => refused(topUp(anna, ivan, 250))));
  expect(tries.filter((one) => one === null)).toHaveLength(1);
  expect([await purse(anna), await purse(ivan)]).toEqual([150, 450]);
  expect(await refused(topUp(ivan, anna, 10))).toBe("NOT_FOUND");
  expect(await refused(apiAs(anna).thanks.topUps({}))).toBe("FORBIDDEN");
  expect((await verifyLedger()).filter(({ broken }) => broken)).toEqual([]);
});
