import { and, asc, desc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { withNames } from "#app/engines/content/server/index.ts";
import type { CaseView } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readBackground } from "./background.ts";
import { seesTo } from "./cases.ts";
import { readFinds } from "./checking.ts";
import { choicesOf } from "./choices.ts";
import { findAppealed } from "./decisions.ts";
import { selectCases, toCard } from "./desk.ts";
import { moderationCases, moderationDecisions, moderationReports } from "./schema.ts";
import { tellSubjects } from "./subjects.ts";
import { toDecision } from "./verdicts.ts";
import { readWords } from "./words.ts";

const earlierAtMost = 5;
const reportsAtMost = 50;

/**
 * Everything a moderator needs to decide: the words themselves, who complained of what in which words (never who), what
 * was decided before here and about the same author. Refuses a case that is not theirs to see to as not found.
 */
export async function readCase(viewer: Viewer, id: string): Promise<CaseView> {
  const [row] = await selectCases().where(and(eq(moderationCases.id, id), seesTo(viewer)));
  if (!row) refuse("not-found");
  const subject = (await tellSubjects(viewer, [row])).get(row.objectId);
  const appealed = row.cause === "appeal" ? await findAppealed(id) : null;
  const { text, names, attachments } = await readWords(viewer, row.target, row.objectId);
  const isOurs = row.author !== null;
  return {
    ...toCard(viewer, row, subject),
    text: withNames(text, names),
    attachments,
    ...(await readBackground(viewer, row.target, row.objectId)),
    finds: await readFinds(row.objectId),
    href: subject?.seen ? subject.href : null,
    reports: await readReports(id),
    decisions: await readDecisions(id),
    appeal: appealed && { text: appealed.text, at: appealed.at.toISOString() },
    earlier: await readEarlier(viewer, row),
    ...choicesOf(viewer, row, { firstDecidedBy: appealed?.decidedBy ?? null, isOurs }),
  };
}

async function readReports(caseId: string): Promise<CaseView["reports"]> {
  const rows = await db()
    .select({
      reason: moderationReports.reason,
      text: moderationReports.text,
      createdAt: moderationReports.createdAt,
    })
    .from(moderationReports)
    .where(eq(moderationReports.caseId, caseId))
    .orderBy(desc(moderationReports.createdAt), desc(moderationReports.id))
    .limit(reportsAtMost);
  return rows.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() }));
}

async function readDecisions(caseId: string): Promise<CaseView["decisions"]> {
  const rows = await db()
    .select({ decision: moderationDecisions, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(moderationDecisions)
    .leftJoin(accounts, eq(accounts.id, moderationDecisions.decidedBy))
    .where(eq(moderationDecisions.caseId, caseId))
    .orderBy(asc(moderationDecisions.createdAt), asc(moderationDecisions.id));
  return rows.map(({ decision, firstName, lastName }) => ({
    ...toDecision(decision),
    by: firstName ? `${firstName} ${lastName}` : null,
  }));
}

/** Other things by the same author: what still waits first, then what was decided of late. */
async function readEarlier(
  viewer: Viewer,
  { id, authorId }: { id: string; authorId: string },
): Promise<CaseView["earlier"]> {
  const later = alias(moderationDecisions, "later");
  const rows = await db()
    .selectDistinctOn([moderationCases.closedAt, moderationCases.openedAt, moderationCases.id], {
      id: moderationCases.id,
      target: moderationCases.target,
      objectId: moderationCases.objectId,
      decided: later.name,
      decidedAt: later.createdAt,
      openedAt: moderationCases.openedAt,
      closedAt: moderationCases.closedAt,
    })
    .from(moderationCases)
    .leftJoin(later, eq(later.caseId, moderationCases.id))
    .where(and(eq(moderationCases.authorId, authorId), ne(moderationCases.id, id), seesTo(viewer)))
    // In descending order what has no hour of closing comes first.
    .orderBy(
      desc(moderationCases.closedAt),
      desc(moderationCases.openedAt),
      desc(moderationCases.id),
      desc(later.createdAt),
      desc(later.id),
    )
    .limit(earlierAtMost);
  const told = await tellSubjects(viewer, rows);
  return rows.map(({ id: caseId, objectId, closedAt, openedAt, ...last }) => {
    const { title = "", excerpt = "" } = told.get(objectId) ?? {};
    const decided = closedAt && last.decided;
    const at = (closedAt && last.decidedAt) ?? openedAt;
    return { id: caseId, title: title || excerpt.slice(0, 80), decided, at: at.toISOString() };
  });
}
