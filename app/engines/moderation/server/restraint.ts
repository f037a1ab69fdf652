import { desc, eq } from "drizzle-orm";
import { hideObject } from "#app/engines/content/server/index.ts";
import type { Target } from "#app/engines/moderation/contract.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { readRules } from "./rules.ts";
import { moderationDecisions } from "./schema.ts";

type About = { caseId: string; target: Target; id: string; groupId: string; authorId: string };

/**
 * Hides an object that so many have complained of until a moderator decides; its author is told. How many
 * is for its company to say. A person is never hidden.
 */
export async function restrain({ caseId, target, id, groupId, authorId }: About, count: number): Promise<void> {
  if (target === "default" || count < (await readRules({ groupId })).hideAt) return;
  if (await isRestrained(caseId)) return;
  const decisionId = newId();
  await db()
    .insert(moderationDecisions)
    .values({ id: decisionId, groupId, caseId, name: "restrain", createdAt: now() });
  await hideObject(null, { kind: target === "comment" ? "comment" : "publication", id });
  await announce({ kind: "moderation.decided", objectId: decisionId, groupId, actorId: authorId });
}

/** The last word on it is the portal's own. */
async function isRestrained(caseId: string): Promise<boolean> {
  const [last] = await db()
    .select({ name: moderationDecisions.name })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, caseId))
    .orderBy(desc(moderationDecisions.createdAt), desc(moderationDecisions.id))
    .limit(1);
  return last?.name === "restrain";
}
