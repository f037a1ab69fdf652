import { counted } from "./plural.ts";

const minute = 60_000;
const day = 1440 * minute;

/** What a clock and a calendar on the wall of a zone show. */
type WallTime = { year: number; month: number; day: number; clock: string };

const readings = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, WallTime>();
const knownMost = 2000;

/** Asking Intl is the dearest part of a feed, and its cards, readers and hours repeat: answers are remembered. */
function wallTime(date: Date, zone: string): WallTime {
  const key = `${zone} ${Math.floor(date.getTime() / minute)}`;
  let time = known.get(key);
  if (!time) {
    if (known.size >= knownMost) known.clear();
    time = readWall(date, zone);
    known.set(key, time);
  }
  return time;
}

function readWall(date: Date, zone: string): WallTime {
  let reading = readings.get(zone);
  if (!reading) {
    // Sweden writes «2025-03-08 14:05».
    reading = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: zone });
    readings.set(zone, reading);
  }
  const [calendar, clock] = reading.format(date).split(" ") as [string, string];
  const [year, month, dayOfMonth] = calendar.split("-").map(Number) as [number, number, number];
  return { year, month, day: dayOfMonth, clock };
}

const months = Array.from(
  { length: 12 },
  (_, month) =>
    new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" })
      .formatToParts(Date.UTC(2025, month, 1))
      .find(({ type }) => type === "month")!.value,
);

/** «14:05» */
export function clockText(date: Date, zone: string): string {
  return wallTime(date, zone).clock;
}

/** «8 марта», with the year when it is not this one: «8 марта 2024». */
export function dayText(date: Date, zone: string, now: Date): string {
  const then = wallTime(date, zone);
  const year = then.year === wallTime(now, zone).year ? "" : ` ${then.year}`;
  return `${then.day}\u00a0${months[then.month - 1]}${year}`;
}

/** «сегодня в 14:05», «вчера в 09:30», «8 марта в 10:00» */
export function momentText(date: Date, zone: string, now: Date): string {
  return `${nearDays[daysBetween(now, date, zone)] ?? dayText(date, zone, now)} в ${clockText(date, zone)}`;
}

const nearDays: Record<number, string> = { "-1": "вчера", 0: "сегодня", 1: "завтра" };

/** How many midnights of a zone lie between two moments. */
function daysBetween(from: Date, to: Date, zone: string): number {
  const [start, end] = [from, to].map((date) => {
    const { year, month, day: dayOfMonth } = wallTime(date, zone);
    return Date.UTC(year, month - 1, dayOfMonth);
  }) as [number, number];
  return (end - start) / day;
}

/** How long ago, while it is fresh: «только что», «5 минут назад», «3 часа назад»; later as `momentText`. */
export function agoText(date: Date, zone: string, now: Date): string {
  const passed = Math.floor((now.getTime() - date.getTime()) / minute);
  if (passed < 0 || passed >= 12 * 60) return momentText(date, zone, now);
  if (passed < 1) return "только что";
  if (passed < 60) return `${counted(passed, ["минуту", "минуты", "минут"])} назад`;
  return `${counted(Math.floor(passed / 60), ["час", "часа", "часов"])} назад`;
}
