import { and, gt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isLive, publications } from "#app/engines/content/server/index.ts";
import { mostCounted } from "#app/engines/membership/contract.ts";
import { memberships } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { threads } from "./schema.ts";

/** A thread has something that this member, whose row of `memberships` stands beside it, has not seen. */
export function isFresh(viewer: Viewer): SQL {
  return and(gt(threads.activeAt, memberships.seenAt), ne(threads.activeBy, viewer.accountId))!;
}

/** A column of a query: how many threads of a place are new to its member, a hundred at most. */
export function unreadOf(viewer: Viewer, place: SQLWrapper): SQL<number> {
  const isNew = and(isFresh(viewer), isLive(), isNotBlocked(viewer, publications.authorId));
  return sql<number>`(select count(*)::int from (
    select 1 from ${threads} join ${publications} on ${publications.id} = ${threads.publicationId}
      join ${memberships} on ${memberships.placeId} = ${threads.placeId} and ${memberships.accountId} = ${viewer.accountId}
    where ${threads.placeId} = ${place} and ${isNew} limit ${mostCounted}) fresh)`;
}

/** How many threads of a place are new to the viewer; none for who does not belong to it. */
export async function countUnread(viewer: Viewer, placeId: string): Promise<number> {
  const { rows } = await db().execute<{ unread: number }>(
    sql`select ${unreadOf(viewer, sql`${placeId}::uuid`)} as unread`,
  );
  return rows[0]?.unread ?? 0;
}
