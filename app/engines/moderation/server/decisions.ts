import { and, desc, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { decisionFields } from "#app/engines/moderation/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { textOf } from "./canned-replies.ts";
import { type CaseRow, lockCase } from "./cases.ts";
import { choicesOf } from "./choices.ts";
import { carryOut, undo } from "./deeds.ts";
import { moderationAppeals, moderationCases, moderationDecisions, moderationReports } from "./schema.ts";

type Wish = z.output<typeof decisionFields> & { id: string };

/**
 * Decides a case: does what was decided, closes it, tells its author and those who complained. Refuses
 * a case that is not theirs to see to as not found, one that another moderator holds or has closed as a conflict, the own one and an
 * appeal against the own decision as forbidden.
 */
export async function decide(viewer: Viewer, { id, ...wish }: Wish, requestId: string): Promise<{ id: string }> {
  const asked = await lockCase(viewer, id);
  if (!asked) refuse("not-found");
  const appealed = asked.cause === "appeal" ? await findAppealed(id) : null;
  const known = { firstDecidedBy: appealed?.decidedBy ?? null, isOurs: await isOurs(asked) };
  const { choices, barred } = choicesOf(viewer, asked, known);
  if (barred === "closed" || barred === "claimed") refuse("conflict", barred);
  if (wish.seen && wish.seen !== asked.openedAt.toISOString()) refuse("conflict", "changed");
  if (barred) refuse("forbidden", barred);
  wish.message = await composed(viewer, wish);
  demandSense(wish, choices.includes(wish.decision));
  const decisionId = newId();
  await db()
    .insert(moderationDecisions)
    .values({
      id: decisionId,
      groupId: asked.groupId,
      caseId: id,
      name: wish.decision,
      reason: wish.reason,
      message: wish.message,
      days: wish.decision === "mute" || wish.decision === "suspend" ? wish.days : null,
      decidedBy: viewer.accountId,
      askedAt: asked.openedAt,
      createdAt: now(),
    });
  const deed = { ...asked, moderator: viewer, decisionId, message: wish.message, days: wish.days };
  if (appealed) {
    await db()
      .update(moderationAppeals)
      .set({ answerId: decisionId })
      .where(eq(moderationAppeals.decisionId, appealed.id));
    if (wish.decision === "overturn") await undo(appealed.name, { ...deed, decisionId: appealed.id });
  } else await carryOut(wish.decision, deed);
  await close(asked, decisionId);
  const { accountId, groupId } = viewer;
  const audited = { result: "ok", accountId, groupId, objectId: asked.objectId, requestId } as const;
  await recordAudit({ deed: `moderation.${wish.decision}`, ...audited });
  await announce({ kind: "moderation.decided", objectId: decisionId, groupId: asked.groupId, actorId: accountId });
  return { id: decisionId };
}

/** The chosen ready words, and the moderator's own after them. */
async function composed(viewer: Viewer, { cannedReplies, message }: Pick<Wish, "cannedReplies" | "message">) {
  if (!cannedReplies) return message;
  const gone = ["Этих готовых слов уже нет: выберите другие"];
  const text = (await textOf(viewer, cannedReplies)) ?? refuse("invalid", "words", { fields: { cannedReplies: gone } });
  return [text, message].filter(Boolean).join("\n\n");
}

/** What takes something from its author names a reason; «other» is explained in words. */
function demandSense({ decision, reason, message, days }: Omit<Wish, "id">, isPossible: boolean): void {
  const fields: Record<string, string[]> = {};
  if (!isPossible) fields.decision = ["По этому делу так решить нельзя"];
  if (["hide", "delete", "warn", "mute", "suspend", "reject"].includes(decision) && !reason)
    fields.reason = ["Выберите причину"];
  if (decision === "amend" && !message) fields.message = ["Напишите автору, что исправить"];
  if (reason === "other" && !message) fields.message = ["Напишите автору, в чём дело"];
  if (decision === "mute" && !days) fields.days = ["Выберите, на сколько дней"];
  if (Object.keys(fields).length > 0) refuse("invalid", "decision", { fields });
}

/** The decision whose author disagrees with it, still without an answer. */
export async function findAppealed(caseId: string) {
  const [row] = await db()
    .select({
      id: moderationDecisions.id,
      name: moderationDecisions.name,
      decidedBy: moderationDecisions.decidedBy,
      text: moderationAppeals.text,
      at: moderationAppeals.createdAt,
    })
    .from(moderationAppeals)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, moderationAppeals.decisionId))
    .where(and(eq(moderationDecisions.caseId, caseId), isNull(moderationAppeals.answerId)))
    .orderBy(desc(moderationAppeals.createdAt))
    .limit(1);
  return row ?? null;
}

/** A person of another company is not ours to silence: we do not even see their row. */
export async function isOurs({ authorId, groupId }: Pick<CaseRow, "authorId" | "groupId">): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, authorId), eq(accounts.groupId, groupId)));
  return rows.length > 0;
}

async function close({ id }: CaseRow, decisionId: string): Promise<void> {
  await db()
    .update(moderationReports)
    .set({ decisionId })
    .where(and(eq(moderationReports.caseId, id), isNull(moderationReports.decisionId)));
  await db()
    .update(moderationCases)
    .set({ closedAt: now(), reportCount: 0, claimedBy: null, claimedAt: null })
    .where(eq(moderationCases.id, id));
}
