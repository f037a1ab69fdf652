import { db } from "../db/index.ts";
import { workingDays } from "./index.ts";
import { dayAfter, isHoliday } from "./russian-days.ts";
import { specialDays } from "./schema.ts";

/** Hours of a working day in minutes after midnight: from when until when, and the break between. */
export type Timetable = { from: number; to: number; pause?: readonly [from: number, to: number]; zoneMinutes: number };

/** From nine to six with an hour for lunch, by the clock of Moscow, wherever those are who do the work. */
export const usualHours: Timetable = { from: 9 * 60, to: 18 * 60, pause: [13 * 60, 14 * 60], zoneMinutes: 180 };

export type WorkingHours = {
  /** The moment when so many worked minutes have passed since another one; nought minutes are over at once. */
  after(moment: Date, minutes: number): Date;
  /** How many worked minutes lie between two moments; none when they do not follow. */
  between(from: Date, to: Date): number;
};

type Days = { isWorked(day: string): boolean; isShort(day: string): boolean };

const minute = 60_000;
/** Nobody waits longer than ten years: whatever is said of days, counting ends. */
const mostDays = 3660;

/** The working time of Russia as the calendar of the portal has it. One query. */
export async function readWorkingHours(timetable: Timetable = usualHours): Promise<WorkingHours> {
  const rows = await db().select({ day: specialDays.day, kind: specialDays.kind }).from(specialDays);
  const kinds = new Map(rows.map(({ day, kind }) => [day, kind]));
  const { isWorked } = workingDays(new Map(rows.map(({ day, kind }) => [day, kind !== "off"])));
  const isShort = (day: string) => (kinds.get(day) ?? (isHoliday(dayAfter(day, 1)) ? "short" : "work")) === "short";
  return workingHours({ isWorked, isShort }, timetable);
}

/** The same out of what is known of days; the day before a holiday is an hour shorter. */
export function workingHours({ isWorked, isShort }: Days, timetable: Timetable): WorkingHours {
  const { from, to, pause, zoneMinutes } = timetable;
  const dayOf = (moment: Date) => new Date(moment.getTime() + zoneMinutes * minute).toISOString().slice(0, 10);
  const spansOf = (day: string): [number, number][] => {
    if (!isWorked(day)) return [];
    const midnight = Date.parse(`${day}T00:00Z`) - zoneMinutes * minute;
    const end = isShort(day) ? to - 60 : to;
    const spans: [number, number][] = pause
      ? [
          [from, Math.min(pause[0], end)],
          [pause[1], end],
        ]
      : [[from, end]];
    return spans
      .filter(([one, other]) => one < other)
      .map(([one, other]) => [midnight + one * minute, midnight + other * minute]);
  };
  return {
    after(moment, minutes) {
      let left = minutes * minute;
      if (left <= 0) return moment;
      let day = dayOf(moment);
      for (let count = 0; count < mostDays; count++) {
        for (const [start, end] of spansOf(day)) {
          const begin = Math.max(start, moment.getTime());
          if (end <= begin) continue;
          if (end - begin >= left) return new Date(begin + left);
          left -= end - begin;
        }
        day = dayAfter(day, 1);
      }
      return new Date(moment.getTime() + mostDays * 24 * 60 * minute);
    },
    between(begin, end) {
      let sum = 0;
      const last = dayOf(end);
      for (let day = dayOf(begin), count = 0; day <= last && count < mostDays; day = dayAfter(day, 1), count++)
        for (const [one, other] of spansOf(day))
          sum += Math.max(0, Math.min(other, end.getTime()) - Math.max(one, begin.getTime()));
      return Math.round(sum / minute);
    },
  };
}
