import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { RuleAction, TextRule } from "#app/engines/text-rules/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { finds } from "./finding.ts";
import { textRuleFinds, textRules } from "./schema.ts";

/** A rule that has found something. */
export type Caught = { id: string; action: RuleAction };

/** Which of a company's rules find something in words that are said in such a place. Call it in that company. */
export async function findCaught(
  groupId: string,
  place: "publications" | "comments",
  words: string,
): Promise<Caught[]> {
  const { id, kind, terms, action } = textRules;
  const rules = await db()
    .select({ id, kind, terms, action })
    .from(textRules)
    .where(and(eq(textRules.groupId, groupId), isNull(textRules.offAt), inArray(textRules.place, [place, "both"])));
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
    .insert(textRuleFinds)
    .values(caught.map(({ id: ruleId }) => ({ ruleId, objectId, groupId, createdAt: now() })))
    .onConflictDoNothing()
    .returning({ ruleId: textRuleFinds.ruleId });
  const fresh = caught.filter(({ id }) => rows.some(({ ruleId }) => ruleId === id));
  for (const { id: ruleId } of fresh.filter(({ action }) => action === "alert"))
    await announce({ kind: "text.alerted", objectId, groupId, actorId, data: { ruleId } });
  return fresh;
}

/** The rules that have found something in an object, for the moderator who decides of it. */
export function readFinds(objectId: string): Promise<Pick<TextRule, "id" | "kind" | "terms" | "note">[]> {
  const { id, kind, terms, note } = textRules;
  return db()
    .select({ id, kind, terms, note })
    .from(textRuleFinds)
    .innerJoin(textRules, eq(textRules.id, textRuleFinds.ruleId))
    .where(eq(textRuleFinds.objectId, objectId))
    .orderBy(asc(textRuleFinds.createdAt), asc(id))
    .limit(20);
}
