import { and, eq, type SQL, sql } from "drizzle-orm";
import { hashtagKey } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { readHashtagRule } from "./rules.ts";
import { hashtagSubscriptions } from "./schema.ts";

/** Follows a hashtag or lets it go, by any of its names. Refuses a banned one as not found. */
export async function subscribe(
  viewer: Viewer,
  hashtag: string,
  subscribed: boolean,
): Promise<{ subscribed: boolean }> {
  const rule = await readHashtagRule(viewer, hashtagKey(hashtag));
  if (rule?.target === null) refuse("not-found");
  const row = { accountId: viewer.accountId, key: hashtagKey(rule?.target ?? hashtag) };
  if (subscribed) await db().insert(hashtagSubscriptions).values(row).onConflictDoNothing();
  else await db().delete(hashtagSubscriptions).where(isMine(viewer, row.key));
  return { subscribed };
}

/** Lets a hashtag go by the key under which it is followed; one that is not followed is no trouble. */
export async function letHashtagGo(viewer: Viewer, key: string): Promise<void> {
  await db().delete(hashtagSubscriptions).where(isMine(viewer, key));
}

export function isMine(viewer: Viewer, key: string): SQL | undefined {
  return and(eq(hashtagSubscriptions.accountId, viewer.accountId), eq(hashtagSubscriptions.key, key));
}

/** Takes a hashtag from all of a company who follow it; with a target, they follow that one from now on. */
export async function moveSubscriptions(groupId: string, key: string, target: string | null): Promise<void> {
  const targetKey = target && hashtagKey(target);
  await db().execute(sql`
    with gone as (
      delete from ${hashtagSubscriptions} s using accounts a
      where a.id = s.account_id and a.group_id = ${groupId} and s.key = ${key} returning s.account_id, s.created_at
    )
    insert into ${hashtagSubscriptions} (account_id, key, created_at)
    select account_id, ${targetKey}, created_at from gone where ${targetKey}::text is not null
    on conflict do nothing`);
}
