import { and, eq, gt, like, type SQL, sql } from "drizzle-orm";
import {
  hashtagKey,
  hashtags,
  isAmong,
  isVisible,
  pageIn,
  publicationHashtags,
  readCards,
  underHashtag,
} from "#app/content/server/index.ts";
import type { HashtagLine } from "#app/hashtags/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { hashtagSubscriptions } from "./schema.ts";
import { isMine } from "./subscriptions.ts";

const total = sql<number>`sum(${hashtags.count})::int`;
/** The most used first; the count itself would make the names go backwards. */
const rank = sql<number>`-sum(${hashtags.count})::int`;
const shown = sql<string>`min(${hashtags.name})`;

/** The hashtags that a reader may meet, the most used first; with words, those that begin so (product B24). */
export async function readHashtags(viewer: Viewer, query: string, after?: string) {
  const start = hashtagKey(query.trim().replace(/^#/, ""));
  const rows = await db()
    .select({ key: hashtags.key, name: shown, count: total })
    .from(hashtags)
    .where(
      and(
        isAddressed(hashtags, viewer),
        gt(hashtags.count, 0),
        start ? like(hashtags.key, `${escaped(start)}%`) : undefined,
      ),
    )
    .groupBy(hashtags.key)
    .having(beyond([rank, hashtags.key], after, "asc"))
    .orderBy(rank, hashtags.key)
    .limit(pageSize * 3 + 1);
  const { items, next } = cut(rows, ({ count, key }) => [-count, key], pageSize * 3);
  return { items: items.map(({ name, count }) => ({ name, count })), next };
}

/** The few hashtags that are used most, of those that a reader may meet. */
export function popularHashtags(viewer: Viewer): Part<HashtagLine[]> {
  return part<HashtagLine, HashtagLine[]>(
    sql`select ${shown} as name, ${total} as count from ${hashtags}
      where ${hashtags.count} > 0 and ${isAddressed(hashtags, viewer)}
      group by ${hashtags.key} order by ${rank}, ${hashtags.key} limit 8`,
    (rows) => rows,
  );
}

/** A page of what carries a hashtag, newest first. A hashtag that nobody uses is an empty page, not an error. */
export async function readHashtag(viewer: Viewer, hashtag: string, after?: string) {
  const key = hashtagKey(hashtag);
  const [about] = await db()
    .select({
      name: shown,
      count: total,
      subscribed: sql<boolean>`exists (${db().select({ one: sql`1` }).from(hashtagSubscriptions).where(isMine(viewer, key))})`,
    })
    .from(hashtags)
    .where(and(isAddressed(hashtags, viewer), eq(hashtags.key, key), gt(hashtags.count, 0)));
  const cards = await readCards(viewer, isUnder(viewer, key, after), { after });
  return {
    name: about?.name ?? hashtag.toLowerCase(),
    count: about?.count ?? 0,
    subscribed: about!.subscribed,
    ...cards,
  };
}

function isUnder(viewer: Viewer, key: string, after?: string): SQL {
  return isAmong(pageIn(underHashtag, eq(publicationHashtags.key, key), { where: isVisible(viewer), after }));
}

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");
