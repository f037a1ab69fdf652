import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { change, days, go, words } from "./calendar.ts";

freshDatabase();

let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

const make = async (more: object = {}) => (await apiAs(desk).events.make({ ...words, ...more })).id;
const isNowhere = { status: 404 };

describe("an event", () => {
  it("of another company, and one for others only, is not there", async () => {
    const id = await make();
    const stranger = await makePerson(await makeCompany());
    await expect(apiAs(stranger).events.one({ id })).rejects.toMatchObject(isNowhere);
    await expect(go(stranger, id)).rejects.toMatchObject(isNowhere);
    const closed = await make({ audience: [`user:${desk.accountId}`] });
    await expect(apiAs(anna).events.one({ id: closed })).rejects.toMatchObject(isNowhere);
    expect(await days(anna)).toHaveLength(1);
  });

  it("for the whole portal is seen and answered to from another company, and counts one seat", async () => {
    const id = await make({ reach: "portal", startsAt: "2026-08-10T18:00", endsAt: "2026-08-10T19:00" });
    const stranger = await makePerson(await makeCompany());
    // Both are known to the whole portal.
    await withTenant("*", () => db().update(accounts).set({ reach: "portal" }));
    await go(stranger, id);
    expect(await apiAs(stranger).events.one({ id })).toMatchObject({ answer: "going", taken: 1 });
    const { items } = await apiAs(desk).events.participants({ id });
    expect(items.map(({ person }) => person.accountId)).toEqual([stranger.accountId]);
  });

  it("of a channel or a community is its members' alone, and its leaders' to change", async () => {
    const owner = await makePerson(company);
    const [member, other] = [await makePerson(company), await makePerson(company)];
    const said = { title: "Лыжники", description: "Ходим в лес", joining: "open", posting: "all" } as const;
    await apiAs(owner).communities.create({ ...said, alias: "ski-people" });
    const { places } = await apiAs(owner).events.choices({});
    const placeId = places[0]!.id;
    await apiAs(member).membership.join({ place: placeId });
    expect((await apiAs(member).events.choices({})).places).toEqual([]);
    const { id } = await apiAs(owner).events.make({ ...words, placeId });
    expect(await apiAs(member).events.one({ id })).toMatchObject({ place: { title: "Лыжники" }, mayEdit: false });
    for (const one of [other, desk]) {
      await expect(apiAs(one).events.one({ id })).rejects.toMatchObject(isNowhere);
      expect(await days(one)).toEqual([]);
    }
    await expect(apiAs(member).events.make({ ...words, placeId })).rejects.toMatchObject({
      data: { detail: "placeId" },
    });
    const { sections } = await apiAs(member).communities.community({ alias: "ski-people" });
    expect(sections).toEqual([{ name: "community-events", title: "События", href: "/cm/ski-people/events" }]);
    const june = { from: "2026-06-01", to: "2026-06-30" };
    const found = await apiAs(member).events.range({ ...june, placeId });
    expect([found.items.map((item) => item.id), found.places]).toEqual([[id], [{ id: placeId, title: "Лыжники" }]]);
    expect((await apiAs(other).events.range({ ...june, placeId })).items).toEqual([]);
    // Who has left sees it no more, though they have answered.
    await go(member, id);
    await apiAs(member).membership.leave({ place: placeId });
    await expect(apiAs(member).events.one({ id })).rejects.toMatchObject(isNowhere);
  });

  it("of an employee for the whole company waits until the desk lets it out, and so does one that is opened to it later", async () => {
    const ivan = await makePerson(company);
    const { id } = await apiAs(anna).events.make(words);
    await expect(apiAs(ivan).events.one({ id })).rejects.toMatchObject(isNowhere);
    const { items } = await apiAs(desk).events.desk({});
    await apiAs(desk).events.review({ id: items[0]!.eventId, publish: true });
    expect((await apiAs(ivan).events.one({ id })).title).toBe(words.title);
    const { id: small } = await apiAs(anna).events.make({ ...words, audience: [`user:${ivan.accountId}`] });
    expect((await apiAs(ivan).events.one({ id: small })).state).toBe("ahead");
    await change(anna, small, "one", { audience: null });
    expect((await apiAs(anna).events.one({ id: small })).state).toBe("in-review");
    await expect(apiAs(anna).events.make({ ...words, reach: "portal" })).rejects.toMatchObject({
      data: { detail: "readers" },
    });
  });

  it("refuses an end before its start, and a day or a zone that is none, at their fields", async () => {
    await expect(make({ endsAt: "2026-06-10T17:00" })).rejects.toMatchObject({ data: { detail: "endsAt" } });
    await expect(make({ startsAt: "2026-02-31T10:00" })).rejects.toMatchObject({ data: { detail: "startsAt" } });
    await expect(make({ zone: "Europe/Atlantis" })).rejects.toMatchObject({
      data: { fields: { zone: expect.anything() } },
    });
  });

  it("of a whole day is on that day for every reader, wherever they are", async () => {
    const id = await make({ isAllDay: true, zone: "Asia/Kamchatka" });
    const range = (zone: string, day: string) => apiAs(anna).events.range({ from: day, to: day, zone });
    for (const zone of ["Europe/Kaliningrad", "Asia/Kamchatka"]) {
      expect((await range(zone, "2026-06-10")).items.map((one) => one.id)).toEqual([id]);
      for (const day of ["2026-06-09", "2026-06-11"]) expect((await range(zone, day)).items).toEqual([]);
    }
  });

  it("that guests may see is found by whoever has not signed in, and what is for members is not", async () => {
    await make({ title: "День открытых дверей", guestVisible: true });
    await make({ title: "Планёрка" });
    const { items } = await apiAs(nobody).events.search({});
    expect(items.map(({ title }) => title)).toEqual(["День открытых дверей"]);
  });

  it("that guests may see is read by them without people and the address of its meeting, as a file too", async () => {
    const id = await make({ guestVisible: true, onlineUrl: "https://meet.example.com/42", contacts: "Анна, доб. 101" });
    await go(anna, id);
    const shown = await apiAs(nobody).events.openEvent({ id });
    expect(shown).toMatchObject({ title: words.title, company: company.name, hasOnline: true });
    const { text } = await apiAs(nobody).events.openIcs({ id });
    for (const told of [JSON.stringify(shown), text]) {
      expect(told).not.toContain("meet.example.com");
      expect(told).not.toContain("Анна");
    }
    for (const more of [{}, { audience: [`user:${anna.accountId}`] }, { registration: "invite-only" as const }]) {
      const closed = await make(more);
      await expect(apiAs(nobody).events.openEvent({ id: closed })).rejects.toMatchObject(isNowhere);
      await expect(apiAs(nobody).events.openIcs({ id: closed })).rejects.toMatchObject(isNowhere);
    }
    const waits = await apiAs(anna).events.make({ ...words, guestVisible: true });
    await expect(apiAs(nobody).events.openEvent(waits)).rejects.toMatchObject(isNowhere);
  });

  it("gives the address of its meeting to those who go, half an hour before the start", async () => {
    const id = await make({ onlineUrl: "https://meet.example.com/42" });
    const seen = async (who: Viewer) => (await apiAs(who).events.one({ id })).onlineUrl;
    await go(anna, id);
    expect(await seen(anna)).toBeNull();
    setClock(new Date("2026-06-10T14:31:00Z"));
    expect(await seen(anna)).toBe("https://meet.example.com/42");
    expect(await seen(await makePerson(company))).toBeNull();
  });
});
