import { describe, expect, it } from "vitest";
import { NoCalendar } from "../server/ics-blocks.ts";
import { readCalendar } from "../server/ics-reading.ts";
import { apple, exchange, fileOf, google, outlook } from "./files.ts";

const how = { zone: "Europe/Moscow", from: new Date("2026-11-01T00:00Z"), to: new Date("2027-12-01T00:00Z") };
const read = (text: string | Buffer, zone = how.zone) => readCalendar(Buffer.from(text), { ...how, zone });

/** What takes place: when, in Moscow or as a day, how long in minutes, what. */
const told = (text: string, zone?: string) =>
  read(text, zone).entries.map(({ startsAt, endsAt, isAllDay, title }) => {
    const at = new Date(startsAt.getTime() + (isAllDay ? 0 : 3 * 3_600_000)).toISOString();
    return `${isAllDay ? at.slice(0, 10) : at.slice(0, 16)} ${(endsAt.getTime() - startsAt.getTime()) / 60_000} ${title}`;
  });
const starts = (...lines: string[]) => read(fileOf(lines)).entries.map(({ startsAt }) => startsAt.toISOString());

describe("a calendar of another program", () => {
  it("of Outlook: its own names of zones, a whole day in hours, what was moved and taken out", () => {
    expect(told(outlook)).toEqual([
      "2026-12-01T10:00 30 Планёрка",
      "2026-12-09T11:00 30 Планёрка: перенос",
      "2026-12-15T10:00 30 Планёрка",
      "2026-12-31 1439 Выходной",
    ]);
    expect(read(outlook).refused).toEqual([]);
  });

  it("of Google: the calendar's zone for what has none, letters beyond the plain ones, a cancelled one left out", () => {
    expect(told(google, "Asia/Kamchatka")).toEqual([
      "2026-12-02T09:00 60 Созвон; «квартал», итоги 🎉",
      "2026-12-04T15:00 45 Только время",
    ]);
    expect(read(google).name).toBe("Рабочий");
  });

  it("of Apple: a zone with its definition, days, alarms and things to do", () => {
    expect(told(apple)).toEqual(["2026-12-05 2879 Поездка", "2026-12-07T19:30 90 Бассейн"]);
    expect(read(apple).refused).toEqual([
      { what: "Купить шапочку", why: "это задача, а портал показывает только события" },
    ]);
  });

  it("of Exchange: a zone that only the file knows, one time of a series without the series, a free one", () => {
    const { entries } = read(exchange);
    expect(told(exchange)).toEqual(["2026-12-10T10:00 60 Совет", "2027-02-01T02:00 60 Вахта"]);
    expect(entries.map(({ isBusy }) => isBusy)).toEqual([false, true]);
  });
});

describe("a series", () => {
  it.each([
    ["Asia/Kamchatka", "090000", ["2026-12-01T21:00", "2026-12-02T21:00", "2026-12-03T21:00"]],
    ["Europe/Moscow", "180000", ["2026-12-02T15:00", "2026-12-03T15:00", "2026-12-04T15:00"]],
  ])("that ends on a bare day ends with that day in its own zone: %s", (zone, clock, expected) => {
    const found = starts("UID:1", `DTSTART;TZID=${zone}:20261202T${clock}`, "RRULE:FREQ=DAILY;UNTIL=20261204");
    expect(found).toEqual(expected.map((at) => `${at}:00.000Z`));
  });

  it("with one moved to another month and one cancelled is the same wherever its parts stand", () => {
    const master = ["UID:s1", "DTSTART;TZID=Europe/Moscow:20261230T100000", "RRULE:FREQ=WEEKLY;COUNT=3"];
    const moved = [
      ...["UID:s1", "RECURRENCE-ID;TZID=Europe/Moscow:20261230T100000", "DTSTART;TZID=Europe/Moscow:20270112T150000"],
    ];
    const gone = [
      ...["UID:s1", "RECURRENCE-ID;TZID=Europe/Moscow:20270106T100000", "DTSTART;TZID=Europe/Moscow:20270106T100000"],
      "STATUS:CANCELLED",
    ];
    const expected = ["2027-01-12T12:00:00.000Z", "2027-01-13T07:00:00.000Z"];
    for (const order of [
      [master, moved, gone],
      [gone, moved, master],
    ])
      expect(read(fileOf(...order)).entries.map(({ startsAt }) => startsAt.toISOString())).toEqual(expected);
  });

  it("keeps its hour when the clocks of its zone change, known by the machine or by the file alone", () => {
    const berlin = starts("UID:1", "DTSTART;TZID=Europe/Berlin:20270321T090000", "RRULE:FREQ=WEEKLY;COUNT=3");
    expect(berlin).toEqual(["2027-03-21T08:00:00.000Z", "2027-03-28T07:00:00.000Z", "2027-04-04T07:00:00.000Z"]);
    const own = exchange.replaceAll("TZID:Crew-11", "TZID:Наш пояс").replaceAll("TZID=Crew-11", "TZID=Наш пояс");
    expect(told(own)).toEqual(told(exchange));
  });

  it("of certain days of a month and a week, with days taken out by day and by hour", () => {
    const days = starts(
      ...["UID:1", "DTSTART;TZID=Europe/Moscow:20261201T100000", "RRULE:FREQ=MONTHLY;BYDAY=1TU;COUNT=4"],
      ...["EXDATE;VALUE=DATE:20270105", "EXDATE:20270202T070000Z"],
    );
    expect(days).toEqual(["2026-12-01T07:00:00.000Z", "2027-03-02T07:00:00.000Z"]);
  });
});

