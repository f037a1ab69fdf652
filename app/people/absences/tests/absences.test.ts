import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let maria: Viewer;

/** Midday in Moscow. */
const noon = (day: string) => setClock(new Date(`${day}T09:00:00Z`));

beforeEach(async () => {
  noon("2026-12-01");
  company = await makeCompany();
  anna = await makePerson(company, { firstName: "Анна", lastName: "Ветрова", reach: "portal" });
  maria = await makePerson(company, { firstName: "Мария", lastName: "Иванова" });
});
afterEach(() => setClock());

const aliasOf = async ({ accountId }: Viewer) =>
  (await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, accountId))))[0]!.alias;
const days = { from: "2026-12-05", until: "2026-12-12", note: "" };
const say = (more: object = {}) => apiAs(anna).absences.add({ kind: "vacation", ...days, ...more });
const seenBy = async (reader: Viewer) => (await apiAs(reader).account.profile({ alias: anna.accountId })).absence;

describe("an absence", () => {
  it("shows on the page and in the directory from its first day to its last, with the deputy, and ends by itself", async () => {
    await say({ deputy: `@${await aliasOf(maria)}`, note: "Пишите Маше" });
    expect(await seenBy(maria)).toBeNull();
    noon("2026-12-05");
    const deputy = { name: "Мария Иванова", alias: await aliasOf(maria) };
    const told = { kind: "vacation", until: "2026-12-12", note: "Пишите Маше", deputy };
    expect(await seenBy(maria)).toEqual(told);
    expect((await apiAs(maria).people.list({ query: "Ветрова" })).items[0]?.absence).toEqual(told);
    expect((await apiAs(maria).people.list({ kind: "here" })).items.map(({ name }) => name)).toEqual(["Иванова Мария"]);
    noon("2026-12-12");
    expect(await seenBy(maria)).not.toBeNull();
    noon("2026-12-13");
    expect(await seenBy(maria)).toBeNull();
    expect((await apiAs(anna).absences.own({})).items).toEqual([]);
  });

  it("begins and ends by the clock of the place where the person lives", async () => {
    anna = { ...anna, timeZone: "Asia/Vladivostok" };
    await say();
    setClock(new Date("2026-12-04T13:59:00Z"));
    expect(await seenBy(maria)).toBeNull();
    setClock(new Date("2026-12-04T14:01:00Z"));
    expect(await seenBy(maria)).not.toBeNull();
  });

  it.each(["sick", "other"] as const)("of the kind «%s» says nothing but that somebody is away", async (kind) => {
    await say({ kind });
    noon("2026-12-06");
    expect((await seenBy(maria))?.kind).toBe("away");
    expect((await apiAs(anna).absences.own({})).items).toMatchObject([{ kind, now: true }]);
  });

  it("is seen by the own company alone", async () => {
    await say();
    noon("2026-12-06");
    const other = await makePerson(await makeCompany("Лютик"));
    expect(await seenBy(other)).toBeNull();
    const { items } = await apiAs(other).people.list({ query: "Ветрова" });
    expect(items.find(({ accountId }) => accountId === anna.accountId)?.absence).toBeNull();
    const here = await apiAs(other).people.list({ query: "Ветрова", kind: "here" });
    expect(here.items.map(({ accountId }) => accountId)).toContain(anna.accountId);
  });

  it("does not name a deputy who has left, or whom the reader has blocked", async () => {
    await say({ deputy: await aliasOf(maria) });
    noon("2026-12-06");
    const reader = await makePerson(company);
    await apiAs(reader).blocking.block({ accountId: maria.accountId });
    expect((await seenBy(reader))?.deputy).toBeNull();
    expect((await seenBy(anna))?.deputy).not.toBeNull();
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, maria.accountId)),
    );
    expect((await seenBy(anna))?.deputy).toBeNull();
    expect((await apiAs(anna).absences.own({})).items[0]?.deputy).toBeNull();
  });

  it("may be taken back by its owner alone", async () => {
    const { id } = await say();
    await expect(apiAs(maria).absences.drop({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(anna).absences.drop({ id });
    expect((await apiAs(anna).absences.own({})).items).toEqual([]);
  });

  it.each([
    ["ends before it begins", { from: "2026-12-05", until: "2026-12-04" }, "until"],
    ["is over", { from: "2026-11-01", until: "2026-11-30" }, "until"],
    ["lies years ahead", { from: "2026-12-05", until: "2028-12-04" }, "until"],
    ["names nobody", { deputy: "@nobody" }, "deputy"],
  ])("that %s is refused beside the field", async (_, more, field) => {
    await expect(say(more)).rejects.toMatchObject({ status: 422, data: { fields: { [field]: expect.anything() } } });
  });

  it("does not lie over another one, and nobody stands in for themselves", async () => {
    await say();
    const fields = (name: string) => ({ status: 422, data: { fields: { [name]: expect.anything() } } });
    await expect(say({ from: "2026-12-12", until: "2026-12-20" })).rejects.toMatchObject(fields("from"));
    await say({ from: "2026-12-13", until: "2026-12-20" });
    const own = { from: "2026-12-25", until: "2026-12-26", deputy: await aliasOf(anna) };
    await expect(say(own)).rejects.toMatchObject(fields("deputy"));
  });
});
