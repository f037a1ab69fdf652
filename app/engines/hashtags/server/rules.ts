import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { hashtagRules } from "./schema.ts";

type Company = Pick<Viewer, "groupId">;
export type HashtagRule = { name: string; target: string | null };

/**
 * The hashtags of a row of `table` as its company means them, in their order: what is merged by its new name, what is
 * banned not at all.
 */
export function settledHashtags(table: PgTable): SQL<string[]> {
  return sql<string[]>`array(
    select coalesce(rule.target, said.name) from unnest(${table}.hashtags) with ordinality said (name, place)
    left join ${hashtagRules} rule on rule.group_id = ${table}.group_id and rule.key = replace(lower(said.name), 'ё', 'е')
    where rule.key is null or rule.target is not null order by said.place)`;
}

/** Keys of all hashtags that a company has banned, as one array. */
export function bannedHashtags({ groupId }: Company): SQL<string[]> {
  const banned = db()
    .select({ key: hashtagRules.key })
    .from(hashtagRules)
    .where(and(eq(hashtagRules.groupId, groupId), isNull(hashtagRules.target)));
  return sql<string[]>`array(${banned})`;
}

/** What a company has decided about a hashtag; nothing of one that nobody has touched. */
export async function readHashtagRule({ groupId }: Company, key: string): Promise<HashtagRule | undefined> {
  const [rule] = await db()
    .select({ name: hashtagRules.name, target: hashtagRules.target })
    .from(hashtagRules)
    .where(and(eq(hashtagRules.groupId, groupId), eq(hashtagRules.key, key)));
  return rule;
}

/** All names that mean a hashtag in a company, its own first: a query for their keys. */
export function namesOfHashtag({ groupId }: Company, key: string): SQL {
  return sql`(select ${key}::text as key union all
    select rule.key from ${hashtagRules} rule where rule.group_id = ${groupId}::uuid and rule.target_key = ${key})`;
}
