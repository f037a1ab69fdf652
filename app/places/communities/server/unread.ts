import { and, eq, gt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isLive, publications } from "#app/engines/content/server/index.ts";
import { mostCounted } from "#app/engines/membership/contract.ts";
import { memberships } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";

/** A column of a query: how many posts of others in a place are new to its member, a hundred at most. */
export function unreadOf(viewer: Viewer, place: SQLWrapper): SQL<number> {
  const { publishedAt, authorId, placeId } = publications;
  const isTheirs = and(eq(placeId, place), eq(memberships.accountId, viewer.accountId));
  const isNew = and(gt(publishedAt, memberships.seenAt), ne(authorId, viewer.accountId), isLive());
  return sql<number>`(select count(*)::int from (
    select 1 from ${publications} join ${memberships} on ${eq(memberships.placeId, placeId)}
    where ${and(isTheirs, isNew, isNotBlocked(viewer, authorId))} limit ${mostCounted}) fresh)`;
}
