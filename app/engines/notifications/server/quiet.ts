import { wallOf } from "#app/web/wall-time.ts";
import type { noticeHabits } from "./schema.ts";

type Habits = Partial<Pick<typeof noticeHabits.$inferSelect, "quietFrom" | "quietTo" | "days">> | null;

/** What a person's own calendar and clock show: «2025-03-08», «14:05», and the day of the week, Monday is 1. */
type OwnTime = { date: string; clock: string; weekday: number };

/** The time where a person lives. */
export function ownTime(moment: Date, zone: string): OwnTime {
  const [date, clock] = wallOf(moment.toISOString(), zone).split("T") as [string, string];
  return { date, clock, weekday: new Date(`${date}T00:00Z`).getUTCDay() || 7 };
}

/** Whether a person is not to be disturbed now: in their quiet hours and on the days they have not named. */
export function isQuiet(habits: Habits, { clock, weekday }: OwnTime): boolean {
  if (!habits) return false;
  const { quietFrom: from, quietTo: to, days } = habits;
  if (days && !days.includes(weekday)) return true;
  if (!from || !to || from === to) return false;
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}

/** The Monday of the week of a day. */
export function mondayOf({ date, weekday }: OwnTime): string {
  return new Date(Date.parse(`${date}T00:00Z`) - (weekday - 1) * 86_400_000).toISOString().slice(0, 10);
}
