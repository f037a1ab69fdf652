import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isAt } from "./at.ts";
import { countUnread, tellUnread } from "./bell.ts";
import { notices } from "./schema.ts";

/**
 * Reads what is told of an object because its page is open, from wherever its reader came; of comments only those that
 * stand on the page, all of them if it is not told which (product B26).
 */
export async function readNoticesHere(
  viewer: Viewer,
  { path, shown }: { path: string; shown?: string[] | undefined },
): Promise<{ count: number }> {
  const isOnPage = shown && or(isNull(notices.commentId), inArray(notices.commentId, shown));
  const rows = await db()
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.accountId, viewer.accountId), isNull(notices.readAt), isAt(path), isOnPage))
    .returning({ one: sql`1` });
  const { count } = await countUnread(viewer);
  if (rows.length) await tellUnread(viewer, count);
  return { count };
}
