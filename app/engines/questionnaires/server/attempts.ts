import { and, desc, eq, isNull, lte, or, sql } from "drizzle-orm";
import {
  type AttemptView,
  graceMinutes,
  graceSeconds,
  type Question,
  type ReviewView,
} from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { refuse } from "#platform/refusal.ts";
import { answerInWords } from "./answers.ts";
import { keepReceipt } from "./dealing.ts";
import { asks, visibleQuestions } from "./document.ts";
import { documentOf, drawSections } from "./drawing.ts";
import { payPassed } from "./endings.ts";
import { endOf, isInGrace, isOut, isTold, type Questionnaire, stateOf } from "./policy.ts";
import { questionnaireResponses, questionnaires, unitNow } from "./schema.ts";
import { mostPoints, rightInWords, scoreAll } from "./scoring.ts";

type Response = typeof questionnaireResponses.$inferSelect;

const hour = 3_600_000;

/**
 * Begins an attempt of a test, or gives the one that is under way. Refuses as a conflict when attempts have run out or the
 * pause between them is not over.
 */
export async function begin(viewer: Viewer, { id }: { id: string }): Promise<{ number: number }> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`${id}/${viewer.accountId}`}))`);
  const [row] = await db()
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.kind, "test"), isOut(viewer)));
  if (!row) refuse("not-found");
  let before = await attemptsOf(id, viewer.accountId);
  const open = before.find(({ state }) => state === "draft");
  if (open && !isPast(row, open)) return { number: open.number };
  if (open) {
    await finish(row, open);
    before = await attemptsOf(id, viewer.accountId);
  }
  if (whyNot(row, before)) refuse("conflict", "attempts");
  const number = (before[0]?.number ?? 0) + 1;
  const { groupId, accountId } = viewer;
  const { minutes } = row.settings;
  const attempt = newId();
  const startedAt = now();
  await db()
    .insert(questionnaireResponses)
    .values({
      ...{ id: attempt, questionnaireId: id, groupId, accountId, number, startedAt },
      asked: await drawSections(row, attempt),
      deadlineAt: minutes ? new Date(startedAt.getTime() + minutes * 60_000) : null,
    });
  return { number };
}

/** Why another attempt may not be begun, in words for who asks; null where it may. */
export function whyNot(row: Questionnaire, attempts: Response[]): string | null {
  const state = stateOf(row);
  if (state === "paused") return "Тест на паузе";
  if (state !== "open") return "Тест закрыт";
  const counted = attempts.filter((one) => one.state !== "annulled");
  const { attempts: most, pauseHours } = row.settings;
  if (most && counted.length >= most) return "Попытки кончились";
  const last = counted.flatMap(({ submittedAt }) => (submittedAt ? [submittedAt.getTime()] : []));
  const next = last.length ? Math.max(...last) + pauseHours * hour : 0;
  return next > now().getTime() ? `Следующая попытка – через ${inHours(next - now().getTime())}` : null;
}

const inHours = (time: number) => `${Math.ceil(time / hour)} ч`;

export async function attemptsOf(id: string, accountId: string): Promise<Response[]> {
  return db()
    .select()
    .from(questionnaireResponses)
    .where(and(eq(questionnaireResponses.questionnaireId, id), eq(questionnaireResponses.accountId, accountId)))
    .orderBy(desc(questionnaireResponses.number));
}

/** Marks what an attempt has kept; done once, whoever comes first. */
export async function finish(row: Questionnaire, response: Response): Promise<void> {
  const { score, points } = scoreAll(scoredQuestions(row, response), response.answers);
  const at = response.deadlineAt && response.deadlineAt < now() ? response.deadlineAt : now();
  await db()
    .update(questionnaireResponses)
    .set({
      ...{ state: "submitted", submittedAt: at, departmentId: unitNow, points, score },
      passed: score === null ? null : score >= row.settings.passMark,
    })
    .where(and(eq(questionnaireResponses.id, response.id), eq(questionnaireResponses.state, "draft")));
  await keepReceipt({ questionnaireId: row.id, groupId: row.groupId }, response.accountId, false);
  if (score !== null && score >= row.settings.passMark) await payPassed(row, response.accountId);
}

/** The questions of an attempt that were to be seen with its answers. */
export function scoredQuestions(row: Questionnaire, response: Pick<Response, "asked" | "answers">): Question[] {
  return visibleQuestions(documentOf(row, response), response.answers).filter(asks);
}

const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);

/** Marks attempts whose time is over though nobody has come back: once, on whichever node. */
export const finishOverdue: Job = {
  name: "questionnaires.overdue",
  title: "Подвести итог тестам, у которых вышло время",
  cron: "* * * * *",
  async run() {
    const overdue = await db()
      .select({ row: questionnaires, response: questionnaireResponses })
      .from(questionnaireResponses)
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
      .where(
        and(
          eq(questionnaireResponses.state, "draft"),
          or(
            lte(questionnaireResponses.deadlineAt, ago(graceSeconds)),
            and(
              isNull(questionnaireResponses.deadlineAt),
              eq(questionnaires.kind, "test"),
              lte(questionnaires.closedAt, ago(graceMinutes * 60)),
            ),
          ),
        ),
      )
      .limit(500)
      .for("update", { of: questionnaireResponses, skipLocked: true });
    for (const { row, response } of overdue) await finish(row, response);
  },
};

/**
 * The time of an attempt is over by the server's clock, with a minute for a slow line; one without a limit ends a quarter of
 * an hour after its test.
 */
export function isPast(row: Questionnaire, { deadlineAt, state }: Pick<Response, "deadlineAt" | "state">): boolean {
  if (row.kind !== "test" || state !== "draft") return false;
  if (deadlineAt) return now().getTime() > deadlineAt.getTime() + graceSeconds * 1000;
  return endOf(row) !== null && !isInGrace(row);
}

/** An attempt as its person may see it; `whole` is for who marks it. */
export function toAttempt(row: Questionnaire, response: Response, whole = false): AttemptView {
  const { id, number, startedAt, deadlineAt, submittedAt, score, passed, reason } = response;
  const told = whole || isTold(row);
  const state = response.state === "draft" ? (isPast(row, response) ? "over" : "draft") : response.state;
  const result = passed === null ? "marking" : passed ? "passed" : "failed";
  return {
    ...{ id, number, reason },
    state: state === "submitted" ? (told ? result : "over") : state,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    score: told ? score : null,
  };
}

/** What all attempts come to, as the test counts them. */
export function countedScore(row: Questionnaire, attempts: Response[], whole = false): number | null {
  if (!whole && !isTold(row)) return null;
  const scores = attempts.flatMap(({ state, score }) => (state === "submitted" && score !== null ? [score] : []));
  if (!scores.length) return null;
  const { counted } = row.settings;
  if (counted === "last") return scores[0]!;
  if (counted === "best") return Math.max(...scores);
  return Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;
}

/** Reads an own attempt that is over, with what the test lets its people know. Refuses others' as not found. */
export async function readReview(viewer: Viewer, { id }: { id: string }): Promise<ReviewView> {
  const [found] = await db()
    .select({ row: questionnaires, response: questionnaireResponses })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(
      and(eq(questionnaireResponses.id, id), eq(questionnaireResponses.accountId, viewer.accountId), isOut(viewer)),
    );
  if (found?.row.kind !== "test" || found.response.state === "draft") refuse("not-found");
  return toReview(found.row, found.response, false);
}

export function toReview(row: Questionnaire, response: Response, whole: boolean): ReviewView {
  const { state, score } = toAttempt(row, response, whole);
  const { shows, passMark } = row.settings;
  const depth = whole ? 3 : isTold(row) ? ["nothing", "score", "answers", "explanations"].indexOf(shows) : 0;
  return {
    ...{ id: row.id, title: row.title, number: response.number, state, score, passMark, shows },
    questions:
      depth < 2
        ? []
        : scoredQuestions(row, response).map((question) => ({
            id: question.id,
            title: question.title,
            answer: answerInWords(question, response.answers[question.id]),
            points: response.points?.[question.id] ?? null,
            most: mostPoints(question),
            right: rightInWords(question) || null,
            explanation: depth > 2 ? (question.explanation ?? null) : null,
            comment: response.comments[question.id] ?? null,
          })),
  };
}
