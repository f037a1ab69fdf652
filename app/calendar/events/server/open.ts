import { and, asc, eq, gte, isNull, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import type { EventLine } from "../contract.ts";
import { eventDays, events } from "./schema.ts";

/** What the public search of events finds (specification §7): days that guests may see, from today or from a day on. */
export async function searchOpen(
  { groupId }: Viewer,
  { query, from }: { query: string; from?: string | undefined },
): Promise<{ items: EventLine[] }> {
  // Guests belong to no company: what companies show to everybody stands together for them.
  const rows = await withTenant("*", () => readOpen(groupId, query, from));
  const items = rows.map(({ day, event }) => ({
    ...{ id: day.id, eventId: event.id, title: day.title ?? event.title, location: day.location ?? event.location },
    ...{ startsAt: day.startsAt.toISOString(), endsAt: day.endsAt.toISOString() },
    ...{ isAllDay: event.isAllDay, zone: event.zone, repeats: event.rule !== null },
    ...{ cancelled: day.cancelledAt !== null, type: null, answer: null, favourite: false },
  }));
  return { items };
}

const readOpen = (groupId: string, query: string, from: string | undefined) =>
  db()
    .select({ day: eventDays, event: events })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(
      and(
        eq(events.guestVisible, true),
        ...[eq(events.state, "published"), isNull(events.audience), isNull(events.placeId)],
        sql`${events.registration} <> 'invite-only'`,
        groupId ? or(eq(events.groupId, groupId), eq(events.reach, "portal")) : undefined,
        isNull(events.deletedAt),
        gte(eventDays.endsAt, from ? new Date(`${from}T00:00Z`) : now()),
        query ? sql`position(lower(${query}) in lower(${events.title})) > 0` : undefined,
      ),
    )
    .orderBy(asc(eventDays.startsAt), asc(eventDays.id))
    .limit(50);
