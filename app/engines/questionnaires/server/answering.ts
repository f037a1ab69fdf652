import { isDeepStrictEqual } from "node:util";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Answers, Given, goes, QuestionnaireKind, SectionView } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { attemptsOf, finish, isPast } from "./attempts.ts";
import { castBallot, keepReceipt } from "./dealing.ts";
import { asAsked, shuffled, visibleQuestions } from "./document.ts";
import { documentOf } from "./drawing.ts";
import { closeWhenFull, settle, takePlace } from "./endings.ts";
import { fileOf } from "./files.ts";
import { fillPage, firstMissing, isEmpty, nextPart, type Page } from "./filling.ts";
import { endOf, isFull, isInGrace, isOut, type Questionnaire, stateOf } from "./policy.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires, unitNow } from "./schema.ts";

export type Response = typeof questionnaireResponses.$inferSelect;
type Asked = { id: string; kind: QuestionnaireKind; part: number };
type Go = z.output<typeof goes>;

/**
 * Reads one section with the viewer's own kept answers. Refuses as not found what they may not see, what they have
 * answered for good, and a section that is not there; a test without an attempt under way too.
 */
export async function readSection(viewer: Viewer, { id, kind, part }: Asked): Promise<SectionView> {
  const { row, kept, answered, full } = await find(viewer, id, kind);
  if (!mayFill(row, kept, answered, full)) refuse("not-found");
  const pages = pagesOf(row, kept);
  const page = pages[part - 1] ?? refuse("not-found");
  const shown = new Set(visibleQuestions(documentOf(row, kept), kept?.answers ?? {}).map((question) => question.id));
  const seed = `${viewer.accountId}/${id}/${kept?.number ?? 1}`;
  const questions = page.questions.filter((question) => shown.has(question.id));
  return {
    ...{ id, kind, title: row.title, anonymity: row.settings.anonymity, part, parts: pages.length },
    heading: page.title,
    text: page.text,
    questions: questions.map((question) => asAsked(question, seed)),
    answers: Object.fromEntries(questions.flatMap(({ id }) => (kept?.answers[id] ? [[id, kept.answers[id]]] : []))),
    deadlineAt: kept?.deadlineAt?.toISOString() ?? null,
    attempt: kept?.number ?? 1,
    sent: kind === "survey" && answered,
  };
}

type Saving = Asked & {
  go: Go;
  answers: Record<string, Given>;
  shown: string;
  attempt: number;
};
type Outcome =
  | "saved"
  | "more"
  | "mistakes"
  | "problems"
  | "empty"
  | "sent"
  | "again"
  | "late"
  | "over"
  | "closed"
  | "paused";
type Saved = { outcome: Outcome; part: number; attempt: string | null; mistakes: Record<string, string[]> };

/**
 * Keeps the answers of a section and says where to go; at the last one everything is sent. What a hidden question was
 * answered is dropped. Mistakes are told beside their questions, and what is right is kept all the same; a second sending changes nothing;
 * on a pause, and of what comes too late, all is kept and nothing is sent. When the time of a test is over nothing more is asked for.
 */
export async function save(viewer: Viewer, { id, kind, part, go, answers: given, ...from }: Saving): Promise<Saved> {
  const { row, kept, answered, full } = await find(viewer, id, kind, true);
  const done = (outcome: Outcome, to = part, mistakes = {}): Saved => ({
    ...{ outcome, part: to, attempt: kept?.id ?? null, mistakes },
  });
  const isSent = kind === "survey" && answered;
  if (kind === "test" && (!kept || (from.attempt && from.attempt !== kept.number)))
    return ended(id, viewer.accountId, from.attempt);
  if (kept && isPast(row, kept)) {
    await finish(row, kept);
    return done("over");
  }
  const isClosed = !mayFill(row, kept, answered, full);
  const isTimeOver = kept?.deadlineAt != null && kept.deadlineAt <= now();
  const sends = go === "send" || go === "send-empty";
  const pages = pagesOf(row, kept);
  const page = pages[part - 1] ?? refuse("not-found");
  // What has been sent stays whole: nothing of it becomes empty on the way.
  const strict = !isTimeOver && (isSent || (!isClosed && (go === "next" || sends)));
  const said: Record<string, Given | undefined> = { ...given };
  for (const question of page.questions)
    if (question.kind === "file")
      said[question.id] = await fileOf(viewer, row, question, given[question.id], kept?.answers[question.id]);
  const filled = fillPage(documentOf(row, kept), page, kept?.answers ?? {}, {
    answers: said,
    shown: from.shown,
    strict,
  });
  const { answers: clean, problems, here } = filled;
  if (isSent && isClosed) return done(kept && !isDeepStrictEqual(clean, kept.answers) ? "late" : "again");
  const hasMistakes = Object.keys(problems).length > 0;
  if (isSent && (hasMistakes || go === "keep")) return done(go === "keep" ? "saved" : "mistakes", part, problems);
  const response = await keep(viewer, row, kept, clean, part);
  if (isTimeOver) {
    await finish(row, response);
    return done(sends && !firstMissing(pages, here, clean) ? "sent" : "over");
  }
  if (go === "keep") return done("saved");
  if (isClosed) return done(stateOf(row) === "paused" ? "paused" : "closed");
  if (hasMistakes) return done("mistakes", part, problems);
  if (strict && filled.hasMore) return done("more");
  const step = go === "back" ? -1 : 1;
  if (go === "stay" || go === "over") return { ...done("saved"), attempt: response.id };
  if (!sends) return done("saved", nextPart(pages, here, part, step));
  const missing = firstMissing(pages, here, clean);
  if (missing) return done("problems", missing);
  if (go === "send" && isEmpty(pages, here, clean)) return done("empty");
  return { ...done(await send(viewer, row, response, isSent), 1), attempt: response.id };
}

