import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Answers, Given, QuestionKind, QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { answerInWords, asAsked, asks, fillPage, questionsOf } from "#app/engines/questionnaires/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { type Event, find, findOwn, lockOwn } from "./finding.ts";
import { eventAnswers, eventDays, events } from "./schema.ts";

const nothingAsked: QuestionnaireDocument = { sections: [{ id: "questions", title: "", text: "", questions: [] }] };

/** What needs a place of its own, or more than one look, is not asked when people say that they come. */
const unasked: QuestionKind[] = ["file", "image", "matrix", "ranking", "enps"];

/** What is asked of who wants to come, for who leads the event; for others it is not found. */
export async function readQuestions(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await findOwn(viewer, id);
  return {
    ...{
      id: day.id,
      title: day.title ?? event.title,
      revision: event.revision,
      document: event.questions ?? nothingAsked,
    },
    isAnswered: await isAnswered(event.id),
  };
}

/**
 * Writes what is asked, of all days of a series alike. Refuses once somebody has answered: what they were asked stays; what
 * another window has changed meanwhile, as a conflict; and at its field a kind of question that is not asked here.
 */
export async function putQuestions(
  viewer: Viewer,
  { id, revision, document }: { id: string; revision: number; document: QuestionnaireDocument },
): Promise<{ id: string }> {
  const { day, event } = await lockOwn(viewer, id);
  if (event.revision !== revision) refuse("conflict", "revision");
  if (await isAnswered(event.id)) refuseAt("title", "На вопросы уже ответили: менять их больше нельзя");
  const all = questionsOf(document);
  if (all.some(({ kind }) => unasked.includes(kind))) refuseAt("kind", "Такие вопросы при записи не задают");
  if (all.length > 20) refuseAt("title", "Не больше двадцати вопросов");
  // Each question is asked of everybody: no condition hides it.
  const plain = all.map(({ showIf: _, ...question }) => question);
  const questions = plain.length ? { sections: [{ ...nothingAsked.sections[0]!, questions: plain }] } : null;
  await db()
    .update(events)
    .set({ questions, revision: sql`${events.revision} + 1` })
    .where(eq(events.id, event.id));
  const { groupId, accountId } = viewer;
  const detail = { name: event.title };
  await recordAudit({ deed: "event.questions-put", result: "ok", accountId, groupId, objectId: event.id, detail });
  return { id: day.id };
}

/** Somebody has answered: the questions are frozen. */
async function isAnswered(eventId: string): Promise<boolean> {
  const theirs = db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.eventId, eventId));
  const isSaid = and(inArray(eventAnswers.dayId, theirs), ne(eventAnswers.answers, {}));
  return (await db().$count(eventAnswers, isSaid)) > 0;
}

/** What the reader is asked who wants to come to a day, with what they have answered before. */
export async function readJoining(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await find(viewer, id);
  const isMine = and(eq(eventAnswers.dayId, day.id), eq(eventAnswers.accountId, viewer.accountId));
  const [mine] = await db().select().from(eventAnswers).where(isMine);
  const questions = event.questions ? questionsOf(event.questions) : [];
  return {
    ...{ id: day.id, title: day.title ?? event.title, price: event.price },
    questions: questions.map((question) => asAsked(question, viewer.accountId)),
    answers: mine?.answers ?? {},
    ...{ plusOnes: mine?.plusOnes ?? 0, plusOnesAtMost: event.plusOnes },
  };
}

/** What somebody has answered to the questions of an event. Refuses at its field what is missing or wrong. */
export function answersTo({ questions }: Event, given: Record<string, Given>, kept: Answers): Answers {
  if (!questions) return {};
  // Who comes again without being asked again has answered.
  if (!Object.keys(given).length && Object.keys(kept).length) return kept;
  const all = questionsOf(questions);
  const shown = all.map(({ id }) => id).join(",");
  const page = { title: "", text: "", questions: all };
  const { answers, problems } = fillPage(questions, page, {}, { answers: given, shown, strict: true });
  if (Object.keys(problems).length) refuse("invalid", "answers", { fields: problems });
  return answers;
}

/** The questions of an event as the heads of a table, and somebody's answers under them. */
export function answerColumns({ questions }: Pick<Event, "questions">) {
  const asked = questions ? questionsOf(questions).filter(asks) : [];
  return {
    titles: asked.map(({ title }) => title),
    of: (answers: Answers) => asked.map((question) => answerInWords(question, answers[question.id])),
  };
}
