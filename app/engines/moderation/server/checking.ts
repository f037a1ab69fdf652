import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { ContentFilter, RuleAction } from "#app/engines/moderation/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { finds } from "./finding.ts";
import { contentFilterFinds, contentFilters } from "./schema.ts";

/** A rule that has found something. */
export type Caught = { id: string; action: RuleAction };

/** Which of a company's rules find something in words that are said in such a place. Call it in that company. */
export async function findCaught(
  groupId: string,
  place: "publications" | "comments",
  words: string,
): Promise<Caught[]> {
  const { id, kind, terms, action } = contentFilters;
  const rules = await db()
    .select({ id, kind, terms, action })
    .from(contentFilters)
    .where(
      and(
        eq(contentFilters.groupId, groupId),
        isNull(contentFilters.offAt),
        inArray(contentFilters.place, [place, "both"]),
      ),
    );
  return rules.filter((rule) => finds(rule, words));
}

type Found = { groupId: string; actorId: string; objectId: string };

/**
 * Keeps which rules have found something in an object, and gives those that had not before; moderators hear of an alert.
 * Call it in the company of the rules.
 */
export async function keepFinds({ groupId, actorId, objectId }: Found, caught: Caught[]): Promise<Caught[]> {
  if (!caught.length) return [];
  const rows = await db()
    .insert(contentFilterFinds)
    .values(caught.map(({ id: ruleId }) => ({ ruleId, objectId, groupId, createdAt: now() })))
    .onConflictDoNothing()
    .returning({ ruleId: contentFilterFinds.ruleId });
  const fresh = caught.filter(({ id }) => rows.some(({ ruleId }) => ruleId === id));
  for (const { id: ruleId } of fresh.filter(({ action }) => action === "alert"))
    await announce({ kind: "text.alerted", objectId, groupId, actorId, data: { ruleId } });
  return fresh;
}

/** The rules that have found something in an object, for the moderator who decides of it. */
export function readFinds(objectId: string): Promise<Pick<ContentFilter, "id" | "kind" | "terms" | "note">[]> {
  const { id, kind, terms, note } = contentFilters;
  return db()
    .select({ id, kind, terms, note })
    .from(contentFilterFinds)
    .innerJoin(contentFilters, eq(contentFilters.id, contentFilterFinds.ruleId))
    .where(eq(contentFilterFinds.objectId, objectId))
    .orderBy(asc(contentFilterFinds.createdAt), asc(id))
    .limit(20);
}
