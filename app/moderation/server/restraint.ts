import { hideObject } from "#app/content/server/index.ts";
import type { Target } from "#app/moderation/contract.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { moderationDecisions } from "./schema.ts";

/** So many people have complained that nobody else should meet it before a moderator has looked (product B32). */
export const enoughReports = 5;

type About = { caseId: string; target: Target; id: string; groupId: string; authorId: string };

/** Hides an object at its `enoughReports`-th complaint until a moderator decides; its author is told. A person is never hidden. */
export async function restrain({ caseId, target, id, groupId, authorId }: About, count: number): Promise<void> {
  if (count !== enoughReports || target === "default") return;
  const decisionId = newId();
  await db()
    .insert(moderationDecisions)
    .values({ id: decisionId, groupId, caseId, name: "restrain", createdAt: now() });
  await hideObject(null, { kind: target === "comment" ? "comment" : "publication", id });
  await announce({ kind: "moderation.decided", objectId: decisionId, groupId, actorId: authorId });
}
