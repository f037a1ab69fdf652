import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isAt, spotAt } from "./at.ts";
import { countUnread, tellUnread } from "./bell.ts";
import { notices } from "./schema.ts";

/**
 * Reads what is told of an object because its page is open, from wherever its reader came; of comments only those that
 * stand on the page, all of them if it is not told which.
 */
export async function readNoticesHere(
  viewer: Viewer,
  { path, shown }: { path: string; shown?: string[] | undefined },
): Promise<{ count: number }> {
  const isOnPage = shown && or(isNull(notices.commentId), inArray(notices.commentId, shown));
  return readSome(viewer, and(isAt(spotAt(path)), isOnPage)!);
}

/** Reads one notice, and what stands with it. */
export async function readNotice(viewer: Viewer, id: string): Promise<{ count: number }> {
  const [row] = await db()
    .select({ heap: notices.heap })
    .from(notices)
    .where(and(eq(notices.id, id), eq(notices.accountId, viewer.accountId)));
  if (!row) refuse("not-found");
  return readSome(viewer, or(eq(notices.id, id), row.heap === null ? undefined : eq(notices.heap, row.heap))!);
}

async function readSome(viewer: Viewer, isMeant: SQL): Promise<{ count: number }> {
  const rows = await db()
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.accountId, viewer.accountId), isNull(notices.readAt), isMeant))
    .returning({ one: sql`1` });
  const count = await countUnread(viewer);
  if (rows.length) await tellUnread(viewer, count);
  return { count };
}
