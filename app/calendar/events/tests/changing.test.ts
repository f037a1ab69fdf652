import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { layOn } from "../server/laying.ts";
import { change, days, go, hearAll, told, words } from "./calendar.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;

beforeAll(hearAll);
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

/** Wednesdays at 18: 10, 17, 24 June, 1, 8 July. */
const makeSeries = async (more: object = {}) => {
  await apiAs(desk).events.make({ ...words, frequency: "weekly", until: "2026-07-08", location: "Зал", ...more });
  return days(desk);
};
const starts = async () => (await days(desk)).map(({ at, cancelled }) => `${at.slice(5)}${cancelled ? " x" : ""}`);

describe("a series", () => {
  it("keeps what was moved and cancelled by itself, and every answer, when it gets a new name, then a new place from a day on", async () => {
    const [, second, third, fourth] = await makeSeries();
    await apiAs(desk).events.cancel({ id: second!.id, span: "one", reason: "Праздник" });
    await change(desk, third!.id, "one", { startsAt: "2026-06-25T15:00", endsAt: "2026-06-25T16:00" });
    await change(desk, fourth!.id, "one", { startsAt: "2026-07-03T18:00", endsAt: "2026-07-03T19:00" });
    await go(anna, fourth!.id);
    await change(desk, (await days(desk))[0]!.id, "all", { title: "Пилатес" });
    const expected = ["06-10T18:00", "06-17T18:00 x", "06-25T15:00", "07-03T18:00", "07-08T18:00"];
    expect(await starts()).toEqual(expected);
    expect(new Set((await days(desk)).map(({ title }) => title))).toEqual(new Set(["Пилатес"]));
    await change(desk, fourth!.id, "next", { location: "Парк" });
    expect(await starts()).toEqual(expected);
    expect((await days(anna)).map(({ location, answer }) => [location, answer])).toEqual([
      ["Зал", null],
      ["Зал", null],
      ["Зал", null],
      ["Парк", "going"],
      ["Парк", null],
    ]);
  });

  it("moved from a day on, moves answers with their days, asks again and tells; what was before stays", async () => {
    const [first, second, third] = await makeSeries();
    await go(anna, first!.id);
    await go(anna, third!.id);
    await apiAs(desk).events.cancel({ id: (await days(desk))[3]!.id, span: "one", reason: "Праздник" });
    await change(desk, second!.id, "next", { startsAt: "2026-06-18T19:00", endsAt: "2026-06-18T20:30" });
    expect(await starts()).toEqual(["06-10T18:00", "06-18T19:00", "06-25T19:00", "07-02T19:00 x"]);
    const moved = await apiAs(anna).events.one({ id: third!.id });
    expect(moved).toMatchObject({ answer: "going", isAskedAgain: true, movedFrom: "2026-06-24T15:00:00.000Z" });
    expect((await apiAs(anna).events.one({ id: first!.id })).isAskedAgain).toBe(false);
    expect(await told(anna)).toEqual(["event-moved"]);
    await go(anna, third!.id);
    expect((await apiAs(anna).events.one({ id: third!.id })).isAskedAgain).toBe(false);
  });

  it("with another rule lets a day go that nobody has answered to, and cancels one that people go to", async () => {
    const [first, second] = await makeSeries();
    await go(anna, second!.id);
    await change(desk, first!.id, "all", { interval: 2 });
    expect(await starts()).toEqual(["06-10T18:00", "06-17T18:00 x", "06-24T18:00", "07-08T18:00"]);
    expect(await told(anna)).toEqual(["event-cancelled"]);
  });

  it("that is moved by whole weeks, back or forth, stands once on each of its days", async () => {
    const [first] = await makeSeries();
    await change(desk, first!.id, "all", { startsAt: "2026-06-17T18:00", endsAt: "2026-06-17T19:00" });
    expect(await starts()).toEqual(["06-17T18:00", "06-24T18:00", "07-01T18:00", "07-08T18:00"]);
    const [now] = await days(desk);
    await change(desk, now!.id, "all", { startsAt: "2026-06-10T17:00", endsAt: "2026-06-10T18:00" });
    expect(await starts()).toEqual([...["06-10T17:00", "06-17T17:00", "06-24T17:00", "07-01T17:00", "07-08T17:00"]]);
  });

  it("cancelled from a day on comes to nothing later, whatever is laid afterwards", async () => {
    const [, second] = await makeSeries({ until: undefined });
    await apiAs(desk).events.cancel({ id: second!.id, span: "next", reason: "Зал закрыли" });
    expect((await starts()).slice(0, 3)).toEqual(["06-10T18:00", "06-17T18:00 x", "06-24T18:00 x"]);
    setClock(new Date("2026-09-01T09:00:00Z"));
    await withTenant("*", layOn);
    const late = await days(desk, "2027-12-01", "2028-03-01");
    expect(late.filter(({ cancelled }) => !cancelled)).toEqual([]);
  });

  it("goes on being laid as time goes on, each day once", async () => {
    await makeSeries({ until: undefined });
    setClock(new Date("2026-09-01T09:00:00Z"));
    await Promise.all([withTenant("*", layOn), withTenant("*", layOn)]);
    const late = await days(desk, "2028-01-31", "2028-02-29");
    expect(late.map(({ at }) => at.slice(0, 10))).toEqual(["2028-02-02", "2028-02-09", "2028-02-16", "2028-02-23"]);
  });

  it("takes one day's other words for no change of that day", async () => {
    const [first] = await makeSeries();
    await expect(change(desk, first!.id, "one", { capacity: 5 })).rejects.toMatchObject({ data: { detail: "span" } });
  });

  it("is answered to day by day", async () => {
    const [first] = await makeSeries();
    await go(anna, first!.id);
    const { items } = await apiAs(anna).events.range({ from: "2026-06-01", to: "2026-07-31", whose: "mine" });
    expect(items.map(({ id }) => id)).toEqual([first!.id]);
  });
});

describe("an event that takes place once", () => {
  it("is moved with its answers, and can begin to repeat", async () => {
    const { id } = await apiAs(desk).events.make(words);
    await go(anna, id);
    const moved = { startsAt: "2026-06-11T18:00", endsAt: "2026-06-11T19:00" };
    await change(desk, id, "one", { ...moved, frequency: "weekly", until: "2026-06-25" });
    expect(await starts()).toEqual(["06-11T18:00", "06-18T18:00", "06-25T18:00"]);
    expect((await days(anna))[0]!.answer).toBe("going");
    expect(await told(anna)).toEqual(["event-moved"]);
  });

  it("is not written over by who has read it before another change", async () => {
    const { id } = await apiAs(desk).events.make(words);
    const { id: _, repeats: __, ...said } = await apiAs(desk).events.source({ id });
    await apiAs(desk).events.change({ ...said, id, title: "Первое" });
    const late = apiAs(desk).events.change({ ...said, id, title: "Второе" });
    await expect(late).rejects.toMatchObject({ data: { detail: "revision" } });
  });
});
