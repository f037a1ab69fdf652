import { eq, type SQL, sql } from "drizzle-orm";
import type { Rules } from "#app/moderation/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moderationCases, moderationRules } from "./schema.ts";

const nothing: Rules = { holds: [], firstCount: 3, stopWords: [], hideAt: 5, targetHours: 24 };

/** What the viewer's company looks at before it comes out; nothing until somebody says so (product B5). */
export async function readRules({ groupId }: Pick<Viewer, "groupId">): Promise<Rules> {
  const [row] = await db().select().from(moderationRules).where(eq(moderationRules.groupId, groupId));
  if (!row) return nothing;
  const { holds, firstCount, stopWords, hideAt, targetHours } = row;
  return { holds, firstCount, stopWords, hideAt, targetHours };
}

/** In how many hours a case of the viewer's company should be decided; null where it has set no term. */
export async function readTarget(viewer: Viewer): Promise<number | null> {
  return (await readRules(viewer)).targetHours || null;
}

/** Whether a case waits longer than its company wishes. */
export function isOverdue(): SQL<boolean> {
  const wished = sql`coalesce((select r.target_hours from ${moderationRules} r where r.group_id = ${moderationCases.groupId}), ${nothing.targetHours})`;
  return sql`(${moderationCases.closedAt} is null and ${wished} > 0
    and ${moderationCases.openedAt} < ${now()}::timestamptz - make_interval(hours => (${wished})::int))`;
}

/** Changes them for the whole company; stop-words are kept once each, in the order of the alphabet. */
export async function changeRules(viewer: Viewer, rules: Rules, requestId: string): Promise<Rules> {
  const { groupId, accountId } = viewer;
  const stopWords = [...new Set(rules.stopWords.map(plain))].sort((a, b) => a.localeCompare(b, "ru"));
  const kept = { ...rules, stopWords, changedBy: accountId, changedAt: now() };
  await db()
    .insert(moderationRules)
    .values({ groupId, ...kept })
    .onConflictDoUpdate({ target: moderationRules.groupId, set: kept });
  await recordAudit({ deed: "moderation.rules", result: "ok", accountId, groupId, objectId: groupId, requestId });
  return { ...rules, stopWords };
}

type Held = Pick<Rules, "holds" | "stopWords" | "firstCount">;

/** Whether these words must wait for a moderator. `countEarlier` tells how much of this author readers have met. */
export async function mustWait(rules: Held, words: string, countEarlier: () => Promise<number>): Promise<boolean> {
  const { holds, stopWords, firstCount } = rules;
  if (holds.includes("all")) return true;
  if (holds.includes("links") && /https?:\/\/|(^|[\s(])www\.\S/i.test(words)) return true;
  if (holds.includes("words") && saysAny(words, stopWords)) return true;
  return holds.includes("first") && (await countEarlier()) < firstCount;
}

/** A stop-word is the beginning of a word: «казино» finds «казиношный», and not «показино». */
function saysAny(words: string, stopWords: string[]): boolean {
  const text = ` ${plain(words).replace(/[^\p{L}\d]+/gu, " ")} `;
  return stopWords.some((word) => text.includes(` ${plain(word).replace(/[^\p{L}\d]+/gu, " ")}`));
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll("ё", "е");
