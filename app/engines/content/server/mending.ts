import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { mentionsOf } from "./mentions.ts";
import { comments } from "./schema.ts";

/** Changes an own comment that is hidden; it stays so, and nobody is called. False when there is none such. */
export async function mendComment(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<boolean> {
  const isOwnHidden = and(
    eq(comments.id, id),
    eq(comments.authorId, viewer.accountId),
    isNotNull(comments.hiddenAt),
    isNull(comments.deletedAt),
  );
  const [before] = await db()
    .select({ mentions: comments.mentions, groupId: comments.groupId })
    .from(comments)
    .where(isOwnHidden)
    .for("update");
  if (!before) return false;
  const mentions = await mentionsOf(viewer, text, { before: before.mentions, groupId: before.groupId });
  await db().update(comments).set({ text, mentions, editedAt: now(), pending: "waits" }).where(eq(comments.id, id));
  return true;
}
