import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { outsideCalendars, outsideEntries } from "./schema.ts";

type Reader = Pick<Viewer, "accountId">;

/** A time without length is there too, but not in the way of what begins as it does. */
const isThen = ({ accountId }: Reader, from: Date, to: Date): SQL =>
  and(
    eq(outsideEntries.accountId, accountId),
    eq(outsideCalendars.isShown, true),
    sql`${outsideEntries.startsAt} < ${to}`,
    sql`greatest(${outsideEntries.endsAt}, ${outsideEntries.startsAt} + interval '1 minute') > ${from}`,
  )!;

const isOfCalendar = eq(outsideCalendars.id, outsideEntries.calendarId);

/** What stands in a reader's calendars of other programs between two moments: a query for a calendar to join with others. */
export const outsideLayer = (reader: Reader, from: Date, to: Date): SQL =>
  sql`select 'outside' as layer, ${outsideEntries.id}::text as id, ${outsideEntries.calendarId}::text as of,
      ${outsideEntries.title} as title, null::text as day,
      (extract(epoch from ${outsideEntries.startsAt}) * 1000)::float8 as starts,
      (extract(epoch from ${outsideEntries.endsAt}) * 1000)::float8 as ends, ${outsideEntries.isAllDay} as whole
    from ${outsideEntries} join ${outsideCalendars} on ${isOfCalendar} where ${isThen(reader, from, to)}`;

/** The first time between two moments at which a reader is busy by a calendar of another program. */
export async function busyBetween(reader: Reader, from: Date, to: Date) {
  const [row] = await db()
    .select({ id: outsideEntries.id, calendarId: outsideEntries.calendarId, title: outsideEntries.title })
    .from(outsideEntries)
    .innerJoin(outsideCalendars, isOfCalendar)
    .where(and(isThen(reader, from, to), eq(outsideEntries.isBusy, true), gt(outsideEntries.endsAt, from)))
    .orderBy(asc(outsideEntries.startsAt))
    .limit(1);
  return row ?? null;
}
