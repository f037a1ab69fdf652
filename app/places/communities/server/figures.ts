import { sql } from "drizzle-orm";
import { comments, publications, reactions } from "#app/engines/content/server/index.ts";
import { demand, memberships } from "#app/engines/membership/server/index.ts";
import type { CommunityFigures } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";

/** So many weeks are drawn. */
const weeks = 8;

/** What its leaders know of a community in numbers. Refuses all others as not found. */
export async function readFigures(viewer: Viewer, { id }: { id: string }): Promise<CommunityFigures> {
  await demand(viewer, id, "lead");
  const at = sql`${now().toISOString()}::timestamptz`;
  const month = sql`${at} - interval '30 days'`;
  const live = sql`p.place_id = ${id} and p.deleted_at is null and p.state = 'published'`;
  const { rows } = await db().execute<Record<"members" | "joined" | "active" | "posts" | "unanswered", number>>(sql`
    with posts as (select p.id, p.author_id, p.published_at, p.comment_count from ${publications} p where ${live}),
      doers as (
        select author_id as who from posts where published_at > ${month}
        union select c.author_id from ${comments} c join posts p on p.id = c.publication_id
          where c.created_at > ${month} and c.deleted_at is null
        union select r.account_id from ${reactions} r join posts p on p.id = r.subject_id where r.created_at > ${month})
    select
      (select count(*)::int from ${memberships} m where m.place_id = ${id}) as members,
      (select count(*)::int from ${memberships} m where m.place_id = ${id} and m.joined_at > ${month}) as joined,
      (select count(*)::int from doers join ${memberships} m on m.account_id = doers.who and m.place_id = ${id}) as active,
      (select count(*)::int from posts where published_at > ${month}) as posts,
      (select count(*)::int from posts where published_at > ${month} and comment_count = 0) as unanswered`);
  const { rows: drawn } = await db().execute<{ since: Date; posts: number; comments: number }>(sql`
    select week.since,
      (select count(*)::int from ${publications} p where ${live}
        and p.published_at >= week.since and p.published_at < week.since + interval '7 days') as posts,
      (select count(*)::int from ${comments} c join ${publications} p on p.id = c.publication_id
        where ${live} and c.deleted_at is null
          and c.created_at >= week.since and c.created_at < week.since + interval '7 days') as comments
    from (select date_trunc('day', ${at}) - (n * 7 - 1) * interval '1 day' as since from generate_series(1, ${weeks}) n) week order by week.since`);
  return { ...rows[0]!, weeks: drawn.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() })) };
}
