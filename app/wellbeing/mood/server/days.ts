import { daysFrom } from "#app/web/wall-time.ts";

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));
}
