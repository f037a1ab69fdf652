import { and, eq } from "drizzle-orm";
import type { Reactions } from "#app/engines/content/contract.ts";
import { db } from "#platform/db/index.ts";
import { reactions } from "./schema.ts";

/** Leaves one reaction of a person on what may be reacted to: a new name replaces the old, null takes it away. */
export async function putReaction(subjectId: string, accountId: string, name: Reactions["mine"]): Promise<void> {
  if (name) {
    await db()
      .insert(reactions)
      .values({ subjectId, accountId, name })
      .onConflictDoUpdate({ target: [reactions.subjectId, reactions.accountId], set: { name } });
    return;
  }
  await db()
    .delete(reactions)
    .where(and(eq(reactions.subjectId, subjectId), eq(reactions.accountId, accountId)));
}
