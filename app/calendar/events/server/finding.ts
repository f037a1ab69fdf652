import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isChangedBy, isInvited, isSeen } from "./policy.ts";
import { eventDays, events } from "./schema.ts";

export type Day = typeof eventDays.$inferSelect;
export type Event = typeof events.$inferSelect;

/** What an address names: a day, or an event by itself. */
export const isAt = (id: string) => or(eq(eventDays.id, id), eq(eventDays.eventId, id));

/** What is still ahead first. */
export const nextFirst = () => [sql`${eventDays.endsAt} < ${now()}`, asc(eventDays.startsAt)];

/** A day of an event, whether the reader may change it, and whether they were invited to it. */
type Found = { day: Day; event: Event; may: boolean; invited: boolean };

/** A day of an event that the reader sees. Refuses another one as not found. */
export async function find(viewer: Viewer, id: string): Promise<Found> {
  const [row] = await db()
    .select({ day: eventDays, event: events, may: isChangedBy(viewer), invited: isInvited(viewer) })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(and(eq(eventDays.id, id), isSeen(viewer)));
  return row ?? refuse("not-found");
}

/** The same for who may change it. For others it is not found. */
export async function findOwn(viewer: Viewer, id: string): Promise<{ day: Day; event: Event }> {
  const found = await find(viewer, id);
  return found.may ? found : refuse("not-found");
}

/**
 * The same, and nobody else changes or answers to that day and those after it until the transaction ends: first the event,
 * then its days, in one order for everybody.
 */
export async function lockOwn(viewer: Viewer, id: string): Promise<{ day: Day; event: Event }> {
  const { event } = await findOwn(viewer, id);
  await db().select({ id: events.id }).from(events).where(eq(events.id, event.id)).for("update");
  const [it] = await db().select().from(eventDays).where(eq(eventDays.id, id));
  if (!it) refuse("not-found");
  await db()
    .select({ id: eventDays.id })
    .from(eventDays)
    .where(and(eq(eventDays.eventId, it.eventId), or(gte(eventDays.endsAt, now()), eq(eventDays.id, id))))
    .orderBy(eventDays.id)
    .for("update");
  return findOwn(viewer, id);
}

/** A day under lock, as far as the reader sees it: one transaction at a time gives and takes its seats. */
export async function lockDay(viewer: Viewer, id: string): Promise<Found> {
  const [there] = await db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.id, id)).for("update");
  return there ? find(viewer, id) : refuse("not-found");
}
