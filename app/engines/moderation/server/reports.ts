import { and, eq, sql } from "drizzle-orm";
import { alignFilesOf, authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { PlaceEvent } from "#app/engines/membership/server/index.ts";
import type { Reason, ReportSubject, Target } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { askAgain, lockCaseOf } from "./cases.ts";
import { restrain } from "./restraint.ts";
import { moderationCases, moderationReports } from "./schema.ts";
import { findSubject } from "./subjects.ts";

type Object = { target: Target; id: string };

/** What a reader is about to complain of, and whether they have done so before. */
export async function readSubject(viewer: Viewer, { target, id }: Object): Promise<ReportSubject> {
  const { groupId, placeId: _, authorId, editorial, seen, ...subject } = await findSubject(viewer, target, id);
  const [author] = await db().select(authorColumns).from(accounts).where(eq(accounts.id, authorId));
  const reported = await withTenant(groupId, () => hasReported(viewer, id));
  return {
    ...subject,
    author: author && !editorial ? toPerson(author) : null,
    mine: authorId === viewer.accountId,
    reported,
  };
}

/**
 * Brings a complaint to the moderators of the object's company (specification §8). One person complains of
 * one object once: the second time is a conflict that names the kind. Refuses what the reader does not see and their own.
 */
export async function report(
  viewer: Viewer,
  { target, id, reason, text }: Object & { reason: Reason; text: string },
): Promise<{ href: string }> {
  const subject = await findSubject(viewer, target, id);
  if (subject.authorId === viewer.accountId) refuse("forbidden", "own");
  if (reason === "other" && !text) refuse("invalid", "text", { fields: { text: ["Напишите, что не так"] } });
  await withTenant(subject.groupId, async () => {
    const { id: caseId, closedAt, reportCount } = await lockCaseOf(subject, "reports");
    const written = await db()
      .insert(moderationReports)
      .values({
        id: newId(),
        groupId: subject.groupId,
        caseId,
        reporterId: viewer.accountId,
        reason,
        text,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: moderationReports.id });
    if (!written.length) refuse("conflict", target);
    // Moderators see what they are asked about, its pictures and files too, whomever it speaks to.
    if (target !== "default") await alignFilesOf(target === "comment" ? "comment" : "publication", id);
    await db()
      .update(moderationCases)
      .set({ reportCount: sql`${moderationCases.reportCount} + 1` })
      .where(eq(moderationCases.id, caseId));
    if (closedAt) await askAgain(caseId, "reports");
    const asks: PlaceEvent = "place.asked";
    const { groupId, placeId } = subject;
    // Never by whom: who complains stays unnamed.
    if (placeId)
      await announce({ kind: asks, objectId: placeId, groupId, actorId: subject.authorId, data: { object: id } });
    await restrain({ ...subject, caseId }, reportCount + 1);
  });
  return { href: subject.href };
}

async function hasReported({ accountId }: Viewer, objectId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: moderationReports.id })
    .from(moderationReports)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
    .where(and(eq(moderationCases.objectId, objectId), eq(moderationReports.reporterId, accountId)));
  return rows.length > 0;
}
