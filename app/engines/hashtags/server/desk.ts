import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { hashtagKey, hashtags } from "#app/engines/content/server/index.ts";
import type { HashtagStanding, RuledPart } from "#app/engines/hashtags/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { beginsSo, readLines } from "./hashtags.ts";
import { hashtagRules } from "./schema.ts";

type Asked = { query: string; after?: string | undefined };

/** The hashtags that an administrator's company uses, whoever reads what carries them; the most used first. */
export function readDesk(viewer: Viewer, asked: Asked) {
  return readLines(viewer, eq(hashtags.groupId, viewer.groupId), { ...asked, size: pageSize });
}

/** The hashtags that an administrator's company has merged, or those that it has banned; the latest first. */
export async function readRuled({ groupId }: Viewer, { part, query, after }: Asked & { part: RuledPart }) {
  const { key, target, createdAt } = hashtagRules;
  const rows = await db()
    .select({
      name: hashtagRules.name,
      key,
      target,
      createdAt,
      author: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(hashtagRules)
    .innerJoin(accounts, eq(accounts.id, hashtagRules.authorId))
    .where(
      and(
        eq(hashtagRules.groupId, groupId),
        part === "merged" ? isNotNull(target) : isNull(target),
        beginsSo(key, query),
        beyond([createdAt, key], after),
      ),
    )
    .orderBy(desc(createdAt), desc(key))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ createdAt, key }) => [createdAt, key]);
  return {
    items: items.map(({ name, target, author, createdAt }) => ({ name, target, author, at: createdAt.toISOString() })),
    next,
  };
}

/** What a decision about a hashtag concerns in an administrator's company: how many publications, followers, names. */
export async function readStanding({ groupId }: Viewer, hashtag: string): Promise<HashtagStanding> {
  const key = hashtagKey(hashtag);
  const [row] = await db()
    .select({
      name: sql<string | null>`min(${hashtags.name})`,
      count: sql<number>`coalesce(sum(${hashtags.count}), 0)::int`,
      subscribers: sql<number>`(select count(*)::int from hashtag_subscriptions s join accounts a on a.id = s.account_id
        where s.key = ${key} and a.group_id = ${groupId})`,
      names: sql<string[]>`array(select r.name from ${hashtagRules} r
        where r.group_id = ${groupId} and r.target_key = ${key} order by r.name)`,
    })
    .from(hashtags)
    .where(and(eq(hashtags.groupId, groupId), eq(hashtags.key, key)));
  return { ...row!, name: row!.name ?? hashtag.toLowerCase() };
}
