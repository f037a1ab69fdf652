import { wallOf } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";

/** The day that the calendar of a zone shows now. */
export function todayIn(zone: string): string {
  return wallOf(now().toISOString(), zone).slice(0, 10);
}

/** A day of the calendar so many days later, or earlier. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));
}
