import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { outbox } from "#platform/events/schema.ts";

/** A listener that no portal has: what is kept for it is never delivered. */
export const nobody = "nobody";

/** An event that nobody hears of any more. */
export async function parkEvent(): Promise<string> {
  const event = { kind: "nothing", objectId: newId(), groupId: newId(), actorId: newId() };
  const [row] = await db().insert(outbox).values({ listener: nobody, event, parkedAt: now() }).returning();
  return row!.id;
}
