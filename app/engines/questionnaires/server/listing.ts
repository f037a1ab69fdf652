import { and, asc, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type {
  ListTab,
  QuestionnaireKind,
  QuestionnaireLine,
  QuestionnaireView,
} from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { hasAnswered, mayChange, mayFill, pagesOf } from "./answering.ts";
import { answerInWords } from "./answers.ts";
import { attemptsOf, countedScore, isPast, toAttempt, whyNot } from "./attempts.ts";
import { asks, countAsked, visibleQuestions } from "./document.ts";
import {
  composes,
  graceOf,
  isFull,
  isOpen,
  isOut,
  isTold,
  isWatched,
  type Questionnaire,
  stateOf,
  watches,
} from "./policy.ts";
import { questionnaireResponses, questionnaires } from "./schema.ts";

type Asked = { kind: QuestionnaireKind; tab: ListTab; after?: string };

/** Reads a page of what is asked of this reader: still to answer, answered, or composed by themselves, drafts too. */
export async function readList(viewer: Viewer, { kind, tab, after }: Asked) {
  const answered = hasAnswered(viewer);
  const isIn: Record<ListTab, SQL | undefined> = {
    open: and(
      isOut(viewer),
      isOpen(),
      kind === "survey"
        ? sql`not ${answered}`
        : sql`not (${tellsNow()} and coalesce(${hasPassed(viewer)}, false)) and ${hasAttempts(viewer)}`,
    ),
    done: and(isOut(viewer), kind === "survey" ? answered : sql`${answered}`),
    mine: or(and(composes(viewer), ne(questionnaires.state, "archived")), isWatched(viewer)),
  };
  const moment = sql<Date>`coalesce(${questionnaires.publishedAt}, ${questionnaires.createdAt})`;
  const rows = await db()
    .select({
      ...lineColumns(viewer),
      at: sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.kind, kind),
        isIn[tab],
        beyond([sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`, questionnaires.id], after),
      ),
    )
    .orderBy(desc(moment), desc(questionnaires.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ at, row }) => [at, row.id]);
  return { items: items.map(toLine), next };
}

/** What the reader has begun and not sent, for «Требует внимания». */
export async function readDue(viewer: Viewer) {
  const rows = await db()
    .select({
      id: questionnaires.id,
      kind: questionnaires.kind,
      title: questionnaires.title,
      closesAt: questionnaires.closesAt,
    })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(
      and(
        eq(questionnaireResponses.accountId, viewer.accountId),
        eq(questionnaireResponses.state, "draft"),
        isOut(viewer),
        isOpen(),
      ),
    )
    .orderBy(asc(questionnaireResponses.startedAt))
    .limit(3);
  return { items: rows.map((row) => ({ ...row, closesAt: row.closesAt?.toISOString() ?? null })) };
}

function lineColumns(viewer: Viewer) {
  const own = (what: SQL) => sql`from ${questionnaireResponses} o
    where o.questionnaire_id = ${questionnaires}.id and o.account_id = ${viewer.accountId} and ${what}`;
  return {
    row: questionnaires,
    answered: hasAnswered(viewer),
    begun: sql<boolean>`exists (select ${own(sql`o.state = 'draft'`)})`,
    watched: isWatched(viewer) as SQL<boolean>,
    composed: composes(viewer),
    passed: hasPassed(viewer),
  };
}

/** Whether what this reader has reached is enough, as the test counts attempts; null until one is marked. See `countedScore`. */
function hasPassed(viewer: Viewer): SQL<boolean | null> {
  const setting = (name: string) => sql`${questionnaires.settings} ->> ${name}::text`;
  return sql<
    boolean | null
  >`(select case ${setting("counted")} when 'last' then (array_agg(o.score order by o.number desc))[1]
      when 'average' then round(avg(o.score)::numeric, 1) else max(o.score) end >= (${setting("passMark")})::float8
    from ${questionnaireResponses} o where o.questionnaire_id = ${questionnaires}.id and o.account_id = ${viewer.accountId}
      and o.state = 'submitted' and o.score is not null)`;
}

/** A condition: an attempt is under way, or there is another one to begin. See `whyNot`. */
function hasAttempts(viewer: Viewer): SQL {
  const most = sql`(${questionnaires.settings} ->> 'attempts')::int`;
  return sql`(${most} = 0 or ${most} > (select count(*) from ${questionnaireResponses} o where o.questionnaire_id = ${questionnaires}.id
    and o.account_id = ${viewer.accountId} and o.state = 'submitted'))`;
}

/** A condition: a test says now how it was passed. See `isTold`. */
const tellsNow = () =>
  sql`(${questionnaires.settings} ->> 'shows' <> 'nothing' and (${questionnaires.settings} ->> 'when' = 'now' or not ${isOpen()}))`;

type Row = Pick<QuestionnaireLine, "answered" | "begun" | "watched" | "composed" | "passed"> & { row: Questionnaire };

function toLine({ row, answered, begun, watched, composed, passed }: Row): QuestionnaireLine {
  const { id, kind, title, description, settings, closesAt } = row;
  return {
    ...{
      id,
      kind,
      title,
      description,
      answered,
      begun,
      watched,
      composed,
      state: stateOf(row),
      anonymity: settings.anonymity,
    },
    questions: countAsked(row),
    closesAt: closesAt?.toISOString() ?? null,
    passed: isTold(row) ? passed : null,
    minutes: settings.minutes,
  };
}

/** Reads what a survey or a test is about, and how far this reader is with it. */
export async function readView(viewer: Viewer, { id, kind }: { id: string; kind: QuestionnaireKind }) {
  const [found] = await db()
    .select({ row: questionnaires, answered: hasAnswered(viewer), watches: watches(viewer), full: isFull })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.kind, kind), isOut(viewer)));
  if (!found) refuse("not-found");
  const view = toView(found.row, await attemptsOf(id, viewer.accountId), found);
  return { ...view, seesResults: view.seesResults || (kind === "survey" && found.watches) };
}

type Response = typeof questionnaireResponses.$inferSelect;

type Stand = { answered: boolean; full: boolean };

function toView(row: Questionnaire, responses: Response[], { answered, full }: Stand): QuestionnaireView {
  const { id, kind, title, description, settings, opensAt, closesAt } = row;
  const state = stateOf(row);
  const isTest = kind === "test";
  const draft = responses.find((one) => one.state === "draft" && !isPast(row, one));
  const score = isTest ? countedScore(row, responses) : null;
  const waits = isTest ? whyNot(row, responses) : null;
  const pages = pagesOf(row, draft);
  const mayAnswer = isTest ? Boolean(draft) || !waits : mayFill(row, draft, answered, full) && !answered;
  return {
    ...{ id, kind, title, description, state, answered, score, waits },
    settings: { ...settings, thanks: answered ? settings.thanks : "" },
    sections: pages.map((page) => ({ title: page.title, questions: page.questions.filter(asks).length })),
    questions: countAsked(row),
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    draft: draft
      ? { part: draft.part, attempt: draft.number, deadlineAt: draft.deadlineAt?.toISOString() ?? null }
      : null,
    mayAnswer,
    unsent: draft && !mayAnswer && state !== "paused" ? inWords(row, draft) : [],
    graceUntil: (draft && mayAnswer && graceOf(row)?.toISOString()) || null,
    mayChange: mayChange(row, answered),
    seesResults: !isTest && seesResults(row, answered),
    attempts: isTest ? responses.map((one) => toAttempt(row, one)) : [],
    passed: score === null ? null : score >= settings.passMark,
  };
}

function inWords(row: Questionnaire, { answers }: Response): QuestionnaireView["unsent"] {
  return visibleQuestions(row.document, answers)
    .map((question) => ({ title: question.title, answer: answerInWords(question, answers[question.id]) }))
    .filter(({ answer }) => answer);
}

/** Whether those who are asked may see the sums now. */
export function seesResults(row: Questionnaire, answered: boolean): boolean {
  const { results } = row.settings;
  if (row.kind === "test" || results === "never") return false;
  return stateOf(row) === "closed" || (results === "answer" && answered);
}
