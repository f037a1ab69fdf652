import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments, personBlocks } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { change, days, go, hearAll, told, words } from "./calendar.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(hearAll);
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
});
afterEach(() => setClock());

const make = async (more: object = {}, who = anna) => (await apiAs(who).events.make({ ...words, ...more })).id;
const forInvited = { registration: "invite-only" } as const;
const invite = (id: string, ...people: Viewer[]) =>
  apiAs(anna).events.invite({ id, people: people.map(({ accountId }) => accountId) });
const isNowhere = { status: 404 };

/** A department with one below it, and the people of both. */
async function makeDepartment() {
  const [above, below] = [newId(), newId()];
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { id: above, groupId: company.id, parentId: null, name: "Завод" },
        { id: below, groupId: company.id, parentId: above, name: "Цех" },
      ]),
  );
  const people = [
    await makePerson(company, { departmentId: above }),
    await makePerson(company, { departmentId: below }),
  ] as const;
  return { id: above, people };
}

describe("an event for the invited", () => {
  it("waits for nobody's review, is seen by those alone who were invited, and is theirs to answer", async () => {
    const id = await make(forInvited);
    for (const one of [ivan, desk]) await told(one);
    await expect(apiAs(ivan).events.one({ id })).rejects.toMatchObject(isNowhere);
    expect(await days(ivan)).toEqual([]);
    await invite(id, ivan);
    expect(await apiAs(ivan).events.one({ id })).toMatchObject({ answer: "invited", state: "ahead" });
    expect((await days(ivan)).map(({ answer }) => answer)).toEqual(["invited"]);
    expect(await told(ivan)).toEqual(["event-invited"]);
    await go(ivan, id);
    expect(await apiAs(anna).events.one({ id })).toMatchObject({ invited: 0, taken: 1 });
  });

  it("lets nobody in who only knows its address, and is gone for who is taken off", async () => {
    const id = await make(forInvited);
    const oleg = await makePerson(company);
    await invite(id, ivan);
    await go(ivan, id);
    await expect(go(oleg, id)).rejects.toMatchObject(isNowhere);
    await expect(apiAs(ivan).events.uninvite({ id, accountId: ivan.accountId })).rejects.toMatchObject(isNowhere);
    await apiAs(anna).events.uninvite({ id, accountId: ivan.accountId });
    await expect(go(ivan, id)).rejects.toMatchObject(isNowhere);
    expect(await apiAs(anna).events.one({ id })).toMatchObject({ invited: 0, taken: 0 });
    await expect(apiAs(anna).events.uninvite({ id, accountId: oleg.accountId })).rejects.toMatchObject(isNowhere);
  });

  it("opened to all later waits for the desk, as any other", async () => {
    const id = await make(forInvited);
    await change(anna, id, "one", { registration: "free" });
    expect((await apiAs(anna).events.one({ id })).state).toBe("in-review");
  });

  it("is none for guests", async () => {
    await expect(make({ ...forInvited, guestVisible: true }, desk)).rejects.toMatchObject({
      data: { detail: "guestVisible" },
    });
  });
});

describe("an invitation", () => {
  it("comes once to each of a department and of those below it, but to whoever keeps the inviter away", async () => {
    const id = await make(forInvited);
    const { id: departmentId, people } = await makeDepartment();
    const far = await makePerson(company, { departmentId });
    const [accountId, blockedId] = [far.accountId, anna.accountId];
    await withTenant("*", () => db().insert(personBlocks).values({ groupId: company.id, accountId, blockedId }));
    expect(await apiAs(anna).events.invite({ id, people: [people[0].accountId], departmentId })).toEqual({
      invited: 2,
    });
    await expect(apiAs(anna).events.invite({ id, departmentId })).rejects.toMatchObject({
      data: { fields: { departmentId: expect.anything() } },
    });
    for (const one of people) expect(await told(one)).toEqual(["event-invited"]);
    expect(await told(far)).toEqual([]);
    const { items } = await apiAs(anna).events.participants({ id });
    expect(items.map(({ state }) => state)).toEqual(["invited", "invited"]);
  });

  it("to a series is to each of its days, answered one by one, and follows the part that becomes a series of its own", async () => {
    await make({ ...forInvited, frequency: "weekly", until: "2026-07-01" });
    const [first, second, third] = await days(anna);
    await invite(first!.id, ivan);
    await go(ivan, second!.id);
    expect((await days(ivan)).map(({ answer }) => answer)).toEqual(["invited", "going", "invited", "invited"]);
    await change(anna, third!.id, "next", { location: "Парк" });
    expect((await days(ivan)).map(({ answer }) => answer)).toEqual(["invited", "going", "invited", "invited"]);
  });

  it("lets in at once where the organiser else lets each in", async () => {
    const id = await make({ registration: "approval" }, desk);
    await apiAs(desk).events.invite({ id, people: [ivan.accountId] });
    expect((await go(ivan, id)).state).toBe("going");
    expect((await go(anna, id)).state).toBe("asked");
  });

  it("is refused at its field: to nobody, by a name that nobody has, to an event that waits or is over", async () => {
    const at = (field: string) => ({ data: { fields: { [field]: expect.anything() } } });
    const id = await make(forInvited);
    await expect(apiAs(anna).events.invite({ id })).rejects.toMatchObject(at("people"));
    await expect(apiAs(anna).events.invite({ id, people: ["Никто Никаков"] })).rejects.toMatchObject(at("people"));
    await expect(apiAs(ivan).events.invite({ id, people: [ivan.accountId] })).rejects.toMatchObject(isNowhere);
    const waits = await make();
    await expect(invite(waits, ivan)).rejects.toMatchObject(at("people"));
    setClock(new Date("2026-07-10T09:00:00Z"));
    await expect(invite(id, ivan)).rejects.toMatchObject(at("people"));
  });

  it("to an event of a community is for its members alone", async () => {
    const said = { title: "Лыжники", description: "Ходим в лес", joining: "open", posting: "all" } as const;
    await apiAs(anna).communities.create({ ...said, alias: "ski-people" });
    const placeId = (await apiAs(anna).events.choices({})).places[0]!.id;
    const id = await make({ ...forInvited, placeId });
    await expect(invite(id, ivan)).rejects.toMatchObject({ data: { fields: { people: expect.anything() } } });
    await apiAs(ivan).membership.join({ place: placeId });
    await expect(apiAs(ivan).events.one({ id })).rejects.toMatchObject(isNowhere);
    await invite(id, ivan);
    expect((await apiAs(ivan).events.one({ id })).answer).toBe("invited");
    await apiAs(ivan).membership.leave({ place: placeId });
    await expect(apiAs(ivan).events.one({ id })).rejects.toMatchObject(isNowhere);
  });

  it("goes to nobody who has left the company", async () => {
    const id = await make(forInvited);
    await withTenant("*", () =>
      db()
        .update(accounts)
        .set({ leftAt: new Date("2026-05-01T00:00Z") })
        .where(eq(accounts.id, ivan.accountId)),
    );
    await expect(invite(id, ivan)).rejects.toMatchObject({ data: { fields: { people: expect.anything() } } });
  });
});
