import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { eventDays, events } from "./schema.ts";
import { beginnings, clockShift, shifted } from "./series.ts";

/** How far ahead the days of a series stand as rows. */
const monthsAhead = 18;

export function horizon(): Date {
  const end = now();
  end.setUTCMonth(end.getUTCMonth() + monthsAhead);
  return end;
}

type Laid = Pick<typeof events.$inferSelect, "id" | "groupId" | "reach" | "zone" | "rule" | "startsAt" | "endsAt">;

/** The moments at which an event begins from a moment on, as far as the horizon. */
export function startsOf({ startsAt, zone, rule }: Laid, from: Date): Date[] {
  if (!rule) return startsAt >= from ? [startsAt] : [];
  return beginnings({ startsAt, zone, rule }, from, horizon());
}

/** When a day of an event ends that begins then: as long after as the clocks of its zone say of the first one. */
export const endOf = (event: Pick<Laid, "zone" | "startsAt" | "endsAt">, start: Date): Date =>
  shifted(start, event.zone, clockShift(event.startsAt, event.zone, event.endsAt));

/** Writes days of an event; those that stand already stay as they are. Gives the id of the first one. */
export async function layDays(event: Laid, starts: Date[]): Promise<string | undefined> {
  const rows = starts.map((startsAt) => ({
    id: newId(),
    eventId: event.id,
    groupId: event.groupId,
    reach: event.reach,
    startsAt,
    endsAt: endOf(event, startsAt),
    ruledAt: startsAt,
  }));
  if (rows.length) await db().insert(eventDays).values(rows).onConflictDoNothing();
  return rows[0]?.id;
}

/** Up to which day the days of an event stand as rows once they are laid now. */
export const laidNow = ({ rule }: Pick<Laid, "rule">): string | null =>
  rule ? horizon().toISOString().slice(0, 10) : null;

/** Lays what the horizon has come to since: a job, once from whatever node. */
export async function layOn(): Promise<void> {
  const due = horizon().toISOString().slice(0, 10);
  const isDue = or(isNull(events.laidUntil), lt(events.laidUntil, due));
  const rows = await db()
    .select()
    .from(events)
    .where(and(isNotNull(events.rule), isNull(events.deletedAt), isDue))
    .orderBy(events.laidUntil, events.id)
    .limit(200)
    .for("update", { skipLocked: true });
  for (const event of rows) {
    const from = event.laidUntil ? new Date(`${event.laidUntil}T00:00Z`) : event.startsAt;
    await layDays(event, startsOf(event, from));
    await db().update(events).set({ laidUntil: due }).where(eq(events.id, event.id));
  }
}
