import { type SQL, sql } from "drizzle-orm";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { account } from "#app/people/account/routes.ts";
import type { Followed, FollowedKind } from "#app/people/followings/contract.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, isId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";

export type Row = { id: string; title: string; detail: string; word: string; photo_id: string | null; at: string };

/** A page of whom or what a person follows and may still meet, the last followed first. */
export async function readSubscriptions(viewer: Viewer, kind: FollowedKind, after?: string) {
  const { rows } = await db().execute<Row>(sql`
    select id, title, detail, word, photo_id, at::text as at from (${sources[kind](viewer)}) followed
    where ${beyond([sql`at`, sql`id`], after) ?? sql`true`}
    order by at desc, id desc limit ${pageSize + 1}`);
  const { items, next } = cut(rows, ({ at, id }) => [at, id]);
  return { items: items.map((row) => toFollowed(kind, row)), next };
}

/** Stops following; what is not followed any more is no trouble (specification §8: silent). */
export async function unfollow(viewer: Viewer, kind: FollowedKind, id: string): Promise<{ id: string }> {
  const mine = sql`account_id = ${viewer.accountId}::uuid`;
  if (kind === "hashtag") await db().execute(sql`delete from hashtag_subscriptions where ${mine} and key = ${id}`);
  else if (isId(id) && kind === "person")
    await db().execute(sql`delete from subscriptions where ${mine} and author_id = ${id}::uuid`);
  else if (isId(id))
    await db().execute(sql`delete from rubric_subscriptions where ${mine} and rubric_id = ${id}::uuid`);
  return { id };
}

/** The database itself leaves out those whom the reader may not meet. */
const sources: Record<FollowedKind, (viewer: Viewer) => SQL> = {
  person: ({ accountId }) => sql`
    select a.id::text, a.first_name || ' ' || a.last_name as title,
      case when a.left_at is not null then 'Больше не работает' when a.consent_withdrawn_at is null then a.position else '' end
        as detail, a.alias as word, a.shown_photo_id as photo_id,
      s.created_at as at
    from subscriptions s join accounts a on a.id = s.author_id where s.account_id = ${accountId}::uuid
      and ${isNotBlocked({ accountId }, sql`a.id`)}`,
  rubric: ({ accountId, groupId }) => sql`
    select r.id::text, r.title, case when r.archived_at is null then r.description else 'В архиве' end as detail,
      case when r.group_id = ${groupId}::uuid then r.slug else r.id::text end as word, null::uuid as photo_id,
      s.created_at as at
    from rubric_subscriptions s join rubrics r on r.id = s.rubric_id where s.account_id = ${accountId}::uuid`,
  hashtag: ({ accountId }) => sql`
    select s.key as id, '#' || s.key as title, '' as detail, s.key as word, null::uuid as photo_id, s.created_at as at
    from hashtag_subscriptions s where s.account_id = ${accountId}::uuid`,
};

/** A row as a line of a list. */
export function toFollowed(kind: FollowedKind, { id, title, detail, word, photo_id }: Row): Followed {
  const addresses = {
    person: () => href(account.profile, { socialId: word }),
    rubric: () => href(news.rubric, { id: word }),
    hashtag: () => href(hashtags.tag, { hashtag: word }),
  };
  return { id, title, detail, href: addresses[kind](), photo: photo_id && fileUrl(photo_id) };
}