describe("what nobody can read", () => {
  it("is left out with the reason, and the rest of the file stays", () => {
    const good = ["UID:good", "SUMMARY:Понятное", "DTSTART:20261202T090000Z"];
    const { entries, refused } = read(
      fileOf(
        good,
        ["UID:1", "SUMMARY:Каждый час", "DTSTART:20261202T090000Z", "RRULE:FREQ=HOURLY;COUNT=9"],
        ["UID:2", "SUMMARY:Чужой пояс", "DTSTART;TZID=Где-то:20261202T090000"],
        ["UID:3", "SUMMARY:Вспять", "DTSTART:20261202T090000Z", "DTEND:20261202T080000Z"],
        ["UID:4", "SUMMARY:Когда-то"],
        ["UID:5", "SUMMARY:Как-то", "DTSTART:20261202T090000Z", "RRULE:FREQ=WHENEVER"],
      ),
    );
    expect(entries.map(({ title }) => title)).toEqual(["Понятное"]);
    expect(refused.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["Каждый час", "Чужой пояс", "Вспять", "Когда-то", "Как-то"]),
    );
    expect(refused.find(({ what }) => what === "Чужой пояс")?.why).toContain("Где-то");
  });

  it.each([
    ["nothing", ""],
    ["a page of sign-in", "<!doctype html><html><body>Войдите</body></html>"],
    ["what breaks off", fileOf(["UID:1", "DTSTART:20261202T090000Z"]).slice(0, -20)],
    ["what breaks off between events", fileOf(["UID:1", "DTSTART:20261202T090000Z"]).replace("END:VCALENDAR\r\n", "")],
    ["a card of a person", "BEGIN:VCARD\r\nFN:Анна\r\nEND:VCARD\r\n"],
  ])("%s is no calendar", (_, text) => expect(() => read(text)).toThrow(NoCalendar));

  it("is put together by octets: a letter folded in its middle, lines of Windows and letters of 1251", () => {
    const text = fileOf(["UID:1", "SUMMARY:Отчёт", "DTSTART:20261202T090000Z"]);
    const bytes = Buffer.from(text);
    const at = bytes.indexOf(Buffer.from("ч")) + 1;
    const folded = Buffer.concat([bytes.subarray(0, at), Buffer.from("\r\n "), bytes.subarray(at)]);
    expect(read(folded).entries[0]?.title).toBe("Отчёт");
    const cyrillic = Buffer.concat([
      Buffer.from(fileOf(["UID:1", "DTSTART:20261202T090000Z", "SUMMARY:x"]).split("x")[0]!),
      Buffer.from([0xce, 0xf2, 0xf7, 0xb8, 0xf2]),
      Buffer.from("\nEND:VEVENT\nEND:VCALENDAR\n"),
    ]);
    expect(read(cyrillic).entries[0]?.title).toBe("Отчёт");
  });
});
