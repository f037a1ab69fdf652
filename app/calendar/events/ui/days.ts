import { daysFrom, isDay, wallOf } from "#app/web/wall-time.ts";
import type { CalendarView, EventLine } from "../contract.ts";

/** The days that a view shows, from Monday on: six weeks at most of a month, seven days of a week, a month ahead of a list. */
export function rangeOf(view: CalendarView, day: string): { from: string; to: string } {
  if (view === "list") return { from: day, to: daysFrom(day, 30) };
  if (view === "week") return { from: mondayOf(day), to: daysFrom(mondayOf(day), 6) };
  const first = `${day.slice(0, 7)}-01`;
  const last = daysFrom(nextMonth(first), -1);
  return { from: mondayOf(first), to: daysFrom(mondayOf(last), 6) };
}

/** The day a view begins with that many views later or earlier. */
export function stepFrom(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === "week") return daysFrom(day, 7 * by);
  if (view === "list") return daysFrom(day, 30 * by);
  const first = `${day.slice(0, 7)}-01`;
  return by > 0 ? nextMonth(first) : `${daysFrom(first, -1).slice(0, 7)}-01`;
}

/** The day of an address; another text is today. */
export const dayOr = (asked: string | undefined, today: string): string => (asked && isDay(asked) ? asked : today);

/** Every day between two, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = daysFrom(day, 1)) days.push(day);
  return days;
}

type Timed = Pick<EventLine, "startsAt" | "endsAt" | "isAllDay" | "zone">;

/** What there is by the days on which it goes on, in a zone; a whole day has no zone. */
export function byDays<Item extends Timed>(items: Item[], days: string[], zone: string): Map<string, Item[]> {
  const found = new Map<string, Item[]>(days.map((day) => [day, []]));
  for (const item of items) {
    const shown = item.isAllDay ? item.zone : zone;
    const first = wallOf(item.startsAt, shown).slice(0, 10);
    // What ends at midnight is of the day before.
    const last = wallOf(new Date(Date.parse(item.endsAt) - 1).toISOString(), shown).slice(0, 10);
    for (const day of daysBetween(first, [first, last].sort()[1]!)) found.get(day)?.push(item);
  }
  return found;
}

const mondayOf = (day: string): string => daysFrom(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));

const nextMonth = (first: string): string => `${daysFrom(first, 31).slice(0, 7)}-01`;

const monthWords = new Intl.DateTimeFormat("ru", { month: "long", year: "numeric", timeZone: "UTC" });
const dayWords = new Intl.DateTimeFormat("ru", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** «март 2026 г.» without the letter: «Март 2026». */
export function monthText(day: string): string {
  const said = monthWords.format(new Date(`${day}T00:00Z`)).replace(/ г\.$/, "");
  return said[0]!.toUpperCase() + said.slice(1);
}

/** «понедельник, 9 марта» */
export const longDay = (day: string): string => dayWords.format(new Date(`${day}T00:00Z`));

export const weekDays = ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Вс"];
export const weekDayNames = ["Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье"];
