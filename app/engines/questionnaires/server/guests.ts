import { and, eq, gt } from "drizzle-orm";
import type { Answers, Given, GuestSurvey, Question, SectionView } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { hashOfToken } from "#platform/tokens.ts";
import { castBallot } from "./dealing.ts";
import { asAsked, asks, questionsOf, visibleQuestions } from "./document.ts";
import { closeWhenFull, takePlace } from "./endings.ts";
import { fillPage, firstMissing, isEmpty, nextPart } from "./filling.ts";
import { isFull, isInGrace, type Questionnaire, stateOf } from "./policy.ts";
import { questionnaireLinks, questionnaires } from "./schema.ts";

type Link = typeof questionnaireLinks.$inferSelect;
type Found = { row: Questionnaire; link: Link; full: boolean };

/** What the survey of a link is about. Refuses a link that was used, taken back, is over or was never made: all as not found. */
export function readAsGuest(_viewer: Viewer, { token }: { token: string }): Promise<GuestSurvey> {
  return withTenant("*", async () => {
    const { row, link, full } = await find(token);
    const { title, description, closesAt, document } = row;
    return {
      ...{ title, description, state: stateOf(row), begun: link.begun, part: link.part },
      mayAnswer: mayFill(row, link, full),
      questions: questionsOf(document).filter(isForGuests).length,
      parts: pagesOf(row).length,
      closesAt: closesAt?.toISOString() ?? null,
    };
  });
}

/** One section with what was kept by this link. Refuses what may not be answered now as not found. */
export function readSectionAsGuest(
  _viewer: Viewer,
  { token, part }: { token: string; part: number },
): Promise<SectionView> {
  return withTenant("*", async () => {
    const { row, link, full } = await find(token);
    if (!mayFill(row, link, full)) refuse("not-found");
    const pages = pagesOf(row);
    const page = pages[part - 1] ?? refuse("not-found");
    const shown = new Set(visibleQuestions(row.document, link.answers).map(({ id }) => id));
    const questions = page.questions.filter(({ id }) => shown.has(id));
    const { id, kind, title, settings } = row;
    return {
      ...{ id, kind, title, anonymity: settings.anonymity, part, parts: pages.length },
      heading: page.title,
      text: page.text,
      questions: questions.map((question) => asAsked(question, link.hash)),
      answers: Object.fromEntries(
        questions.flatMap(({ id: own }) => (link.answers[own] ? [[own, link.answers[own]]] : [])),
      ),
      deadlineAt: null,
      attempt: 1,
      sent: false,
    };
  });
}

type Saving = {
  token: string;
  part: number;
  go: "next" | "back" | "stay" | "keep" | "send" | "send-empty";
  answers: Record<string, Given>;
  shown: string;
};
type Outcome = "saved" | "more" | "mistakes" | "problems" | "empty" | "sent" | "closed" | "paused";
type Saved = { outcome: Outcome; part: number; mistakes: Record<string, string[]> };

/**
 * Keeps a section by the link, or sends everything: then the answer lies among those without a name, and the link is gone with all that was
 * kept by it. Mistakes are told beside their questions; a link that leads nowhere is refused as not found.
 */
export function saveAsGuest(_viewer: Viewer, saving: Saving): Promise<Saved> {
  return withTenant("*", async () => {
    const { token, part, go, answers: given, shown } = saving;
    const { row, link, full } = await find(token, true);
    const done = (outcome: Outcome, to = part, mistakes = {}): Saved => ({ outcome, part: to, mistakes });
    const isClosed = !mayFill(row, link, full);
    const pages = pagesOf(row);
    const page = pages[part - 1] ?? refuse("not-found");
    const sends = go === "send" || go === "send-empty";
    const strict = !isClosed && (go === "next" || sends);
    const filled = fillPage(row.document, page, link.answers, { answers: given, shown, strict });
    const { answers, problems, here } = filled;
    // What is kept after the end must not count as begun before it.
    if (!isClosed || link.begun) await keep(link, answers, part);
    if (go === "keep") return done("saved");
    if (isClosed) return done(stateOf(row) === "paused" ? "paused" : "closed");
    if (Object.keys(problems).length) return done("mistakes", part, problems);
    if (strict && filled.hasMore) return done("more");
    if (go === "stay") return done("saved");
    if (!sends) return done("saved", nextPart(pages, here, part, go === "back" ? -1 : 1));
    const missing = firstMissing(pages, here, answers);
    if (missing) return done("problems", missing);
    if (go === "send" && isEmpty(pages, here, answers)) return done("empty");
    if (!(await takePlace(row))) return done("closed");
    await db().delete(questionnaireLinks).where(eq(questionnaireLinks.hash, link.hash));
    await castBallot({ questionnaireId: row.id, groupId: row.groupId }, answers, true);
    await closeWhenFull(row);
    return done("sent");
  });
}

async function find(token: string, locks = false): Promise<Found> {
  const query = db()
    .select({ row: questionnaires, link: questionnaireLinks, full: isFull })
    .from(questionnaireLinks)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireLinks.questionnaireId))
    .where(and(eq(questionnaireLinks.hash, hashOfToken(token)), gt(questionnaireLinks.expiresAt, now())));
  const [found] = locks ? await query.for("update", { of: questionnaireLinks }) : await query;
  return found ?? refuse("not-found");
}

function keep({ hash }: Link, answers: Answers, part: number) {
  return db().update(questionnaireLinks).set({ answers, part, begun: true }).where(eq(questionnaireLinks.hash, hash));
}

function mayFill(row: Questionnaire, link: Link, full: boolean): boolean {
  return !full && (stateOf(row) === "open" || (link.begun && isInGrace(row)));
}

/** Files name their authors, and strangers bring none: they are not asked for any. */
const isForGuests = (question: Question) => asks(question) && question.kind !== "file";

function pagesOf({ document }: Questionnaire) {
  return document.sections.map(({ title, text, questions }) => ({
    ...{ title, text, questions: questions.filter(({ kind }) => kind !== "file") },
  }));
}
