/** Whether a calendar has such a day, of this century or its neighbours: «2026-02-31» and the year 9999 it has not. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(at) || day < "1900-01-01" || day > "2100-12-31") return false;
  return new Date(at).toISOString().startsWith(day);
}

/** A day of the calendar so many days later, or earlier: «2025-03-08». */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whether clocks and a calendar can show this: «2025-03-08T14:05», with seconds or without. */
export function isWall(wall: string): boolean {
  return isDay(wall.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d/.test(wall.slice(10));
}

const wholeDay = 86_400_000;

/**
 * The moment, ISO, when the clocks of a zone show this: «2025-03-08T14:05», as a field of date and time gives it. Of an hour that
 * they show twice it is the first time, of one that they skip as much later as they skip: so say RFC 5545 and Temporal.
 */
export function momentOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`);
  // A day before and a day after are on either side of a change that is near.
  const [before, after] = [ahead(asUtc - wholeDay, zone), ahead(asUtc + wholeDay, zone)];
  const [first, second] = [asUtc - before, asUtc - after];
  const isSecond = before !== after && ahead(first, zone) !== before && ahead(second, zone) === after;
  return new Date(isSecond ? second : first).toISOString();
}

const readings = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at a moment, as a field of date and time wants it. */
export function wallOf(moment: string, zone: string): string {
  let reading = readings.get(zone);
  if (!reading) {
    // Sweden writes «2025-03-08 14:05».
    reading = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: zone });
    readings.set(zone, reading);
  }
  return reading.format(new Date(moment)).replace(" ", "T");
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds, as the moment is. */
export function ahead(time: number, zone: string): number {
  const minute = 60_000;
  const whole = Math.floor(time / minute) * minute;
  return Date.parse(`${wallOf(new Date(whole).toISOString(), zone)}:00Z`) - whole;
}

/** A day as people write it in figures: «05.03.2026». */
export const dayInFigures = (day: string): string => day.split("-").reverse().join(".");

/** «1 ч 05 мин», «40 с»: how long somebody was at something. */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} с`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours ? `${hours} ч ${String(minutes).padStart(2, "0")} мин` : `${minutes} мин`;
}
