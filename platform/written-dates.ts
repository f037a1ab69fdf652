import { now } from "./clock.ts";

/** A day as somebody has written it, the hour beside it, and how far east of Greenwich the clock stands, in minutes. */
type WrittenDate = { day: string; clock?: string; east?: number };

const months = ["янв", "фев", "мар", "апр", "ма", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"];
const englishMonths = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Zones that feeds name by letters: of the rest nobody knows where they are. */
const zones: Record<string, number> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, msk: 180, мск: 180 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
};

const clock = String.raw`(?:,?[t\s]+(?:в\s+)?(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?)?`;
const zone = String.raw`(?:\s*(?<zone>[a-zа-я]{1,3})?(?<sign>[+-])?(?<off>\d\d:?\d\d|(?<=[+-])\d\d?)?)?(?:\s*\([^)]*\))?`;
const weekday = String.raw`(?:[a-zа-я]+\.?,?\s+)?`;
const year = String.raw`(?<year>\d{4}|\d\d)(?:\s*г(?:ода|\.)?)?`;
const written = [
  // 2024-05-03, 2024/05/03
  String.raw`(?<year>\d{4})([-./])(?<month>\d{1,2})\2(?<day>\d{1,2})${clock}`,
  // 03.05.2024, 3/5/24: the day first, as everybody here writes it
  String.raw`(?<day>\d{1,2})([-./])(?<month>\d{1,2})\2${year}${clock}`,
  // Fri, 03 May 2024; 3 мая 2024 г.; 03-May-24
  String.raw`${weekday}(?<day>\d{1,2})[-\s]+(?<name>[a-zа-я]{3,})\.?,?[-\s]+${year}${clock}`,
  // May 3, 2024; Fri May 03 2024
  String.raw`${weekday}(?<name>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+${year}${clock}`,
].map((one) => new RegExp(`^${one}${zone}$`, "iu"));

/**
 * A date as people and programs write it: «03.05.2024 12:00», «3/5/24», «2024-05-03T12:00:00Z», «Fri, 03 May 2024 12:00:00
 * +0300», «3 мая 2024». Of figures the day is first, unless the table says that the month is (`monthFirst`, with slashes); two
 * figures of a year are of this century, or of the last one where the day is still to come. Undefined for what is no date.
 */
export function readWritten(text: string, monthFirst = false): WrittenDate | undefined {
  const said = text.trim().replace(/\s+/g, " ");
  const at = written.findIndex((pattern) => pattern.test(said));
  const parts = at < 0 ? undefined : written[at]!.exec(said)?.groups;
  if (!parts) return undefined;
  const isTurned = monthFirst && at === 1 && said.includes("/");
  const month = parts.name ? monthNamed(parts.name) : Number(isTurned ? parts.day : parts.month);
  const day = dayOf(parts.year!, month, Number(isTurned ? parts.month : parts.day));
  const hours = parts.hour === undefined ? undefined : hourOf(Number(parts.hour), parts.half?.toLowerCase());
  const east = eastOf(parts);
  if (!day || east === null || hours === null) return undefined;
  if (hours !== undefined && (hours > 23 || Number(parts.minute) > 59 || Number(parts.second ?? 0) > 60))
    return undefined;
  const seconds = Math.min(Number(parts.second ?? 0), 59);
  return {
    day,
    ...(hours !== undefined && { clock: [hours, Number(parts.minute), seconds].map(padded).join(":") }),
    ...(east !== undefined && { east }),
  };
}

/** That moment, where it can be said: with a zone of its own, or by the clock that the reader takes for it, like «+03:00». */
export function momentWritten({ day, clock, east }: WrittenDate, otherwise: { clock: string; east: number }): Date {
  const moment = Date.parse(`${day}T${clock ?? otherwise.clock}Z`);
  return new Date(moment - (east ?? otherwise.east) * 60_000);
}

const padded = (number: number) => String(number).padStart(2, "0");

function monthNamed(name: string): number {
  const small = name.toLowerCase();
  const list = /[а-я]/.test(small) ? months : englishMonths;
  // «Март» before «май»: the shorter beginning is tried last.
  const found = list.filter((one) => small.startsWith(one)).sort((a, b) => b.length - a.length)[0];
  return found ? list.indexOf(found) + 1 : 0;
}

function dayOf(year: string, month: number, day: number): string | undefined {
  const at = (whole: number) => `${String(whole).padStart(4, "0")}-${padded(month)}-${padded(day)}`;
  const recent = 2000 + Number(year);
  const tomorrow = new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const whole = year.length === 4 ? Number(year) : at(recent) > tomorrow ? recent - 100 : recent;
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(whole, month, 0)).getUTCDate();
  return isReal ? at(whole) : undefined;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour;
  return hour < 1 || hour > 12 ? null : (hour % 12) + (half === "p" ? 12 : 0);
}

/** Null where there is a zone that nobody knows. */
function eastOf({ zone: name, sign, off }: Record<string, string | undefined>): number | undefined | null {
  if (sign || off) {
    if (!sign || !off || (name && !["gmt", "utc"].includes(name.toLowerCase()))) return null;
    const [hours, minutes] = off.length < 3 ? [Number(off), 0] : [Number(off.slice(0, 2)), Number(off.slice(-2))];
    return hours > 14 || minutes > 59 ? null : (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
  }
  return name ? (zones[name.toLowerCase()] ?? null) : undefined;
}
