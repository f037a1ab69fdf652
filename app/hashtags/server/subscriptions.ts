import { and, eq, type SQL } from "drizzle-orm";
import { hashtagKey } from "#app/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { hashtagSubscriptions } from "./schema.ts";

/** Follows a hashtag or lets it go (product B24). */
export async function subscribe(
  viewer: Viewer,
  hashtag: string,
  subscribed: boolean,
): Promise<{ subscribed: boolean }> {
  const row = { accountId: viewer.accountId, key: hashtagKey(hashtag) };
  if (subscribed) await db().insert(hashtagSubscriptions).values(row).onConflictDoNothing();
  else await db().delete(hashtagSubscriptions).where(isMine(viewer, row.key));
  return { subscribed };
}

export function isMine(viewer: Viewer, key: string): SQL | undefined {
  return and(eq(hashtagSubscriptions.accountId, viewer.accountId), eq(hashtagSubscriptions.key, key));
}
