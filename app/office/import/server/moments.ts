import { momentWritten, readWritten } from "#platform/written-dates.ts";

/** Dates of RSS («Tue, 27 Jan 2015 14:56:57 +0000») and of Atom; what is no date, or is before 1970, is undefined. */
export function readMoment(text: string): Date | undefined {
  return read(text, { clock: "00:00:00", east: 0 });
}

/** A date as WordPress writes it, «2024-05-03 12:00:00»; zeros mean that there is none yet. */
export function readUtc(text: string): Date | undefined {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text.trim()) ? readMoment(text) : undefined;
}

/**
 * A date as people write it in tables: «03.05.24 12:00», «2024-05-03», «3/5/2024», with a zone or by Moscow's clock. With
 * slashes the day goes first as with dots, or the month, as Americans have it, where the table says so.
 */
export function readLocal(text: string, monthFirst = false): Date | undefined {
  return read(text, { clock: "12:00:00", east: 180 }, monthFirst);
}

function read(text: string, otherwise: { clock: string; east: number }, monthFirst = false): Date | undefined {
  const date = readWritten(text, monthFirst);
  const at = date && momentWritten(date, otherwise);
  return at && at.getTime() >= 0 ? at : undefined;
}
