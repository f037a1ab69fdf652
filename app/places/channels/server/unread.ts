import { and, eq, gt, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { comments, isLive, publications, seenUntil } from "#app/engines/content/server/index.ts";
import { mostCounted } from "#app/engines/membership/contract.ts";
import { memberships, places } from "#app/engines/membership/server/index.ts";
import type { Unread } from "#app/places/channels/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { threads } from "./schema.ts";

/**
 * A thread has something that this member, whose row of `memberships` stands beside it, has not seen: neither in the list nor in
 * the thread. What somebody whom they have blocked has said last is nothing new; what others have said before it is.
 */
export function isFresh(viewer: Viewer): SQL {
  const seen = seenUntil(viewer, threads.publicationId);
  const isKnown = sql`coalesce(${seen} >= ${threads.activeAt}, false)`;
  const isSaid = sql`exists (select from ${comments} said where said.publication_id = ${threads.publicationId}
    and said.created_at > greatest(${memberships.seenAt}, coalesce(${seen}, '-infinity')) and said.author_id <> ${viewer.accountId}
    and said.deleted_at is null and said.hidden_at is null and ${isNotBlocked(viewer, sql`said.author_id`)})`;
  return and(
    gt(threads.activeAt, memberships.seenAt),
    ne(threads.activeBy, viewer.accountId),
    sql`not ${isKnown}`,
    or(isNotBlocked(viewer, threads.activeBy), isSaid),
  )!;
}

/** What is new to a member whose row stands beside: threads that they may meet. */
const isNew = (viewer: Viewer) => and(isFresh(viewer), isLive(), isNotBlocked(viewer, publications.authorId));

/** A column of a query: how many threads of a place are new to its member, a hundred at most. */
export function unreadOf(viewer: Viewer, place: SQLWrapper): SQL<number> {
  return sql<number>`(select count(*)::int from (
    select 1 from ${threads} join ${publications} on ${publications.id} = ${threads.publicationId}
      join ${memberships} on ${memberships.placeId} = ${threads.placeId} and ${memberships.accountId} = ${viewer.accountId}
    where ${threads.placeId} = ${place} and ${isNew(viewer)} limit ${mostCounted}) fresh)`;
}

/** The same in all channels that they have not silenced: the number in the navigation. */
export function unreadInAll(viewer: Viewer): SQL<number> {
  const isHeard = and(
    eq(memberships.accountId, viewer.accountId),
    ne(memberships.level, "none"),
    isNull(places.archivedAt),
    gt(places.activeAt, memberships.seenAt),
  );
  return sql<number>`(select count(*)::int from (
    select 1 from ${memberships} join ${places} on ${places.id} = ${memberships.placeId}
      join ${threads} on ${threads.placeId} = ${memberships.placeId}
      join ${publications} on ${publications.id} = ${threads.publicationId}
    where ${isHeard} and ${isNew(viewer)} limit ${mostCounted}) fresh)`;
}

/** A column of a query: what others have said in a thread since the reader was there, a hundred at most; null where they never were. */
export function unreadIn(viewer: Viewer, thread: SQLWrapper): SQL<Unread | null> {
  const { id, publicationId, authorId, createdAt, deletedAt, hiddenAt } = comments;
  const isTheirs = and(eq(publicationId, thread), ne(authorId, viewer.accountId), isNotBlocked(viewer, authorId));
  return sql<Unread | null>`(
    select json_build_object('since', seen.since, 'count', count(said.id)::int, 'first', (array_agg(said.id order by said.at))[1])
    from (select ${seenUntil(viewer, thread)} as since) seen
    left join lateral (
      select ${id} as id, ${createdAt} as at from ${comments}
      where ${and(isTheirs, isNull(deletedAt), isNull(hiddenAt))} and ${createdAt} > seen.since
      order by ${createdAt} limit ${mostCounted}) said on true
    where seen.since is not null group by seen.since)`;
}
