import { counted } from "./plural.ts";

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each zone and shape: making one costs more than a thousand uses. */
function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat("ru", { ...options, timeZone: zone });
    formats.set(key, made);
  }
  return made;
}

/** The day in its zone as «2025-03-08». */
function dayOf(date: Date, zone: string): string {
  const part = Object.fromEntries(
    format(zone, { year: "numeric", month: "2-digit", day: "2-digit" })
      .formatToParts(date)
      .map((p) => [p.type, p.value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
}

/** «14:05» */
export function clockText(date: Date, zone: string): string {
  return format(zone, { hour: "2-digit", minute: "2-digit" }).format(date);
}

/** «8 марта», with the year when it is not this one: «8 марта 2024». */
export function dayText(date: Date, zone: string, now: Date): string {
  const sameYear = dayOf(date, zone).slice(0, 4) === dayOf(now, zone).slice(0, 4);
  const parts = format(zone, { day: "numeric", month: "long", year: "numeric" }).formatToParts(date);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return `${part("day")}\u00a0${part("month")}${sameYear ? "" : ` ${part("year")}`}`;
}

/** «сегодня в 14:05», «вчера в 09:30», «8 марта в 10:00» */
export function momentText(date: Date, zone: string, now: Date): string {
  const day = dayOf(date, zone);
  const near: [number, string][] = [
    [0, "сегодня"],
    [-1, "вчера"],
    [1, "завтра"],
  ];
  for (const [days, word] of near) {
    if (day === dayOf(new Date(now.getTime() + days * 1440 * minute), zone))
      return `${word} в ${clockText(date, zone)}`;
  }
  return `${dayText(date, zone, now)} в ${clockText(date, zone)}`;
}

/** How long ago, while it is fresh: «только что», «5 минут назад», «3 часа назад»; later as `momentText`. */
export function agoText(date: Date, zone: string, now: Date): string {
  const passed = Math.floor((now.getTime() - date.getTime()) / minute);
  if (passed < 0 || passed >= 12 * 60) return momentText(date, zone, now);
  if (passed < 1) return "только что";
  if (passed < 60) return `${counted(passed, ["минуту", "минуты", "минут"])} назад`;
  return `${counted(Math.floor(passed / 60), ["час", "часа", "часов"])} назад`;
}
