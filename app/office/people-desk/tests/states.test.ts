import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let petr: Viewer;

beforeEach(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"], lastName: "Главный" });
  petr = await makePerson(company, { firstName: "Пётр", lastName: "Ёжиков" });
});
afterEach(() => setClock());

const desk = (who = admin) => apiAs(who).peopleDesk;
const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
const signIn = ({ accountId, roles }: Viewer) => beginSession({ accountId, roles, tokens, userAgent: "", address: "" });
const deedsOn = async (id: string) =>
  (await db().select().from(audit).where(eq(audit.objectId, id)).orderBy(audit.id)).map(
    ({ deed, accountId, detail }) => [deed, accountId, detail],
  );

describe("an administrator", () => {
  it("suspends a person: their sessions end, lists forget them, the portal remembers who did it and why", async () => {
    const { accountId: id } = petr;
    await signIn(petr);
    await signIn(petr);
    expect((await desk().person({ id })).sessions).toBe(2);
    await desk().suspend({ id, reason: "Проверка", until: dayIn(1) });
    expect(await countSessions(id)).toBe(0);
    expect((await apiAs(admin).people.list({ query: "Ёжиков" })).total).toBe(0);
    const person = await desk().person({ id });
    expect(person).toMatchObject({ state: "suspended", suspension: { reason: "Проверка", by: "Анна Главный" } });
    await desk().restore({ id });
    expect((await apiAs(admin).people.list({ query: "Ёжиков" })).total).toBe(1);
    expect(await deedsOn(id)).toEqual([
      ["person.suspended", admin.accountId, { before: "invited", until: dayIn(1), reason: "Проверка" }],
      ["person.restored", admin.accountId, { before: "suspended" }],
    ]);
  });

  it("suspends until the end of a day, and not until one that is over", async () => {
    const { accountId: id } = petr;
    await expect(desk().suspend({ id, reason: "Отпуск", until: "2020-01-01" })).rejects.toMatchObject({ status: 422 });
    await desk().suspend({ id, reason: "Отпуск", until: dayIn(1) });
    setClock(() => new Date(Date.now() + 3 * 86_400_000));
    expect((await desk().person({ id })).state).toBe("invited");
  });

  it("marks a leaver: rights and sessions end, and come back only by hand", async () => {
    const { accountId: id } = petr;
    await signIn(petr);
    await desk().give({ id, right: "moderator" });
    await desk().leave({ id });
    expect(await desk().person({ id })).toMatchObject({ state: "left", given: [], sessions: 0 });
    await expect(desk().give({ id, right: "moderator" })).rejects.toMatchObject({ status: 409 });
    await desk().restore({ id });
    expect(await desk().person({ id })).toMatchObject({ state: "invited", given: [] });
  });

  it("cannot close the own account, nor that of the last one who administers the portal", async () => {
    await expect(desk().suspend({ id: admin.accountId, reason: "Ой" })).rejects.toMatchObject({ status: 409 });
    const other = await makePerson(company, { roles: ["employee", "admin"] });
    await desk().leave({ id: other.accountId });
    await desk().restore({ id: other.accountId });
    await withTenant("*", () =>
      db().update(accounts).set({ role: "employee" }).where(sql`${accounts.id} <> ${other.accountId}`),
    );
    expect((await desk().person({ id: other.accountId })).kept).toBe("last-admin");
    const last = { id: other.accountId };
    await expect(desk().leave(last)).rejects.toMatchObject({ status: 409 });
    await expect(desk().suspend({ ...last, reason: "Ой" })).rejects.toMatchObject({ status: 409 });
  });

  it("finds nobody of another company, and nobody else finds the desk", async () => {
    const stranger = await makePerson(await makeCompany("Ландыш"));
    for (const deed of [desk().person, desk().leave, desk().restore, desk().endSessions])
      await expect(deed({ id: stranger.accountId })).rejects.toMatchObject({ status: 404 });
    await expect(desk(petr).list({})).rejects.toMatchObject({ status: 403 });
  });

  it("narrows the list by state, role, right and words", async () => {
    await makePerson(company, { lastName: "Гостев", roles: ["guest"] });
    await makePerson(company, { lastName: "Ушедшев", leftAt: now() });
    await desk().give({ id: petr.accountId, right: "chief-editor" });
    const names = async (wish: Parameters<ReturnType<typeof desk>["list"]>[0]) =>
      (await desk().list(wish)).items.map(({ name }) => name.split(" ")[0]);
    expect(await names({})).toEqual(["Главный", "Гостев", "Ёжиков", "Ушедшев"]);
    expect(await names({ state: "left" })).toEqual(["Ушедшев"]);
    expect(await names({ role: "guest" })).toEqual(["Гостев"]);
    expect(await names({ right: "editor" })).toEqual(["Ёжиков"]);
    expect(await names({ query: "ежик" })).toEqual(["Ёжиков"]);
    expect(await names({ query: `person-${petr.accountId.slice(-12)}@` })).toEqual(["Ёжиков"]);
  });
});
