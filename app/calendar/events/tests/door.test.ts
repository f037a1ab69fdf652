import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, type Listener } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { eventAnswers } from "../server/schema.ts";
import { settleBegun } from "../server/settling.ts";
import { givePoints, go, points, words } from "./calendar.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;
let ivan: Viewer;
const attended: string[] = [];
const ear: Listener = {
  name: "test.attended",
  kinds: ["event.attended"],
  hear: async ({ data }) => void attended.push((data as { person: string }).person),
};

beforeEach(async () => {
  setListeners([...listeners, ear]);
  attended.length = 0;
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
});
afterEach(() => {
  setClock();
  setListeners(listeners);
});

const make = async (more: object = {}) => (await apiAs(desk).events.make({ ...words, ...more })).id;
const codeOf = async (id: string) => (await apiAs(desk).events.door({ id })).code;
const checkIn = (who: Viewer, id: string, code: string) => apiAs(who).events.checkIn({ id, code });
const atDoor = () => setClock(new Date("2026-06-10T14:50:00Z"));
const isRefused = { data: { fields: { code: expect.anything() } } };
const stateOf = async (id: string, { accountId }: Viewer) => {
  const isIt = and(eq(eventAnswers.dayId, id), eq(eventAnswers.accountId, accountId));
  return (await withTenant("*", () => db().select().from(eventAnswers).where(isIt)))[0]?.state;
};

describe("the door of an event", () => {
  it("notes by its code who has come, once, however often they press and whatever the organiser notes besides", async () => {
    const id = await make();
    await go(anna, id);
    const code = await codeOf(id);
    atDoor();
    await Promise.all([checkIn(anna, id, code), checkIn(anna, id, ` ${code.slice(0, 3)} ${code.slice(3)}`)]);
    await checkIn(anna, id, code);
    for (const state of ["no-show", "attended"] as const)
      await apiAs(desk).events.decide({ id, accountId: anna.accountId, state });
    await deliverAll();
    expect(attended).toEqual([anna.accountId]);
    expect(await apiAs(desk).events.door({ id })).toMatchObject({ came: 1, expected: 0, isOpen: true });
  });

  it("refuses another code and another time", async () => {
    const id = await make();
    const code = await codeOf(id);
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await expect(checkIn(anna, id, code)).rejects.toMatchObject(isRefused);
    atDoor();
    await expect(checkIn(anna, id, other)).rejects.toMatchObject(isRefused);
    setClock(new Date("2026-06-10T18:00:00Z"));
    await expect(checkIn(anna, id, code)).rejects.toMatchObject(isRefused);
    expect(await stateOf(id, anna)).toBeUndefined();
  });

  it("pays whoever has come, once, by the rule of the company, and counts towards an achievement", async () => {
    await apiAs(desk).balance.putRule({ deed: "event", amount: 5, perDay: 2, active: true });
    const id = await make();
    const code = await codeOf(id);
    atDoor();
    await checkIn(anna, id, code);
    await apiAs(desk).events.decide({ id, accountId: anna.accountId, state: "no-show" });
    await apiAs(desk).events.decide({ id, accountId: anna.accountId, state: "attended" });
    await deliverAll();
    expect(await points(anna)).toEqual({ earned: 5, held: 0 });
    expect(await points(ivan)).toEqual({ earned: 0, held: 0 });
  });

  it("lets in whoever comes without an answer while there are seats, and takes the points of a seat", async () => {
    const id = await make({ capacity: 1, price: 50 });
    const code = await codeOf(id);
    await Promise.all([givePoints(anna, 80), givePoints(ivan, 80)]);
    setClock(new Date("2026-06-10T15:10:00Z"));
    await checkIn(anna, id, code);
    await expect(checkIn(ivan, id, code)).rejects.toMatchObject(isRefused);
    await settleBegun();
    expect(await points(anna)).toEqual({ earned: 30, held: 0 });
    expect(await points(ivan)).toEqual({ earned: 80, held: 0 });
  });

  it("of an event where each is let in opens for those alone", async () => {
    const id = await make({ registration: "approval" });
    const code = await codeOf(id);
    await go(anna, id);
    await go(ivan, id);
    await apiAs(desk).events.decide({ id, accountId: anna.accountId, state: "going" });
    atDoor();
    await checkIn(anna, id, code);
    await expect(checkIn(ivan, id, code)).rejects.toMatchObject(isRefused);
  });

  it("shows its code and its list to who leads the event alone", async () => {
    const id = await make();
    await go(anna, id);
    for (const one of [anna, ivan]) {
      await expect(apiAs(one).events.door({ id })).rejects.toMatchObject({ status: 404 });
      await expect(apiAs(one).events.table({ id })).rejects.toMatchObject({ status: 404 });
    }
    await apiAs(desk).events.invite({ id, people: [ivan.accountId] });
    const { items } = await apiAs(desk).events.table({ id });
    expect(items.map(({ person, state }) => [person.accountId, state])).toEqual([
      [anna.accountId, "going"],
      [ivan.accountId, "invited"],
    ]);
  });
});
