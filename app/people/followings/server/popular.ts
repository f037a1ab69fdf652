import { type SQL, sql } from "drizzle-orm";
import type { Followed, FollowedKind } from "#app/people/followings/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { type Row, toFollowed } from "./subscriptions.ts";

const atMost = 5;

/** Whom or what the people of the own company follow most, without what the reader follows already. */
export async function readPopular(viewer: Viewer, kind: FollowedKind): Promise<{ items: Followed[] }> {
  const { rows } = await db().execute<Row>(sql`
    select id, title, detail, word, photo_id, '' as at from (${sources[kind](viewer)}) popular
    order by followers desc, title collate russian limit ${atMost}`);
  return { items: rows.map((row) => toFollowed(kind, row)) };
}

const sources: Record<FollowedKind, (viewer: Viewer) => SQL> = {
  person: ({ accountId, groupId }) => sql`
    select a.id::text, a.first_name || ' ' || a.last_name as title, a.position as detail, a.alias as word,
      a.shown_photo_id as photo_id, count(*) as followers
    from subscriptions s join accounts a on a.id = s.author_id
    where a.group_id = ${groupId}::uuid and a.id <> ${accountId}::uuid and ${isColleague(sql`a`)}
      and ${isNotBlocked({ accountId }, sql`a.id`)}
      and not exists (select from subscriptions mine where mine.account_id = ${accountId}::uuid and mine.author_id = a.id)
    group by a.id`,
  rubric: ({ accountId, groupId }) => sql`
    select r.id::text, r.title, r.description as detail, r.slug as word, null::uuid as photo_id, count(s.account_id) as followers
    from rubrics r left join rubric_subscriptions s on s.rubric_id = r.id
    where r.group_id = ${groupId}::uuid and r.archived_at is null
      and not exists (select from rubric_subscriptions mine where mine.account_id = ${accountId}::uuid and mine.rubric_id = r.id)
    group by r.id`,
  hashtag: ({ accountId }) => sql`
    select s.key as id, '#' || s.key as title, '' as detail, s.key as word, null::uuid as photo_id, count(*) as followers
    from hashtag_subscriptions s
    where not exists (select from hashtag_subscriptions mine where mine.account_id = ${accountId}::uuid and mine.key = s.key)
    group by s.key`,
};
