import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepGuests } from "#app/access/guests/server/index.ts";
import { listeners } from "#app/areas.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let host: Viewer;
let other: Viewer;
let guest: string;

beforeEach(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  host = await makePerson(company, { firstName: "Вера", lastName: "Хозяйкина" });
  other = await makePerson(company, { firstName: "Пётр" });
  guest = await newGuest(10);
});
afterEach(() => setClock());

const newGuest = async (days: number, sponsor: Viewer | null = host) => {
  const term = { guestUntil: inDays(days), sponsorId: sponsor?.accountId ?? null };
  return (await makePerson(company, { lastName: "Гостев", roles: ["guest"], ...term })).accountId;
};
const shortName = ({ accountId }: Viewer) => `person-${accountId.slice(-12)}`;
const rowOf = async (id: string) => {
  const rows = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, id)));
  return rows[0]!;
};
const deskNames = async (state: "ending" | "over") =>
  (await apiAs(admin).peopleDesk.list({ state })).items.map(({ id }) => id);

describe("the term of a guest", () => {
  it("is prolonged by whoever answers for the guest and by an administrator, and is nobody else's to know", async () => {
    const ways: [Viewer, number][] = [
      [host, 30],
      [admin, 60],
    ];
    for (const [viewer, days] of ways) {
      await apiAs(viewer).guests.prolong({ id: guest, until: dayIn(days) });
      const { until, over, sponsor } = await apiAs(viewer).guests.guest({ id: guest });
      expect([over, sponsor?.name]).toEqual([false, "Вера Хозяйкина"]);
      expect(until!.slice(0, 10)).toBe(dayIn(days));
    }
    const stranger = await makePerson(await makeCompany("Лютик"), { roles: ["employee", "admin"] });
    for (const viewer of [other, stranger]) {
      const { guests } = apiAs(viewer);
      await expect(guests.guest({ id: guest })).rejects.toMatchObject({ status: 404 });
      await expect(guests.prolong({ id: guest, until: dayIn(3) })).rejects.toMatchObject({ status: 404 });
    }
    // An employee has no term to prolong.
    await expect(apiAs(admin).guests.prolong({ id: other.accountId, until: dayIn(3) })).rejects.toMatchObject({
      status: 404,
    });
    const deeds = await db().select().from(audit).where(eq(audit.objectId, guest)).orderBy(audit.id);
    expect(deeds.map(({ deed, accountId }) => [deed, accountId])).toEqual([
      ["guest.prolonged", host.accountId],
      ["guest.prolonged", admin.accountId],
    ]);
  });

  it("ends neither yesterday nor later than in a year", async () => {
    for (const [until, words] of [
      [dayIn(-1), "Этот день уже прошёл"],
      [dayIn(400), "Не больше года вперёд"],
    ] as const) {
      const problem = await apiAs(host)
        .guests.prolong({ id: guest, until })
        .catch((error) => error);
      expect([problem.status, problem.data.fields.until]).toEqual([422, [words]]);
    }
    await apiAs(host).guests.prolong({ id: guest, until: dayIn(365) });
  });

  it("shows on the desk: who leaves soon, who is over; prolonged they are neither", async () => {
    const soon = await newGuest(5);
    const past = await newGuest(-1);
    expect([await deskNames("ending"), await deskNames("over")]).toEqual([[soon], [past]]);
    const { state, guest: term } = await apiAs(admin).peopleDesk.person({ id: past });
    expect([state, term?.sponsor?.id]).toEqual(["over", host.accountId]);
    for (const id of [soon, past]) await apiAs(host).guests.prolong({ id, until: dayIn(90) });
    expect([await deskNames("ending"), await deskNames("over")]).toEqual([[], []]);
  });

  it("stands in the list of whoever answers, the longest first and what is over last, and in nobody else's", async () => {
    const [past, orphan] = [await newGuest(-1), await newGuest(5, null)];
    const always = (await makePerson(company, { roles: ["guest"], sponsorId: host.accountId })).accountId;
    const { items } = await apiAs(host).guests.own();
    expect(items.map(({ id, over }) => [id, over])).toEqual([
      [always, false],
      [guest, false],
      [past, true],
    ]);
    expect(items.map(({ id }) => id)).not.toContain(orphan);
    for (const viewer of [other, admin]) expect((await apiAs(viewer).guests.own()).items).toEqual([]);
    expect((await apiAs(host).cabinet.home()).counts.guests).toBe(3);
    for (let more = 0; more < 20; more++) await newGuest(30 + more);
    const { items: first, next } = await apiAs(host).guests.own();
    const { items: rest, next: end } = await apiAs(host).guests.own({ after: next });
    expect([first.length, rest.length, end]).toEqual([20, 3, undefined]);
    expect(rest.slice(1).map(({ id }) => id)).toEqual([guest, past]);
  });

  it("is told of once, a week before, to whoever answers, and to administrators where nobody does", async () => {
    await startEvents(listeners).stop();
    const orphan = await newGuest(10, null);
    const morning = async (days: number) => {
      setClock(new Date(Date.now() + days * 86_400_000));
      await keepGuests();
      await deliverAll();
    };
    const told = async (viewer: Viewer) =>
      (await apiAs(viewer).notifications.list({})).items
        .filter(({ kind }) => kind === "guest-ends")
        .map(({ href }) => href);
    await morning(2);
    expect([await told(host), await told(admin)]).toEqual([[], []]);
    await morning(4);
    await morning(5);
    expect([await told(host), await told(admin), await told(other)]).toEqual([
      [`/guests/${guest}`],
      [`/guests/${orphan}`],
      [],
    ]);
    await apiAs(host).guests.prolong({ id: guest, until: dayIn(20) });
    await morning(22);
    expect(await told(host)).toHaveLength(2);
  });
});

describe("whoever answers for a guest", () => {
  it("is named anew by an administrator alone: a colleague who works here", async () => {
    await apiAs(admin).guests.entrust({ id: guest, sponsor: `@${shortName(other)}` });
    expect((await rowOf(guest)).sponsorId).toBe(other.accountId);
    await expect(apiAs(host).guests.guest({ id: guest })).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(other).guests.entrust({ id: guest, sponsor: shortName(host) })).rejects.toMatchObject({
      status: 403,
    });
    const gone = await makePerson(company, { leftAt: now() });
    const stranger = await makePerson(await makeCompany("Лютик"));
    for (const nobody of [gone, stranger]) {
      const problem = await apiAs(admin)
        .guests.entrust({ id: guest, sponsor: shortName(nobody) })
        .catch((error) => error);
      expect([problem.status, problem.data.fields.sponsor[0]]).toEqual([
        422,
        expect.stringMatching(/уже не работает|Не нашли/),
      ]);
    }
  });

  it("passes guests and those who are still to come to the successor, else to the administrator", async () => {
    await apiAs(admin).registration.invite({ guest: { sponsor: shortName(host) } });
    expect(await apiAs(admin).peopleDesk.duties({ id: host.accountId })).toMatchObject({ guests: 2 });
    await apiAs(admin).peopleDesk.leave({ id: host.accountId, successor: shortName(other) });
    expect((await rowOf(guest)).sponsorId).toBe(other.accountId);
    const { items } = await apiAs(admin).registration.invites({});
    expect(items[0]!.guest).toEqual({ days: 90, sponsor: "Пётр Петрова" });
    await apiAs(admin).peopleDesk.leave({ id: other.accountId });
    expect((await rowOf(guest)).sponsorId).toBe(admin.accountId);
  });
});
