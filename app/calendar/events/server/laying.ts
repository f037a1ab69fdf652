import { and, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { eventDays, events } from "./schema.ts";
import { beginnings } from "./series.ts";

/** How far ahead the days of a series stand as rows. */
const monthsAhead = 18;

export function horizon(): Date {
  const end = now();
  end.setUTCMonth(end.getUTCMonth() + monthsAhead);
  return end;
}

type Laid = Pick<typeof events.$inferSelect, "id" | "groupId" | "zone" | "rule">;

/**
 * Writes the days of an event from a moment on, as far as the horizon; those that stand already stay as they are. Gives the
 * id of the first one.
 */
export async function layDays(
  { id: eventId, groupId, zone, rule }: Laid,
  first: { startsAt: Date; endsAt: Date },
  from = first.startsAt,
): Promise<string | undefined> {
  const length = first.endsAt.getTime() - first.startsAt.getTime();
  const until = horizon();
  const starts = rule ? beginnings({ startsAt: first.startsAt, zone, rule }, from, until) : [first.startsAt];
  const rows = starts.map((startsAt) => ({
    id: newId(),
    eventId,
    groupId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + length),
    ruledAt: startsAt,
  }));
  if (rows.length) await db().insert(eventDays).values(rows).onConflictDoNothing();
  if (rule)
    await db()
      .update(events)
      .set({ laidUntil: until.toISOString().slice(0, 10) })
      .where(eq(events.id, eventId));
  return rows[0]?.id;
}

/** Lays what the horizon has come to since: a job, once from whatever node. */
export async function layOn(): Promise<void> {
  const due = horizon().toISOString().slice(0, 10);
  const rows = await db()
    .select()
    .from(events)
    .where(
      and(isNotNull(events.rule), isNull(events.deletedAt), or(isNull(events.laidUntil), lt(events.laidUntil, due))),
    )
    .orderBy(events.id)
    .limit(200)
    .for("update", { skipLocked: true });
  for (const event of rows) {
    const [first] = await db()
      .select({
        startsAt: eventDays.ruledAt,
        endsAt: sql<Date>`${eventDays.ruledAt} + (${eventDays.endsAt} - ${eventDays.startsAt})`.mapWith(
          eventDays.endsAt,
        ),
      })
      .from(eventDays)
      .where(eq(eventDays.eventId, event.id))
      .orderBy(eventDays.ruledAt)
      .limit(1);
    if (first) await layDays(event, first, event.laidUntil ? new Date(`${event.laidUntil}T00:00Z`) : undefined);
  }
}

/** Takes away the days of a series from a moment on that nobody has changed and that nobody has answered to. */
export async function takeUp(eventId: string, from: Date): Promise<void> {
  await db()
    .delete(eventDays)
    .where(and(eq(eventDays.eventId, eventId), gte(eventDays.ruledAt, from), eq(eventDays.isChanged, false)));
}
