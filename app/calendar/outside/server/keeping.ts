import { and, eq, ne, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { type ReadCalendar, readCalendar } from "./ics-reading.ts";
import { outsideCalendars, outsideEntries } from "./schema.ts";

export type Calendar = typeof outsideCalendars.$inferSelect;

const day = 86_400_000;
/** Some days back, and as far ahead as the portal's own series stand. */
const [daysBack, daysAhead] = [60, 550];
const atOnce = 1000;

/** What a calendar says of the time that the portal shows, read on the clock of its owner. */
export function readWithin(bytes: Buffer, zone: string): ReadCalendar {
  const [from, to] = [-daysBack, daysAhead].map((days) => new Date(now().getTime() + days * day)) as [Date, Date];
  return readCalendar(bytes, { zone, from, to });
}

/** Puts what was read in the place of what stood there: a time that stays keeps its address, one that is gone goes. */
export async function keepEntries(
  { id, accountId, groupId }: Pick<Calendar, "id" | "accountId" | "groupId">,
  { entries, refused }: ReadCalendar,
): Promise<void> {
  const readingId = newId();
  const rows = [...new Map(entries.map((one) => [`${one.uid} ${one.instance}`, one])).values()].map((one) => ({
    ...{ ...one, id: newId(), calendarId: id, accountId, groupId, readingId },
  }));
  for (let at = 0; at < rows.length; at += atOnce)
    await db()
      .insert(outsideEntries)
      .values(rows.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [outsideEntries.calendarId, outsideEntries.uid, outsideEntries.instance],
        set: {
          ...{ title: sql`excluded.title`, location: sql`excluded.location`, readingId },
          ...{ startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at` },
          ...{ isAllDay: sql`excluded.is_all_day`, isBusy: sql`excluded.is_busy` },
        },
      });
  await db()
    .delete(outsideEntries)
    .where(and(eq(outsideEntries.calendarId, id), ne(outsideEntries.readingId, readingId)));
  await db()
    .update(outsideCalendars)
    .set({ refused, freshAt: now(), trouble: null, troubleSince: null, failures: 0 })
    .where(eq(outsideCalendars.id, id));
}
