import { and, asc, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { EventLine, OpenEvent } from "../contract.ts";
import { type Day, type Event, isAt, nextFirst } from "./finding.ts";
import { dayOf, fileNamed } from "./ics.ts";
import { writeIcs } from "./ics-writing.ts";
import { eventDays, events } from "./schema.ts";

/** What guests may see: what is out, shown to everybody, and of no channel or community. */
const isOpenToGuests = (): SQL =>
  and(
    ...[eq(events.guestVisible, true), eq(events.state, "published"), isNull(events.deletedAt)],
    ...[isNull(events.audience), isNull(events.placeId), sql`${events.registration} <> 'invite-only'`],
  )!;

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
        isOpenToGuests(),
        groupId ? or(eq(events.groupId, groupId), eq(events.reach, "portal")) : undefined,
        gte(eventDays.endsAt, from ? new Date(`${from}T00:00Z`) : now()),
        query ? sql`position(lower(${query}) in lower(${events.title})) > 0` : undefined,
      ),
    )
    .orderBy(asc(eventDays.startsAt), asc(eventDays.id))
    .limit(50);

/** An event as guests read it: no names of people, no address of a meeting, nobody who goes. Another one is not found. */
export async function readOpenEvent(_viewer: Viewer, { id }: { id: string }): Promise<OpenEvent> {
  const { day, event, company } = await findOpen(id);
  return {
    ...{ id: day.id, title: day.title ?? event.title, description: event.description, company },
    ...{ startsAt: day.startsAt.toISOString(), endsAt: day.endsAt.toISOString() },
    ...{ isAllDay: event.isAllDay, zone: event.zone, location: day.location ?? event.location },
    ...{ cancelled: day.cancelledAt !== null, reason: day.reason, hasOnline: event.onlineUrl !== "" },
    movedFrom: day.movedFrom?.toISOString() ?? null,
  };
}

/** The same as a file for another calendar. */
export async function readOpenIcs(_viewer: Viewer, { id }: { id: string }): Promise<{ file: string; text: string }> {
  const { day, event } = await findOpen(id);
  return { file: fileNamed(day.title ?? event.title), text: writeIcs([dayOf(event, day)]) };
}

async function findOpen(id: string): Promise<{ day: Day; event: Event; company: string }> {
  const [row] = await withTenant("*", () =>
    db()
      .select({ day: eventDays, event: events, company: groups.name })
      .from(eventDays)
      .innerJoin(events, eq(events.id, eventDays.eventId))
      .innerJoin(groups, eq(groups.id, events.groupId))
      .where(and(isOpenToGuests(), isAt(id)))
      .orderBy(...nextFirst())
      .limit(1),
  );
  return row ?? refuse("not-found");
}
