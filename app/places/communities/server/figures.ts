import { sql } from "drizzle-orm";
import { comments, publications, reactions } from "#app/engines/content/server/index.ts";
import { demand, memberships } from "#app/engines/membership/server/index.ts";
import type { CommunityFigures } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";

/** So many weeks are drawn. */
const weeks = 8;

type Week = Omit<CommunityFigures["weeks"][number], "since"> & { since: Date };

/** What its leaders know of a community in numbers. Refuses all others as not found. */
export async function readFigures(viewer: Viewer, { id }: { id: string }): Promise<CommunityFigures> {
  await demand(viewer, id, "lead");
  const at = sql`${now().toISOString()}::timestamptz`;
  const month = sql`${at} - interval '30 days'`;
  const known = sql`
    posts as (
      select p.id, p.author_id, p.published_at, p.comment_count from ${publications} p
      where p.place_id = ${id} and p.deleted_at is null and p.state = 'published'),
    said as (
      select c.author_id, c.created_at from ${comments} c join posts p on p.id = c.publication_id where c.deleted_at is null),
    people as (select m.account_id, m.joined_at from ${memberships} m where m.place_id = ${id}),
    deeds as (
      select author_id as who, published_at as moment from posts
      union all select author_id, created_at from said
      union all select r.account_id, r.created_at from ${reactions} r join posts p on p.id = r.subject_id)`;
  const { rows } = await db().execute<Record<"members" | "joined" | "active" | "posts" | "unanswered", number>>(sql`
    with ${known}
    select
      (select count(*)::int from people) as members,
      (select count(*)::int from people where joined_at > ${month}) as joined,
      (select count(distinct account_id)::int from people join deeds on who = account_id where moment > ${month}) as active,
      (select count(*)::int from posts where published_at > ${month}) as posts,
      (select count(*)::int from posts where published_at > ${month} and comment_count = 0) as unanswered`);
  const within = (column: string) => sql`${sql.raw(column)} >= week.since and ${sql.raw(column)} < week.until`;
  const { rows: drawn } = await db().execute<Week>(sql`
    with ${known},
      week as (
        select s.since, s.since + interval '7 days' as until
        from (select date_trunc('day', ${at}) - (n * 7 - 1) * interval '1 day' as since from generate_series(1, ${weeks}) n) s)
    select week.since,
      (select count(*)::int from posts where ${within("published_at")}) as posts,
      (select count(*)::int from posts where ${within("published_at")} and comment_count = 0) as unanswered,
      (select count(*)::int from said where ${within("created_at")}) as comments,
      (select count(*)::int from people where joined_at < week.until) as members,
      (select count(distinct account_id)::int from people join deeds on who = account_id where ${within("moment")}) as active
    from week order by week.since`);
  return { ...rows[0]!, weeks: drawn.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() })) };
}
