import { and, eq, gt, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import {
  hashtagKey,
  hashtags,
  isAmong,
  isPersonal,
  isVisible,
  pageIn,
  publicationHashtags,
  publications,
  readCards,
  underHashtag,
} from "#app/engines/content/server/index.ts";
import type { HashtagLine } from "#app/engines/hashtags/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { hasBlocked, isBlocked } from "#platform/people/blocks.ts";
import { refuse } from "#platform/refusal.ts";
import { type HashtagRule, namesOfHashtag } from "./rules.ts";
import { hashtagRules, hashtagSubscriptions } from "./schema.ts";
import { isMine } from "./subscriptions.ts";

/**
 * Some of the hashtags as the reader's company means them: what it has merged goes by the new name, in other companies'
 * publications too, and what it has banned is not there.
 */
function meant(viewer: Viewer, where: SQL | undefined) {
  const kept = keptFrom(viewer);
  const count = sql<number>`${hashtags.count} - coalesce(${kept.count}, 0)`;
  return db()
    .select({
      key: sql<string>`coalesce(${hashtagRules.targetKey}, ${hashtags.key})`.as("key"),
      name: sql<string>`coalesce(${hashtagRules.target}, ${hashtags.name})`.as("name"),
      count: count.as("count"),
    })
    .from(hashtags)
    .leftJoin(hashtagRules, and(eq(hashtagRules.groupId, viewer.groupId), eq(hashtagRules.key, hashtags.key)))
    .leftJoin(
      kept,
      sql`(${kept.key}, ${kept.groupId}, ${kept.reach}) = (${hashtags.key}, ${hashtags.groupId}, ${hashtags.reach})
      and ${kept.audience} is not distinct from ${hashtags.audience}`,
    )
    .where(and(where, gt(count, 0), or(isNull(hashtagRules.key), isNotNull(hashtagRules.target))))
    .as("meant");
}

/** How many publications of those whom the reader has blocked carry each hashtag: the reader does not meet them. */
function keptFrom(viewer: Viewer) {
  const { key, groupId, reach, audience } = publicationHashtags;
  return db()
    .select({ key, groupId, reach, audience, count: sql<number>`count(*)::int`.as("kept_count") })
    .from(publicationHashtags)
    .innerJoin(publications, eq(publications.id, publicationHashtags.publicationId))
    .where(and(hasBlocked(viewer), isPersonal(), isBlocked(viewer, publications.authorId)))
    .groupBy(key, groupId, reach, audience)
    .as("kept");
}

const total = sql<number>`sum(meant.count)::int`;
/** The most used first; the count itself would make the names go backwards. */
const rank = sql<number>`-sum(meant.count)::int`;
const shown = sql<string>`min(meant.name)`;
const key = sql<string>`meant.key`;

/** The hashtags that a reader may meet, the most used first; with words, those that begin so. */
export function readHashtags(viewer: Viewer, query: string, after?: string) {
  return readLines(viewer, isAddressed(hashtags, viewer), { query, after, size: pageSize * 3 });
}

type Page = { query: string; after?: string | undefined; size: number };

/** A page of some of the hashtags, the most used first. */
export async function readLines(viewer: Viewer, where: SQL, { query, after, size }: Page) {
  const rows = await db()
    .select({ key, name: shown, count: total })
    .from(meant(viewer, where))
    .where(beginsSo(key, query))
    .groupBy(key)
    .having(beyond([rank, key], after, "asc"))
    .orderBy(rank, key)
    .limit(size + 1);
  const { items, next } = cut(rows, ({ count, key }) => [-count, key], size);
  return { items: items.map(({ name, count }) => ({ name, count })), next };
}

/** Whether a key begins with what was asked, with or without the sign. */
export function beginsSo(key: Parameters<typeof like>[0], query: string): SQL | undefined {
  const start = hashtagKey(query.trim().replace(/^#/, ""));
  return start ? like(key, `${literally(start)}%`) : undefined;
}

/** The few hashtags that are used most, of those that a reader may meet. */
export function popularHashtags(viewer: Viewer): Part<HashtagLine[]> {
  return part<HashtagLine, HashtagLine[]>(
    sql`select ${shown} as name, ${total} as count from ${meant(viewer, isAddressed(hashtags, viewer))}
      group by ${key} order by ${rank}, ${key} limit 8`,
    (rows) => rows,
  );
}

/**
 * A page of what carries a hashtag, newest first; asked by a name that was merged, it is the target's and says so. A
 * hashtag that nobody uses is an empty page. Refuses a banned one as not found.
 */
export async function readHashtag(
  viewer: Viewer,
  hashtag: string,
  after?: string,
): Promise<HashtagLine & { subscribed: boolean; merged?: true } & Awaited<ReturnType<typeof readCards>>> {
  const asked = hashtagKey(hashtag);
  const names = namesOfHashtag(viewer, asked);
  const [about] = await db()
    .select({
      name: shown,
      count: total,
      subscribed: sql<boolean>`exists (${db().select({ one: sql`1` }).from(hashtagSubscriptions).where(isMine(viewer, asked))})`,
      rule: sql<HashtagRule | null>`(select json_build_object('target', rule.target) from ${hashtagRules} rule
        where rule.group_id = ${viewer.groupId} and rule.key = ${asked})`,
    })
    .from(meant(viewer, and(isAddressed(hashtags, viewer), sql`${hashtags.key} in ${names}`)));
  const { name, count, subscribed, rule } = about!;
  if (rule?.target) return { ...(await readHashtag(viewer, rule.target, after)), merged: true };
  if (rule) refuse("not-found");
  const page = pageIn(underHashtag, sql`${publicationHashtags.key} = named.key`, { where: isVisible(viewer), after });
  const among = isAmong(sql`select page.id from ${names} named cross join lateral (${page}) page`);
  const cards = await readCards(viewer, among, { after });
  return { name: name ?? hashtag.toLowerCase(), count: count ?? 0, subscribed, ...cards };
}
