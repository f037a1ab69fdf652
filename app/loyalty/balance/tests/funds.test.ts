import { afterEach, beforeEach, expect, it } from "vitest";
import { verifyLedger } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { refillFunds } from "../server/funds.ts";
import { aliasOf, meetCompany } from "./people.ts";

freshDatabase();

let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeEach(async () => {
  ({ admin, anna, ivan } = await meetCompany());
});
afterEach(() => setClock());

const refill = () => Promise.all([withTenant("*", refillFunds), withTenant("*", refillFunds)]);
const fund = async (more: object) =>
  (await apiAs(admin).balance.putFund({ title: "Отдел", owner: await aliasOf(anna), ...more })).id;
const left = async () => (await apiAs(anna).balance.purses({})).funds[0]?.balance;
const told = async (kind: string, who = anna) =>
  (await apiAs(who).notifications.list({})).items.filter((one) => one.kind === kind).map(({ subject }) => subject);

it("is filled once a month, from any node, where its company is, and by hand beside that", async () => {
  setClock(new Date("2026-03-31T20:30:00Z"));
  const id = await fund({ monthly: 200 });
  await refill();
  await refill();
  expect(await left()).toBe(200);
  await apiAs(admin).balance.issue({ fund: id, amount: 50, words: "Сверх плана" });
  // Midnight in Moscow is nine in the evening in Greenwich.
  setClock(new Date("2026-03-31T21:07:00Z"));
  await refill();
  expect(await left()).toBe(450);
  await fund({ id, monthly: 0 });
  setClock(new Date("2026-04-30T21:07:00Z"));
  await refill();
  expect(await left()).toBe(450);
  expect((await verifyLedger()).filter(({ broken }) => broken)).toEqual([]);
});

it("passes to another owner, and tells its owner each time that little is left", async () => {
  const id = await fund({ low: 100 });
  await apiAs(admin).balance.issue({ fund: id, amount: 150, words: "На квартал" });
  const reward = async (amount: number) =>
    apiAs(anna).balance.transfer({ to: await aliasOf(ivan), amount, words: "За помощь", fund: id });
  for (const amount of [40, 20, 10]) await reward(amount);
  expect(await told("fund-low")).toEqual(["Отдел: осталось 90"]);
  await apiAs(admin).balance.issue({ fund: id, amount: 50, words: "Ещё" });
  await reward(60);
  expect(await told("fund-low")).toHaveLength(2);
  await fund({ id, owner: await aliasOf(ivan) });
  expect([await left(), (await apiAs(ivan).balance.purses({})).funds[0]?.balance]).toEqual([undefined, 70]);
  const stranger = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
  const theirs = apiAs(stranger).balance.putFund({ id, title: "Чужой", owner: await aliasOf(stranger) });
  await expect(theirs).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("tells the other administrators of a large operation that waits for them, until it is decided", async () => {
  const second = await makePerson({ id: admin.groupId } as never, { roles: ["employee", "admin"] });
  const { id } = await apiAs(admin).balance.issue({ to: await aliasOf(anna), amount: 5000, words: "За год" });
  await apiAs(admin).balance.reverse({ id, words: "Не тому" });
  await deliverAll();
  expect([await told("points-reversal", second), await told("points-reversal", admin)]).toEqual([["Не тому"], []]);
  const [asked] = (await apiAs(second).balance.operations({ who: "" })).asked;
  const { items } = await apiAs(second).notifications.list({});
  expect(items[0]?.href).toContain(asked!.id);
  await apiAs(second).balance.decide({ id: asked!.id, agreed: false });
  expect(await told("points-reversal", second)).toEqual([]);
});
