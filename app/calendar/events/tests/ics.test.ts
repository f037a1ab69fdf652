import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { writeIcs } from "../server/ics-writing.ts";
import { change, days, go, words } from "./calendar.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

type Part = { name: string; lines: [name: string, value: string][]; parts: Part[] };

/** A reader of such files that knows nothing of the writer: unfolds, splits, nests. */
function parse(text: string): Part {
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Part = { name: "", lines: [], parts: [] };
  const open = [root];
  for (const line of text.replaceAll("\r\n ", "").split("\r\n").filter(Boolean)) {
    const [, name, value] = /^([^:]+):(.*)$/s.exec(line)!;
    const here = open.at(-1)!;
    if (name === "BEGIN") {
      const part: Part = { name: value!, lines: [], parts: [] };
      here.parts.push(part);
      open.push(part);
    } else if (name === "END") expect(open.pop()!.name).toBe(value);
    else here.lines.push([name!, value!]);
  }
  expect(open).toEqual([root]);
  return root.parts[0]!;
}

const eventsOf = (text: string) =>
  parse(text)
    .parts.filter(({ name }) => name === "VEVENT")
    .map(({ lines }) => Object.fromEntries(lines) as Record<string, string>);
const fileOf = async (who: Viewer, id: string, whole?: "yes") => (await apiAs(who).events.ics({ id, whole })).text;

describe("the file of an event", () => {
  it("keeps its name and grows its number as it changes, and says that it is cancelled", async () => {
    const { id } = await apiAs(desk).events.make({
      ...words,
      description: "Коврик; вода, полотенце\nи хорошее настроение",
    });
    const [first] = eventsOf(await fileOf(anna, id));
    expect(first).toMatchObject({
      "DTSTART;TZID=Europe/Moscow": "20260610T180000",
      "DTEND;TZID=Europe/Moscow": "20260610T190000",
      SUMMARY: "Йога после работы",
      DESCRIPTION: "Коврик\\; вода\\, полотенце\\nи хорошее настроение",
      SEQUENCE: "0",
      STATUS: "CONFIRMED",
    });
    await change(desk, id, "one", { title: "Пилатес" });
    await apiAs(desk).events.cancel({ id, reason: "Заболел тренер" });
    const [last] = eventsOf(await fileOf(anna, id));
    expect(last).toMatchObject({ UID: first!.UID, SUMMARY: "Пилатес", SEQUENCE: "2", STATUS: "CANCELLED" });
  });

  it("tells nobody who goes nor where the meeting in the net is", async () => {
    const { id } = await apiAs(desk).events.make({ ...words, onlineUrl: "https://meet.example.com/42" });
    await go(anna, id);
    setClock(new Date("2026-06-10T14:50:00Z"));
    const text = await fileOf(anna, id);
    expect(text).not.toContain("meet.example.com");
    expect(text).not.toContain("ATTENDEE");
    expect(parse(text).lines).toContainEqual(["METHOD", "PUBLISH"]);
  });

  it("holds a series with what was moved and what was cancelled", async () => {
    await apiAs(desk).events.make({ ...words, frequency: "weekly", until: "2026-07-01" });
    const [, second, third] = await days(desk);
    await apiAs(desk).events.cancel({ id: second!.id, span: "one", reason: "Праздник" });
    await change(desk, third!.id, "one", { startsAt: "2026-06-25T15:00", endsAt: "2026-06-25T16:00" });
    const [master, moved, ...rest] = eventsOf(await fileOf(anna, third!.id, "yes"));
    expect(rest).toEqual([]);
    expect(master).toMatchObject({
      RRULE: "FREQ=WEEKLY;INTERVAL=1;UNTIL=20260701T205959Z",
      "EXDATE;TZID=Europe/Moscow": "20260617T180000",
    });
    expect(moved).toMatchObject({
      UID: master!.UID,
      "RECURRENCE-ID;TZID=Europe/Moscow": "20260624T180000",
      "DTSTART;TZID=Europe/Moscow": "20260625T150000",
    });
  });

  it("of a whole day has days and no hours, the last one not counted", async () => {
    const { id } = await apiAs(desk).events.make({ ...words, isAllDay: true, endsAt: "2026-06-11T00:00" });
    const [it] = eventsOf(await fileOf(anna, id));
    expect(it).toMatchObject({ "DTSTART;VALUE=DATE": "20260610", "DTEND;VALUE=DATE": "20260612" });
  });

  it("defines its zone: the change of the hour in Berlin, none in Moscow", () => {
    const event = {
      ...{ uid: "one", sequence: 0, isAllDay: false, title: "🧘".repeat(60), description: "", location: "", path: "/" },
      ...{ startsAt: new Date("2026-03-28T09:00Z"), endsAt: new Date("2026-03-28T10:00Z"), isCancelled: false },
    };
    const zoneOf = (zone: string) => parse(writeIcs([{ ...event, zone }])).parts[0]!;
    const said = zoneOf("Europe/Berlin").parts.map(({ name, lines }) => [name, ...lines.map(([, value]) => value)]);
    expect(said).toContainEqual(["DAYLIGHT", "20260329T020000", "+0100", "+0200"]);
    expect(said).toContainEqual(["STANDARD", "20261025T030000", "+0200", "+0100"]);
    expect(zoneOf("Europe/Moscow").parts.map(({ lines }) => lines)).toEqual([
      [
        ["DTSTART", "19700101T000000"],
        ["TZOFFSETFROM", "+0300"],
        ["TZOFFSETTO", "+0300"],
      ],
    ]);
  });
});

describe("the address of one's own calendar", () => {
  const read = async (address: string) => {
    const token = new URL(address).searchParams.get("token")!;
    return eventsOf((await apiAs(nobody).events.subscribed({ token })).text).map(({ SUMMARY }) => SUMMARY);
  };

  it("shows what its owner goes to, and nothing once it is shut, replaced, or unknown", async () => {
    const { id } = await apiAs(desk).events.make(words);
    await apiAs(desk).events.make({ ...words, title: "Чужая встреча" });
    const { address } = await apiAs(anna).events.subscribe({});
    expect(await read(address)).toEqual([]);
    await go(anna, id);
    expect(await read(address)).toEqual(["Йога после работы"]);
    const { address: next } = await apiAs(anna).events.subscribe({});
    await expect(read(address)).rejects.toMatchObject({ status: 404 });
    expect(await read(next)).toHaveLength(1);
    await apiAs(anna).events.unsubscribe({});
    await expect(read(next)).rejects.toMatchObject({ status: 404 });
    expect(await apiAs(anna).events.subscription({})).toEqual({ since: null });
  });
});
