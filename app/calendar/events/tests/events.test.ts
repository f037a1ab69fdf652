import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { eventDays } from "../server/schema.ts";

freshDatabase();

let company: Company;
let desk: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

const words = {
  title: "Йога после работы",
  startsAt: "2026-06-10T18:00",
  endsAt: "2026-06-10T19:00",
  zone: "Europe/Moscow",
};
const make = (more: object = {}) => apiAs(desk).events.make({ ...words, ...more });
const go = (who: Viewer, id: string, answer: "going" | "maybe" | "declined" = "going") =>
  apiAs(who).events.answer({ id, answer });

describe("a seat", () => {
  it("the last one goes to one of fifty who press at once, the others wait, and each freed seat to the first of them", async () => {
    const { id } = await make({ capacity: 1 });
    const people = await Promise.all(Array.from({ length: 50 }, () => makePerson(company)));
    const states = await Promise.all(people.map(async (one) => (await go(one, id)).state));
    expect(states.filter((one) => one === "going")).toHaveLength(1);
    expect(states.filter((one) => one === "waiting")).toHaveLength(49);
    const first = people[states.indexOf("going")]!;
    await go(first, id, "declined");
    const { items } = await apiAs(desk).events.participants({ id });
    expect(items.filter(({ state }) => state === "going")).toHaveLength(1);
    expect(items.filter(({ state }) => state === "waiting")).toHaveLength(48);
    const [row] = await withTenant("*", () => db().select().from(eventDays).where(eq(eventDays.id, id)));
    expect(row!.taken).toBe(1);
  });

  it("is not given without a waiting list, and not after the hour when answers close", async () => {
    const { id } = await make({ capacity: 1, hasWaitlist: false, closesHours: 24 });
    const [anna, ivan] = [await makePerson(company), await makePerson(company)];
    await go(anna, id);
    await expect(go(ivan, id)).rejects.toMatchObject({ detail: "full" });
    setClock(new Date("2026-06-09T16:00:00Z"));
    await expect(go(ivan, id)).rejects.toMatchObject({ detail: "closed" });
  });
});

describe("a series", () => {
  it("is changed on one day, from a day on, or whole; a day that was changed stays in every list", async () => {
    const { id } = await make({ frequency: "weekly" });
    const range = () => apiAs(desk).events.range({ from: "2026-06-08", to: "2026-07-05" });
    const before = await range();
    expect(before.items.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      ...["2026-06-10", "2026-06-17", "2026-06-24", "2026-07-01"],
    ]);
    const second = before.items[1]!;
    const source = await apiAs(desk).events.source({ id: second.id });
    const { id: _, repeats: __, ...said } = source;
    await apiAs(desk).events.change({
      ...said,
      id: second.id,
      span: "one",
      startsAt: "2026-06-18T18:00",
      endsAt: "2026-06-18T19:00",
    });
    expect((await range()).items.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      ...["2026-06-10", "2026-06-18", "2026-06-24", "2026-07-01"],
    ]);
    expect((await apiAs(desk).events.one({ id: second.id })).movedFrom).toBe("2026-06-17T15:00:00.000Z");
    await apiAs(desk).events.cancel({ id, span: "one", reason: "Праздник" });
    const after = await range();
    expect(after.items.map(({ cancelled }) => cancelled)).toEqual([true, false, false, false]);
  });
});

describe("an event", () => {
  it("of another company, and one for others only, is not there", async () => {
    const { id } = await make();
    const stranger = await makePerson(await makeCompany());
    await expect(apiAs(stranger).events.one({ id })).rejects.toMatchObject({ reason: "not-found" });
    const { id: closed } = await make({ audience: [`user:${desk.accountId}`] });
    const anna = await makePerson(company);
    await expect(apiAs(anna).events.one({ id: closed })).rejects.toMatchObject({ reason: "not-found" });
    expect((await apiAs(anna).events.range({ from: "2026-06-08", to: "2026-06-12" })).items).toHaveLength(1);
  });

  it("of an employee for the whole company waits until the desk lets it out", async () => {
    const anna = await makePerson(company);
    const { id } = await apiAs(anna).events.make(words);
    const ivan = await makePerson(company);
    await expect(apiAs(ivan).events.one({ id })).rejects.toMatchObject({ reason: "not-found" });
    const { items } = await apiAs(desk).events.desk({});
    await apiAs(desk).events.review({ id: items[0]!.eventId, publish: true });
    expect((await apiAs(ivan).events.one({ id })).title).toBe(words.title);
  });

  it("refuses an end before its start, and a day that no calendar has, at their fields", async () => {
    await expect(make({ endsAt: "2026-06-10T17:00" })).rejects.toMatchObject({ detail: "endsAt" });
    await expect(make({ startsAt: "2026-02-31T10:00" })).rejects.toMatchObject({ detail: "startsAt" });
  });
});
