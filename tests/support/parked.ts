import { eq } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { noteError, writeErrors } from "#platform/error-groups/index.ts";
import { errorGroups } from "#platform/error-groups/schema.ts";
import { outbox } from "#platform/events/schema.ts";

/** A listener that no portal has: what is kept for it is never delivered. */
export const nobody = "nobody";

/** An event that nobody hears of any more. */
export async function parkEvent(listener = nobody): Promise<string> {
  const event = { kind: "nothing", objectId: newId(), groupId: newId(), actorId: newId() };
  const [row] = await db().insert(outbox).values({ listener, event, parkedAt: now() }).returning();
  return row!.id;
}

/** A mistake of the portal that nobody has dealt with, for tests; gives its id. */
export async function makeMistake(message = `Сломалось ${newId()}`): Promise<string> {
  noteError({ kind: "request", place: "GET /feed/work", name: "Error", message, line: "readFeed", code: "0A1B2C3D" });
  await writeErrors();
  const [row] = await db().select({ id: errorGroups.id }).from(errorGroups).where(eq(errorGroups.message, message));
  return row!.id;
}
