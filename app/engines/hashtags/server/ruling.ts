import { and, eq } from "drizzle-orm";
import { hashtagKey, moveHashtag } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readStanding } from "./desk.ts";
import { readHashtagRule } from "./rules.ts";
import { hashtagRules } from "./schema.ts";
import { moveSubscriptions } from "./subscriptions.ts";

type Merge = { hashtag: string; into: string };

/**
 * Makes a hashtag another name of the target in the administrator's company: publications, subscriptions and what was
 * merged into it go along. A merged target stands for its own. Refuses at the field a banned target and the hashtag itself.
 */
export async function mergeHashtag(
  viewer: Viewer,
  { hashtag, into }: Merge,
): Promise<{ name: string; target: string }> {
  const no = (message: string) => refuse("invalid", "into", { fields: { into: [message] } });
  await waitForOthers(viewer);
  const wished = into.replace(/^#/, "");
  const rule = await readHashtagRule(viewer, hashtagKey(wished));
  if (rule?.target === null) no(`Тег #${rule.name} запрещён: сначала снимите запрет`);
  const { name: target } = await readStanding(viewer, rule?.target ?? wished);
  const { name } = await readStanding(viewer, hashtag);
  if (hashtagKey(target) === hashtagKey(name))
    no(rule ? `Тег #${rule.name} уже объединён с #${target}` : "Это тот же тег: назовите другой");
  await decide(viewer, name, target);
  return { name, target };
}

/**
 * Bans a hashtag in the administrator's company, and what was merged into it: publications say the word and carry no
 * such hashtag, nobody follows it any more.
 */
export async function banHashtag(viewer: Viewer, hashtag: string): Promise<{ name: string }> {
  await waitForOthers(viewer);
  const { name } = await readStanding(viewer, hashtag);
  await decide(viewer, name, null);
  return { name };
}

/** Lets a merged or banned hashtag be one of its own again for what is written from now on; once is enough. */
export async function freeHashtag({ groupId }: Viewer, hashtag: string): Promise<{ name: string }> {
  const [gone] = await db()
    .delete(hashtagRules)
    .where(and(eq(hashtagRules.groupId, groupId), eq(hashtagRules.key, hashtagKey(hashtag))))
    .returning({ name: hashtagRules.name });
  return { name: gone?.name ?? hashtag.toLowerCase() };
}

async function decide({ groupId, accountId }: Viewer, name: string, target: string | null): Promise<void> {
  const key = hashtagKey(name);
  const decided = { target, authorId: accountId, createdAt: now() };
  await db()
    .insert(hashtagRules)
    .values({ groupId, key, name, ...decided })
    .onConflictDoUpdate({ target: [hashtagRules.groupId, hashtagRules.key], set: decided });
  await db()
    .update(hashtagRules)
    .set({ target })
    .where(and(eq(hashtagRules.groupId, groupId), eq(hashtagRules.targetKey, key)));
  await moveHashtag(groupId, key, target);
  await moveSubscriptions(groupId, key, target);
}

/** One administrator of a company at a time, so that two decisions never make a chain. */
async function waitForOthers({ groupId }: Viewer): Promise<void> {
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
}
