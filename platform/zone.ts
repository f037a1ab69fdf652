/**
 * The moment that a wall clock of a time zone shows as `local` («2026-03-08T09:00», as a form sends it). An hour that the
 * clocks skip is taken as the one after it; of an hour that comes twice the first is meant. Undefined for what is no date.
 */
export function momentAt(local: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const guess = new Date(asUtc - offsetAt(new Date(asUtc), timeZone));
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** What a wall clock of a time zone shows at a moment: «2026-03-08T09:00», as a form's field wants it. */
export function wallClock(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(moment.getTime() / 1000) * 1000;
}
