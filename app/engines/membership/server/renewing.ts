import { and, eq, isNull, lt, or, type SQL } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { places } from "./schema.ts";

/** A place that something has happened in is met first; those who look at it see that. */
export async function renewPlace(id: string, at: Date): Promise<void> {
  const [place] = await db()
    .update(places)
    .set({ activeAt: at })
    .where(eq(places.id, id))
    .returning({ groupId: places.groupId });
  if (place) await tellLive({ topic: `place:${id}`, groupId: place.groupId });
}

/** Begins the week of places of a kind that had none since a moment, once, whichever node does it. Gives them. */
export function beginWeek(kind: string, since: Date, which: SQL): Promise<{ id: string; groupId: string }[]> {
  const isDue = or(isNull(places.weekAt), lt(places.weekAt, since));
  return db()
    .update(places)
    .set({ weekAt: now() })
    .where(and(eq(places.kind, kind), isNull(places.archivedAt), isNull(places.deletedAt), isDue, which))
    .returning({ id: places.id, groupId: places.groupId });
}
