import { expect, it } from "vitest";
import { type Timetable, workingHours } from "../hours.ts";
import { workingDays } from "../index.ts";
import { dayAfter, isHoliday } from "../russian-days.ts";

const days = (named: Record<string, boolean> = {}) => ({
  isWorked: workingDays(new Map(Object.entries(named))).isWorked,
  isShort: (day: string) => isHoliday(dayAfter(day, 1)),
});
const nine: Timetable = { from: 540, to: 1020, zoneMinutes: 180 };
const at = (wall: string) => new Date(`${wall}:00+03:00`);
const lunch: Timetable = { ...nine, pause: [780, 840] };

it.each([
  ["a night and a weekend", nine, "2026-11-27T16:30", 60, "2026-11-30T09:30"],
  ["a Saturday", nine, "2026-11-28T12:00", 240, "2026-11-30T13:00"],
  ["an early morning", nine, "2026-11-25T07:00", 120, "2026-11-25T11:00"],
  ["the break", lunch, "2026-11-25T12:30", 60, "2026-11-25T14:30"],
  ["the end of a day", nine, "2026-11-25T16:00", 240, "2026-11-26T12:00"],
  ["the hour that the day before a holiday lacks", nine, "2026-11-03T15:30", 60, "2026-11-05T09:30"],
  ["no minutes at all", nine, "2026-11-28T12:00", 0, "2026-11-28T12:00"],
] as const)("counts over %s", (_, timetable, from, minutes, until) => {
  expect(workingHours(days(), timetable).after(at(from), minutes)).toEqual(at(until));
});

it("a working Saturday counts, a day off does not", () => {
  const hours = workingHours(days({ "2026-11-28": true, "2026-11-30": false }), nine);
  expect(hours.after(at("2026-11-27T16:30"), 60)).toEqual(at("2026-11-28T09:30"));
  expect(hours.after(at("2026-11-28T16:30"), 60)).toEqual(at("2026-12-01T09:30"));
});

it("no worked minute passes from the evening of Friday until the morning of Monday", () => {
  const hours = workingHours(days(), nine);
  expect(hours.between(at("2026-11-27T17:00"), at("2026-11-30T09:00"))).toBe(0);
  expect(hours.between(at("2026-11-27T16:00"), at("2026-11-30T10:30"))).toBe(150);
  expect(hours.between(at("2026-11-30T10:30"), at("2026-11-27T16:00"))).toBe(0);
});