/** What a form of an attempt that goes on no more is told: that its time ran out, or that it was sent. */
async function ended(id: string, accountId: string, number: number): Promise<Saved> {
  const one = (await attemptsOf(id, accountId)).find((attempt) => attempt.number === number);
  const ranOut = one?.deadlineAt != null && one.submittedAt?.getTime() === one.deadlineAt.getTime();
  return { outcome: ranOut ? "over" : "again", part: 1, attempt: one?.submittedAt ? one.id : null, mistakes: {} };
}

/**
 * Sends what is kept: under the name, or into the box of ballots with nothing left that would tell whose it was. Where there is
 * no place for one answer more it stays kept.
 */
async function send(viewer: Viewer, row: Questionnaire, response: Response, isSent: boolean): Promise<Outcome> {
  const where = { questionnaireId: row.id, groupId: row.groupId };
  const is = eq(questionnaireResponses.id, response.id);
  if (row.kind === "test") {
    await finish(row, response);
    return "sent";
  }
  if (!(await takePlace(row)) && !isSent) {
    await closeWhenFull(row);
    return "closed";
  }
  const isNameless = row.settings.anonymity === "anonymous";
  const isFirst = await keepReceipt(where, viewer.accountId, isNameless);
  if (isNameless) {
    await db().delete(questionnaireResponses).where(is);
    if (!isFirst) return "again";
    await castBallot(where, response.answers);
    await closeWhenFull(row);
    return "sent";
  }
  await db()
    .update(questionnaireResponses)
    .set({ state: "submitted", submittedAt: now(), departmentId: unitNow })
    .where(is);
  if (isFirst) await closeWhenFull(row);
  if (isFirst && row.settings.anonymity === "named") await settle(row, viewer.accountId);
  return "sent";
}

async function keep(viewer: Viewer, row: Questionnaire, kept: Response | undefined, answers: Answers, part: number) {
  const { accountId, groupId } = viewer;
  if (kept) {
    const [response] = await db()
      .update(questionnaireResponses)
      .set({ answers, part })
      .where(eq(questionnaireResponses.id, kept.id))
      .returning();
    return response!;
  }
  const [response] = await db()
    .insert(questionnaireResponses)
    .values({ id: newId(), questionnaireId: row.id, groupId, accountId, answers, part, startedAt: now() })
    .onConflictDoUpdate({
      target: [questionnaireResponses.questionnaireId, questionnaireResponses.accountId, questionnaireResponses.number],
      set: { answers, part },
    })
    .returning();
  return response!;
}

/** The questionnaire as this reader may see it, what they have kept, and whether they have answered: one statement. */
export async function find(viewer: Viewer, id: string, kind: QuestionnaireKind, locks = false) {
  const isMine = and(
    eq(questionnaireResponses.questionnaireId, questionnaires.id),
    eq(questionnaireResponses.accountId, viewer.accountId),
    sql`(${questionnaireResponses.state} = 'draft' or ${questionnaires.kind} = 'survey')`,
  );
  const query = db()
    .select({ row: questionnaires, kept: questionnaireResponses, answered: hasAnswered(viewer), full: isFull })
    .from(questionnaires)
    .leftJoin(questionnaireResponses, isMine)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.kind, kind), isOut(viewer)));
  // One person's two windows wait for one another; others' do not.
  if (locks) await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`${id}/${viewer.accountId}`}))`);
  const [found] = await query;
  if (!found) refuse("not-found");
  return { ...found, kept: found.kept ?? undefined };
}

/** A column: this reader has answered. */
export function hasAnswered(viewer: Viewer): SQL<boolean> {
  return sql<boolean>`exists (select from ${questionnaireReceipts} r
    where r.questionnaire_id = ${questionnaires}.id and r.account_id = ${viewer.accountId})`;
}

/** Whether sections may be filled now: it is open, or what was begun before its end is being finished. */
export function mayFill(row: Questionnaire, kept: Response | undefined, answered: boolean, full: boolean): boolean {
  if (row.kind === "test") return kept !== undefined && !isPast(row, kept) && stateOf(row) !== "paused";
  if (answered) return mayChange(row, answered);
  return !full && (stateOf(row) === "open" || (kept !== undefined && isInGrace(row) && kept.startedAt <= endOf(row)!));
}

/** Whether a sent answer may be changed. */
export function mayChange(row: Questionnaire, answered: boolean): boolean {
  const { editable, anonymity } = row.settings;
  return answered && row.kind === "survey" && editable && anonymity !== "anonymous" && stateOf(row) === "open";
}

/** The sections as this answerer walks them: a test asks what was drawn for the attempt. */
export function pagesOf(row: Questionnaire, kept: Response | undefined): Page[] {
  const { sections } = documentOf(row, kept);
  if (!kept?.asked) return sections;
  const { shuffle } = row.settings;
  return sections
    .map(({ title, text, questions }) => ({
      ...{ title, text, questions: shuffle ? shuffled(questions, kept.id) : questions },
    }))
    .filter(({ questions }) => questions.length > 0);
}
