import { and, eq, inArray, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isReadable } from "./policy.ts";
import { stories, storyFrames, storyViews } from "./schema.ts";

/** Refuses as not found a story that this reader may not open now. */
export async function findReadable(viewer: Viewer, id: string): Promise<void> {
  const rows = await db()
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, id), isReadable(viewer)));
  if (!rows.length) refuse("not-found");
}

/** Remembers that a reader has seen frames of a story, all of them if none is named; each once. */
export async function see(viewer: Viewer, { id, frameIds }: { id: string; frameIds?: string[] }) {
  await findReadable(viewer, id);
  const seen = db()
    .select({
      frameId: storyFrames.id,
      accountId: sql<string>`${viewer.accountId}::uuid`.as("account_id"),
      createdAt: sql<Date>`${now().toISOString()}::timestamptz`.as("created_at"),
    })
    .from(storyFrames)
    .where(and(eq(storyFrames.storyId, id), frameIds ? inArray(storyFrames.id, frameIds) : undefined));
  await db().insert(storyViews).select(seen).onConflictDoNothing();
  return { id };
}
