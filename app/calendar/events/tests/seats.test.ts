import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { remindSoon } from "../server/notices.ts";
import { eventDays } from "../server/schema.ts";
import { settleBegun } from "../server/settling.ts";
import { change, givePoints, go, hearAll, points, told, words } from "./calendar.ts";

freshDatabase();

let company: Company;
let desk: Viewer;

beforeAll(hearAll);
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
});
afterEach(() => setClock());

const make = async (more: object = {}) => (await apiAs(desk).events.make({ ...words, ...more })).id;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makePerson(company)));
const states = async (id: string) =>
  new Map((await apiAs(desk).events.participants({ id })).items.map((one) => [one.person.accountId, one.state]));
const taken = async (id: string) =>
  (await withTenant("*", () => db().select().from(eventDays).where(eq(eventDays.id, id))))[0]!.taken;

describe("a seat", () => {
  it("the last one goes to one of fifty who press at once, the others wait; a leaver's to exactly one, told once", async () => {
    const id = await make({ capacity: 1 });
    const all = await people(50);
    const said = await Promise.all(all.map(async (one) => (await go(one, id)).state));
    expect(said.filter((one) => one === "going")).toHaveLength(1);
    expect(said.filter((one) => one === "waiting")).toHaveLength(49);
    const first = all[said.indexOf("going")]!;
    // Twice at once: the second press changes nothing.
    await Promise.all([go(first, id, "declined"), go(first, id, "declined")]);
    const now = await states(id);
    const next = all.filter((one) => now.get(one.accountId) === "going");
    expect(next).toHaveLength(1);
    expect([...now.values()].filter((one) => one === "waiting")).toHaveLength(48);
    expect(await taken(id)).toBe(1);
    const notices: string[] = [];
    for (const one of all) notices.push(...(await told(one)));
    expect(notices).toEqual(["event-promoted"]);
    expect(await told(next[0]!)).toEqual(["event-promoted"]);
  });

  it("moves the line on: who leaves is not back in it, more seats take the next in order, fewer than are taken are refused", async () => {
    const id = await make({ capacity: 1 });
    const [a, b, c, d, e] = (await people(5)) as [Viewer, Viewer, Viewer, Viewer, Viewer];
    for (const [at, one] of [a, b, c, d, e].entries()) {
      setClock(new Date(Date.UTC(2026, 5, 1, 9, at)));
      await go(one, id);
    }
    await go(a, id, "declined");
    await go(b, id, "declined");
    expect((await states(id)).get(c.accountId)).toBe("going");
    await change(desk, id, "one", { capacity: 3 });
    const now = await states(id);
    expect([a, b, c, d, e].map((one) => now.get(one.accountId))).toEqual([
      "declined",
      "declined",
      "going",
      "going",
      "going",
    ]);
    await expect(change(desk, id, "one", { capacity: 2 })).rejects.toMatchObject({ data: { detail: "capacity" } });
    expect(await taken(id)).toBe(3);
    await go(a, id, "declined");
    expect(await told(d)).toEqual(["event-promoted"]);
  });

  it("does not stay empty while the first in the line wants two: the next who fits is let in", async () => {
    const id = await make({ capacity: 2, plusOnes: 1 });
    const [a, b, c, d] = (await people(4)) as [Viewer, Viewer, Viewer, Viewer];
    await go(a, id);
    await go(b, id);
    expect((await go(c, id, "going", 1)).state).toBe("waiting");
    setClock(new Date("2026-06-01T09:05:00Z"));
    expect((await go(d, id)).state).toBe("waiting");
    await go(a, id, "declined");
    const now = await states(id);
    expect([now.get(c.accountId), now.get(d.accountId)]).toEqual(["waiting", "going"]);
    // Who goes and finds no room for one more keeps the own seat.
    await expect(go(b, id, "going", 1)).rejects.toMatchObject({ data: { detail: "full" } });
    expect(await taken(id)).toBe(2);
  });

  it("is not given without a waiting list, and not after the hour when answers close", async () => {
    const id = await make({ capacity: 1, hasWaitlist: false, closesHours: 24 });
    const [anna, ivan] = (await people(2)) as [Viewer, Viewer];
    await go(anna, id);
    await expect(go(ivan, id)).rejects.toMatchObject({ data: { detail: "full" } });
    expect((await go(ivan, id, "declined")).state).toBe("declined");
    setClock(new Date("2026-06-09T16:00:00Z"));
    await expect(go(ivan, id)).rejects.toMatchObject({ data: { detail: "closed" } });
  });

  it("that the organiser gives is asked for first, and is theirs to give", async () => {
    const id = await make({ registration: "approval", capacity: 1 });
    const [anna, ivan] = (await people(2)) as [Viewer, Viewer];
    expect((await go(anna, id)).state).toBe("asked");
    const decide = (who: Viewer, accountId: string) => apiAs(who).events.decide({ id, accountId, state: "going" });
    await expect(decide(ivan, anna.accountId)).rejects.toMatchObject({ status: 404 });
    await decide(desk, anna.accountId);
    await go(ivan, id);
    await expect(decide(desk, ivan.accountId)).rejects.toMatchObject({ data: { detail: "full" } });
  });
});

