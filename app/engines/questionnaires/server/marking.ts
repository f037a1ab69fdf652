import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type Answers, fewestForTexts, type Question } from "#app/engines/questionnaires/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { byName } from "#platform/people/name-order.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { answerInWords } from "./answers.ts";
import { scoredQuestions, toAttempt, toReview } from "./attempts.ts";
import { bookOf } from "./code-book.ts";
import { by } from "./desk.ts";
import { asks, questionsOf } from "./document.ts";
import { wholeDocument } from "./drawing.ts";
import { payPassed } from "./endings.ts";
import { isOnDesk, isTold } from "./policy.ts";
import { isOver } from "./results.ts";
import { questionnaireBallots, questionnaireResponses, questionnaires } from "./schema.ts";
import { mostPoints, pointsFor, scoreAll } from "./scoring.ts";

export type AttemptEvent = "questionnaire.marked" | "questionnaire.annulled";

const personName = sql<string>`${accounts.lastName} || ' ' || ${accounts.firstName}`;
const responses = questionnaireResponses;

/** Who has taken a test or answered a survey with names, the latest first. Of other surveys nobody is told. */
export async function readPeople(viewer: Viewer, { id, after }: { id: string; after?: string }) {
  const row = await find(viewer, id);
  if (row.kind === "survey" && row.settings.anonymity !== "named") refuse("not-found");
  const rows = await db()
    .select({ response: responses, name: personName, department: sql<string>`coalesce(${departments.name}, '')` })
    .from(responses)
    .innerJoin(accounts, eq(accounts.id, responses.accountId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(
      and(
        eq(responses.questionnaireId, id),
        ne(responses.state, "draft"),
        beyond([responses.submittedAt, responses.id], after),
      ),
    )
    .orderBy(desc(responses.submittedAt), desc(responses.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ response }) => [response.submittedAt, response.id]);
  return {
    ...{ title: row.title, kind: row.kind, next },
    items: items.map(({ response, name, department }) => {
      const { id: attempt, number, state, score, submittedAt } = toAttempt(row, response, true);
      return { id: attempt, name, department, number, state, score, submittedAt };
    }),
  };
}

/** All answers, a row each: with names where they are shown, otherwise without them and in no order, once it is over. */
export async function readTable(viewer: Viewer, { id }: { id: string }) {
  const row = await find(viewer, id);
  const isNamed = row.kind === "test" || row.settings.anonymity === "named";
  const document = await wholeDocument(row);
  const questions = questionsOf(document).filter(asks);
  const titles = questions.map(({ title }) => title);
  const asked = questions.map(({ kind }) => columnOf[kind] ?? "text");
  const book = bookOf(document);
  if (isNamed) {
    const rows = await db()
      .select({ response: responses, name: personName, department: sql<string>`coalesce(${departments.name}, '')` })
      .from(responses)
      .innerJoin(accounts, eq(accounts.id, responses.accountId))
      .leftJoin(departments, eq(departments.id, accounts.departmentId))
      .where(and(eq(responses.questionnaireId, id), eq(responses.state, "submitted")))
      .orderBy(...byName, responses.number);
    const guests = row.kind === "survey" && isOver(row) ? await readNameless(id, "guests") : [];
    const shown = guests.length < fewestForTexts ? [] : guests;
    return {
      ...{ title: row.title, book },
      head: ["Имя", "Подразделение", ...(row.kind === "test" ? ["Попытка", "Балл, %"] : []), ...titles],
      columns: [...words, ...words, ...(row.kind === "test" ? [...figures, ...figures] : []), ...asked],
      rows: [
        ...rows.map(({ response, name, department }) => [
          ...[name, department],
          ...(row.kind === "test" ? [String(response.number), String(response.score ?? "")] : []),
          ...wordsOf(questions, response.answers),
        ]),
        ...shown.map(({ answers }) => ["Гость", "", ...wordsOf(questions, answers)]),
      ],
    };
  }
  const given = isOver(row) ? await readNameless(id, "all") : [];
  // Words may tell who has written them, and rows of few could be told apart.
  if (given.length < fewestForTexts) return { title: row.title, book, head: titles, columns: asked, rows: [] };
  return {
    ...{ title: row.title, book, columns: asked },
    head: titles,
    rows: given.map(({ answers }) => wordsOf(questions, answers)),
  };
}

type Column = "text" | "number" | "date" | "time";
const words: Column[] = ["text"];
const figures: Column[] = ["number"];
const columnOf: Partial<Record<Question["kind"], Column>> = {
  ...{ number: "number", scale: "number", enps: "number", date: "date", time: "time" },
};

/** A day in figures: so programs know it for one. */
const wordsOf = (questions: Question[], answers: Answers) =>
  questions.map((question) => {
    const answer = answers[question.id];
    const isDay = question.kind === "date" && answer?.text;
    return isDay ? answer.text!.split("-").reverse().join(".") : answerInWords(question, answer);
  });

/** Answers without names, those of guests or all, in an order that is drawn anew each time. */
async function readNameless(id: string, whose: "guests" | "all"): Promise<{ answers: Answers }[]> {
  const isGuest = whose === "guests" ? sql`guest` : sql`true`;
  const ballots = sql`select answers from ${questionnaireBallots} where questionnaire_id = ${id} and ${isGuest}`;
  const sent = sql`select answers from ${responses} where questionnaire_id = ${id} and state = 'submitted'`;
  const all = whose === "guests" ? ballots : sql`${ballots} union all ${sent}`;
  const { rows } = await db().execute<{ answers: Answers }>(sql`select answers from (${all}) said order by random()`);
  return rows;
}

/** One attempt with all that is known of it, for who marks it. */
export async function readResponse(viewer: Viewer, { id }: { id: string }) {
  const { row, response, person } = await findAttempt(viewer, id);
  return { ...toReview(row, response, true), questionnaire: row.id, person };
}

type Mark = { id: string; question: string; points: number; comment: string };

/**
 * Marks an answer in words; when all are marked the attempt has its score. Refuses more points than the question is worth, and an annulled
 * attempt as a conflict.
 */
export async function mark(viewer: Viewer, { id, question: name, points, comment }: Mark) {
  const { row, response } = await findAttempt(viewer, id, true);
  if (response.state === "annulled") refuse("conflict", "annulled");
  const questions = scoredQuestions(row, response);
  const question = questions.find((one) => one.id === name) ?? refuse("not-found");
  if (pointsFor(question, response.answers[name]) !== null) refuse("conflict", "marked-by-itself");
  const most = mostPoints(question);
  if (points > most) refuse("invalid", "points", { fields: { points: [`Не больше ${most}`] } });
  const marks = { ...response.points, [name]: points };
  const { points: all, score } = scoreAll(questions, response.answers, marks);
  await db()
    .update(responses)
    .set({
      ...{ points: all, score, comments: { ...response.comments, [name]: comment } },
      passed: score === null ? null : score >= row.settings.passMark,
    })
    .where(eq(responses.id, id));
  if (score !== null && score >= row.settings.passMark) await payPassed(row, response.accountId);
  await recordAudit({ ...by(viewer), deed: "questionnaire.marked", objectId: id });
  if (score !== null) await tell("questionnaire.marked", viewer, id);
  return { id };
}

/** Takes an attempt out of the count, with a reason: its person may take the test once more. */
export async function annul(viewer: Viewer, { id, reason }: { id: string; reason: string }) {
  await findAttempt(viewer, id, true);
  await db()
    .update(responses)
    .set({ state: "annulled", reason, score: null, passed: null })
    .where(eq(responses.id, id));
  await recordAudit({ ...by(viewer), deed: "questionnaire.annulled", objectId: id });
  await tell("questionnaire.annulled", viewer, id);
  return { id };
}

const tell = (kind: AttemptEvent, { accountId, groupId }: Viewer, objectId: string) =>
  announce({ kind, objectId, groupId, actorId: accountId });

/** Whose attempt it is, as a notice wants it, and whether they may know how it ended. */
export async function findTaker(attempt: string) {
  const [found] = await db()
    .select({ row: questionnaires, accountId: responses.accountId, groupId: responses.groupId })
    .from(responses)
    .innerJoin(questionnaires, eq(questionnaires.id, responses.questionnaireId))
    .where(eq(responses.id, attempt));
  return found && { ...found, subject: found.row.title, isTold: isTold(found.row) };
}

async function find(viewer: Viewer, id: string) {
  const [row] = await db()
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), isOnDesk(viewer)));
  return row ?? refuse("not-found");
}

async function findAttempt(viewer: Viewer, id: string, locks = false) {
  const query = db()
    .select({ row: questionnaires, response: responses, person: personName })
    .from(responses)
    .innerJoin(questionnaires, eq(questionnaires.id, responses.questionnaireId))
    .innerJoin(accounts, eq(accounts.id, responses.accountId))
    .where(and(eq(responses.id, id), eq(questionnaires.kind, "test"), ne(responses.state, "draft"), isOnDesk(viewer)));
  const [found] = locks ? await query.for("update", { of: responses }) : await query;
  return found ?? refuse("not-found");
}
