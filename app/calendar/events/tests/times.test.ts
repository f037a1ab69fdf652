import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { momentOf, wallOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { beginnings, ruleOf } from "../server/series.ts";
import { hours, series, wholeDays } from "./times.ts";

freshDatabase();

let desk: Viewer;

beforeAll(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  desk = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
});
afterAll(() => setClock());

const iso = (moment: string) => new Date(moment).toISOString();
/** The ids of what a reader meets on a day of their calendar. */
const on = async (day: string, zone: string) =>
  (await apiAs(desk).events.range({ from: day, to: day, zone })).items.map(({ id }) => id);
const dayBeside = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().replace(/T.*/, "");

it("the table has forty cases", () => {
  expect(hours.length + wholeDays.length + series.length).toBe(40);
});

describe("an hour", () => {
  it.each(hours)("%s", async (what, zone, startsAt, reader, moment, shown) => {
    // What begins in an hour that is shown twice ends after it.
    const isTwice = what.includes("twice");
    const endsAt = wallOf(new Date(Date.parse(moment) + (isTwice ? 90 : 30) * 60_000).toISOString(), zone);
    const { id } = await apiAs(desk).events.make({ title: `Час: ${what}`, startsAt, endsAt, zone });
    const event = await apiAs(desk).events.one({ id });
    expect(event.startsAt).toBe(iso(moment));
    expect(wallOf(event.startsAt, reader)).toBe(shown);
    expect(await on(shown.slice(0, 10), reader)).toContain(id);
    for (const by of [-1, 1]) expect(await on(dayBeside(shown.slice(0, 10), by), reader)).not.toContain(id);
    // Another program reads the same moment out of the file.
    const { text } = await apiAs(desk).events.ics({ id });
    const calendar = new ICAL.Component(ICAL.parse(text));
    const start = calendar.getFirstSubcomponent("vevent")!.getFirstPropertyValue("dtstart") as ICAL.Time;
    if (!isTwice) expect(start.toJSDate().toISOString()).toBe(iso(moment));
  });
});

describe("a whole day", () => {
  it.each(wholeDays)("%s", async (what, zone, day, reader) => {
    const when = { isAllDay: true, startsAt: `${day}T00:00`, endsAt: `${day}T00:00`, zone };
    const { id } = await apiAs(desk).events.make({ title: `День: ${what}`, ...when });
    for (const one of [zone, reader]) {
      expect(await on(day, one)).toContain(id);
      for (const by of [-1, 1]) expect(await on(dayBeside(day, by), one)).not.toContain(id);
    }
    const { text } = await apiAs(desk).events.ics({ id });
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
  });
});

describe("a series", () => {
  it.each(series)("%s", (_, zone, starts, { frequency, until }, moments) => {
    const startsAt = new Date(momentOf(starts, zone));
    const rule = ruleOf(frequency, 1, until, zone)!;
    const found = beginnings({ startsAt, zone, rule }, startsAt, new Date("2040-01-01T00:00Z"));
    expect(found.map((at) => at.toISOString())).toEqual(moments.map(iso));
  });
});
