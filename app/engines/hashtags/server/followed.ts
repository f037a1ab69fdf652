import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { hashtagRules, hashtagSubscriptions } from "./schema.ts";

/** Who follows which hashtag, by all of its names in the reader's company: rows of `account_id` and `key`. */
export function followedHashtags({ groupId }: Viewer): SQL {
  return sql`(select account_id, key from ${hashtagSubscriptions} union all
    select own.account_id, rule.key from ${hashtagSubscriptions} own
    join ${hashtagRules} rule on rule.group_id = ${groupId}::uuid and rule.target_key = own.key)`;
}
