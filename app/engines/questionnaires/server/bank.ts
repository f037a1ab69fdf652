import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { bankKinds, type Question } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { demandSpare } from "./bank-needs.ts";
import { change, demandTopic, enter, isOwnTest, recorded, topicsWhere } from "./bank-topics.ts";
import { questionsOf } from "./document.ts";
import { bankQuestions, questionnaires, questionTopics } from "./schema.ts";

type Looked = { id: string; archived?: "1"; after?: string };

/** A topic with a page of its questions, the newest first: those that are drawn, or those in the archive. */
export async function readTopic(viewer: Viewer, { id, archived, after }: Looked) {
  await enter(viewer);
  const [topic] = await topicsWhere(viewer, eq(questionTopics.id, id));
  if (!topic) refuse("not-found");
  const rows = await db()
    .select()
    .from(bankQuestions)
    .where(
      and(
        eq(bankQuestions.topicId, id),
        archived ? isNotNull(bankQuestions.archivedAt) : isNull(bankQuestions.archivedAt),
        beyond([bankQuestions.createdAt, bankQuestions.id], after),
      ),
    )
    .orderBy(desc(bankQuestions.createdAt), desc(bankQuestions.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { ...topic, items: items.map(toView), next };
}

type Row = typeof bankQuestions.$inferSelect;
const toView = ({ id, question, revision, archivedAt }: Row) => ({
  ...{ id, question, revision, archived: archivedAt !== null },
});

/** One question with what is right, for who changes it. */
export async function readQuestion(viewer: Viewer, { id }: { id: string }) {
  await enter(viewer);
  const row = await find(viewer, id);
  return { ...toView(row), topic: row.topicId };
}

type Written = Omit<Question, "id" | "showIf">;

/** Each wording has an id of its own. */
const worded = (question: Written): Question => ({ ...question, id: `b-${randomUUID().replaceAll("-", "")}` });

/** Puts a question into a topic. Refuses others' topics as not found. */
export async function addQuestion(viewer: Viewer, { topic, question }: { topic: string; question: Written }) {
  await change(viewer);
  await demandTopic(viewer, topic);
  const id = newId();
  const row = { id, groupId: viewer.groupId, topicId: topic, question: worded(question) };
  await db().insert(bankQuestions).values(row);
  await recorded(viewer, id);
  return { id };
}

type Change = { id: string; topic: string; revision: number; question: Written };

/**
 * Changes a question, or puts it into another topic. Attempts that have begun keep what they were asked. Refuses another's change meanwhile as
 * a conflict, and to leave a test on its way without enough questions.
 */
export async function changeQuestion(viewer: Viewer, { id, topic, revision, question }: Change) {
  await change(viewer);
  const row = await find(viewer, id);
  if (row.revision !== revision) refuse("conflict", "revision");
  await demandTopic(viewer, topic);
  if (topic !== row.topicId && !row.archivedAt) await demandSpare(viewer.groupId, row.topicId);
  await db()
    .update(bankQuestions)
    .set({ topicId: topic, question: worded(question), revision: revision + 1 })
    .where(eq(bankQuestions.id, id));
  await recorded(viewer, id);
  return { id };
}

/** Puts a question into the archive, or takes it out. Refuses to leave a test on its way without enough questions. */
export async function archiveQuestion(viewer: Viewer, { id, archived }: { id: string; archived: boolean }) {
  await change(viewer);
  const row = await find(viewer, id);
  if (archived === (row.archivedAt !== null)) return { id };
  if (archived) await demandSpare(viewer.groupId, row.topicId);
  await db()
    .update(bankQuestions)
    .set({ archivedAt: archived ? now() : null })
    .where(eq(bankQuestions.id, id));
  await recorded(viewer, id);
  return { id };
}

const isBankable = (question: Question) => (bankKinds as Question["kind"][]).includes(question.kind);

/** The latest tests that the viewer works on, and how many of their questions may be copied. */
export async function readTests(viewer: Viewer) {
  await enter(viewer);
  const rows = await db()
    .select()
    .from(questionnaires)
    .where(isOwnTest(viewer))
    .orderBy(desc(questionnaires.createdAt), desc(questionnaires.id))
    .limit(100);
  return {
    items: rows.map(({ id, title, document }) => ({
      ...{ id, title, questions: questionsOf(document).filter(isBankable).length },
    })),
  };
}

type Copy = { topic: string; from: string; questions: string[] };

/** Copies questions of a test into a topic; rules about other questions stay behind. Refuses others' tests as not found. */
export async function copyQuestions(viewer: Viewer, { topic, from, questions }: Copy) {
  await change(viewer);
  await demandTopic(viewer, topic);
  const [test] = await db()
    .select({ document: questionnaires.document })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, from), isOwnTest(viewer)));
  if (!test) refuse("not-found");
  const chosen = questionsOf(test.document).filter((one) => isBankable(one) && questions.includes(one.id));
  if (!chosen.length) refuse("invalid", "questions", { fields: { questions: ["Отметьте вопросы"] } });
  await db()
    .insert(bankQuestions)
    .values(
      chosen.map(({ showIf: _, ...question }) => ({
        ...{ id: newId(), groupId: viewer.groupId, topicId: topic, question: worded(question) },
      })),
    );
  await recorded(viewer, topic);
  return { copied: chosen.length };
}

async function find({ groupId }: Viewer, id: string): Promise<Row> {
  const [row] = await db()
    .select()
    .from(bankQuestions)
    .where(and(eq(bankQuestions.id, id), eq(bankQuestions.groupId, groupId)));
  return row ?? refuse("not-found");
}
