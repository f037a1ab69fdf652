import { eq, type SQL, sql } from "drizzle-orm";
import type { Rules } from "#app/engines/moderation/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moderationCases, moderationRules } from "./schema.ts";

const nothing: Rules = { holds: [], firstCount: 3, hideAt: 5, targetHours: 24 };

/** What the viewer's company looks at before it comes out; nothing until somebody says so. */
export async function readRules({ groupId }: Pick<Viewer, "groupId">): Promise<Rules> {
  const [row] = await db().select().from(moderationRules).where(eq(moderationRules.groupId, groupId));
  if (!row) return nothing;
  const { holds, firstCount, hideAt, targetHours } = row;
  return { holds, firstCount, hideAt, targetHours };
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

/** Changes them for the whole company. */
export async function changeRules(viewer: Viewer, rules: Rules, requestId: string): Promise<Rules> {
  const { groupId, accountId } = viewer;
  const kept = { ...rules, changedBy: accountId, changedAt: now() };
  await db()
    .insert(moderationRules)
    .values({ groupId, ...kept })
    .onConflictDoUpdate({ target: moderationRules.groupId, set: kept });
  await recordAudit({ deed: "moderation.rules", result: "ok", accountId, groupId, objectId: groupId, requestId });
  return rules;
}

/** Whether a publication waits whatever it says. `countEarlier` tells how many of this author's readers have met. */
export async function mustWait(
  { holds, firstCount }: Pick<Rules, "holds" | "firstCount">,
  countEarlier: () => Promise<number>,
): Promise<boolean> {
  return holds.includes("all") || (holds.includes("first") && (await countEarlier()) < firstCount);
}
