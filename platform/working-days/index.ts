import { and, asc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { dayAfter, isWorkedInRussia } from "./russian-days.ts";
import { type DayKind, specialDays } from "./schema.ts";

export { dayAfter } from "./russian-days.ts";

/** Days are ISO dates, `2026-03-09`, without a zone: whoever asks knows whose day it is. */
export type WorkingDays = {
  isWorked(day: string): boolean;
  /** The day itself or the first worked one after it. */
  onOrAfter(day: string): string;
  /** So many worked days after a day, or before it below nought; nought is the day itself, or the first worked one after it. */
  after(day: string, count: number): string;
  /** How many worked days lie between two days, the first included, the last not; nought when they do not follow. */
  between(from: string, to: string): number;
};

/** The working days of Russia as the Labour Code, the decrees and those who manage the calendar have them. One query. */
export async function readWorkingDays(): Promise<WorkingDays> {
  const rows = await db().select({ day: specialDays.day, kind: specialDays.kind }).from(specialDays);
  return workingDays(new Map(rows.map(({ day, kind }) => [day, kind !== "off"])));
}

/** The same out of what was named: a day → whether it is worked. */
export function workingDays(named: ReadonlyMap<string, boolean> = new Map()): WorkingDays {
  const isWorked = (day: string) => named.get(day) ?? isWorkedInRussia(day);
  const onOrAfter = (day: string) => {
    let at = day;
    while (!isWorked(at)) at = dayAfter(at, 1);
    return at;
  };
  const onOrBefore = (day: string) => {
    let at = day;
    while (!isWorked(at)) at = dayAfter(at, -1);
    return at;
  };
  return {
    isWorked,
    onOrAfter,
    after(day, count) {
      let at = onOrAfter(day);
      for (let left = count; left > 0; left--) at = onOrAfter(dayAfter(at, 1));
      for (let left = count; left < 0; left++) at = onOrBefore(dayAfter(at, -1));
      return at;
    },
    between(from, to) {
      let count = 0;
      for (let at = from; at < to; at = dayAfter(at, 1)) if (isWorked(at)) count += 1;
      return count;
    },
  };
}

/** A day that somebody has named: free, worked, or an hour shorter. */
export type SpecialDay = { day: string; kind: DayKind; title: string };

/** The named days of a year, in their order. */
export const readSpecialDays = (year: number): Promise<SpecialDay[]> =>
  db()
    .select()
    .from(specialDays)
    .where(and(gte(specialDays.day, `${year}-01-01`), lte(specialDays.day, `${year}-12-31`)))
    .orderBy(asc(specialDays.day));

/** The days between two others, both included, that have names: a query for a calendar to join with others. */
export const namedDays = (from: string, to: string): SQL =>
  sql`select ${specialDays.day}::text as day, ${specialDays.title} as title from ${specialDays}
    where ${and(gte(specialDays.day, from), lte(specialDays.day, to))} and ${specialDays.title} <> ''`;

/** Names a day, or names it otherwise. */
export async function putSpecialDay(wish: SpecialDay): Promise<void> {
  await db().insert(specialDays).values(wish).onConflictDoUpdate({ target: specialDays.day, set: wish });
}

/** Lets a day be again what it is by itself. */
export async function dropSpecialDay(day: string): Promise<void> {
  await db().delete(specialDays).where(eq(specialDays.day, day));
}