describe("the price of a seat", () => {
  it("is put aside with the answer and comes back with a refusal in time; who has too little gets no seat", async () => {
    const id = await make({ capacity: 1, price: 50 });
    const [anna, ivan, oleg] = (await people(3)) as [Viewer, Viewer, Viewer];
    await Promise.all([givePoints(anna, 80), givePoints(ivan, 80), givePoints(oleg, 30)]);
    await go(anna, id);
    await go(ivan, id);
    await expect(go(oleg, id)).rejects.toMatchObject({ data: { fields: { amount: expect.anything() } } });
    expect((await states(id)).has(oleg.accountId)).toBe(false);
    expect(await points(anna)).toEqual({ earned: 30, held: 50 });
    expect(await points(ivan)).toEqual({ earned: 30, held: 50 });
    await go(anna, id, "declined");
    expect(await points(anna)).toEqual({ earned: 80, held: 0 });
    expect((await states(id)).get(ivan.accountId)).toBe("going");
  });

  it("is spent at the start, once; who still waits has the points back", async () => {
    const id = await make({ capacity: 1, price: 50 });
    const [anna, ivan] = (await people(2)) as [Viewer, Viewer];
    await Promise.all([givePoints(anna, 80), givePoints(ivan, 80)]);
    await go(anna, id);
    await go(ivan, id);
    await settleBegun();
    expect(await points(anna)).toEqual({ earned: 30, held: 50 });
    setClock(new Date("2026-06-10T15:01:00Z"));
    await Promise.all([settleBegun(), settleBegun()]);
    await settleBegun();
    expect(await points(anna)).toEqual({ earned: 30, held: 0 });
    expect(await points(ivan)).toEqual({ earned: 80, held: 0 });
    await apiAs(desk).events.decide({ id, accountId: anna.accountId, state: "no-show" });
    await apiAs(desk).events.decide({ id, accountId: anna.accountId, state: "attended" });
    expect(await points(anna)).toEqual({ earned: 30, held: 0 });
  });

  it("comes back when the event is cancelled", async () => {
    const id = await make({ price: 50 });
    const [anna] = (await people(1)) as [Viewer];
    await givePoints(anna, 80);
    await go(anna, id);
    await apiAs(desk).events.cancel({ id, reason: "Заболел тренер" });
    expect(await points(anna)).toEqual({ earned: 80, held: 0 });
    expect(await told(anna)).toEqual(["event-cancelled"]);
  });
});

describe("a reminder", () => {
  it("comes once to those who go, may go or wait, and to nobody else", async () => {
    const id = await make({ capacity: 1 });
    const [anna, ivan, oleg, vera] = (await people(4)) as [Viewer, Viewer, Viewer, Viewer];
    await go(anna, id);
    await go(ivan, id);
    await go(oleg, id, "declined");
    setClock(new Date("2026-06-10T14:10:00Z"));
    const remind = () => withTenant("*", remindSoon);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await Promise.all([anna, ivan, oleg, vera].map(told))).toEqual([["event-soon"], ["event-soon"], [], []]);
  });
});
