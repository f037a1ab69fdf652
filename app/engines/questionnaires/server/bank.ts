import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type BankTopic, bankKinds, type Question } from "#app/engines/questionnaires/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { demandSpare, isDrawn, takeBank } from "./bank-needs.ts";
import { by } from "./desk.ts";
import { questionsOf } from "./document.ts";
import { isOnDesk } from "./policy.ts";
import { bankQuestions, questionnaires, questionTopics } from "./schema.ts";

/** As many topics as a company keeps; they stand in one list. */
const mostTopics = 100;

const isOwnTest = (viewer: Viewer) => and(isOnDesk(viewer), eq(questionnaires.kind, "test"));

/** The bank opens to administrators and to whoever composes a test; to others there is none. */
async function enter(viewer: Viewer): Promise<void> {
  if (viewer.isAdmin) return;
  const [own] = await db().select({ id: questionnaires.id }).from(questionnaires).where(isOwnTest(viewer)).limit(1);
  if (!own) refuse("not-found");
}

async function change(viewer: Viewer): Promise<void> {
  await enter(viewer);
  await takeBank(viewer.groupId);
}

const recorded = (viewer: Viewer, objectId: string) =>
  recordAudit({ ...by(viewer), deed: "questionnaire.bank", objectId });

/** The topics of the company, in the order of their names, and how many questions each has. Refuses who composes no test as not found. */
export async function readTopics(viewer: Viewer): Promise<{ items: BankTopic[] }> {
  await enter(viewer);
  return { items: await topicsWhere(viewer, undefined) };
}

function topicsWhere(viewer: Viewer, is: SQL | undefined): Promise<BankTopic[]> {
  const counted = (isMeant: SQL) => sql<number>`(count(${bankQuestions.id}) filter (where ${isMeant}))::int`;
  return db()
    .select({
      id: questionTopics.id,
      name: questionTopics.name,
      questions: counted(isNull(bankQuestions.archivedAt)),
      archived: counted(isNotNull(bankQuestions.archivedAt)),
    })
    .from(questionTopics)
    .leftJoin(bankQuestions, eq(bankQuestions.topicId, questionTopics.id))
    .where(and(eq(questionTopics.groupId, viewer.groupId), is))
    .groupBy(questionTopics.id)
    .orderBy(sql`lower(${questionTopics.name})`)
    .limit(mostTopics);
}

const taken = (name: string) => refuse("invalid", "name", { fields: { name: [`Тема «${name}» уже есть`] } });

/** Begins a topic. Refuses a name that another one has at its field. */
export async function addTopic(viewer: Viewer, { name }: { name: string }) {
  await change(viewer);
  const { groupId } = viewer;
  const [all] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(questionTopics)
    .where(eq(questionTopics.groupId, groupId));
  if ((all?.count ?? 0) >= mostTopics)
    refuse("invalid", "name", { fields: { name: [`Тем может быть не больше ${mostTopics}`] } });
  const [topic] = await db()
    .insert(questionTopics)
    .values({ id: newId(), groupId, name })
    .onConflictDoNothing()
    .returning({ id: questionTopics.id });
  if (!topic) taken(name);
  await recorded(viewer, topic!.id);
  return topic!;
}

/** Calls a topic otherwise. Refuses a name that another one has, and others' topics as not found. */
export async function renameTopic(viewer: Viewer, { id, name }: { id: string; name: string }) {
  await change(viewer);
  await demandTopic(viewer, id);
  const isSame = and(
    eq(questionTopics.groupId, viewer.groupId),
    sql`lower(${questionTopics.name}) = lower(${name})`,
    ne(questionTopics.id, id),
  );
  const [other] = await db().select({ id: questionTopics.id }).from(questionTopics).where(isSame);
  if (other) taken(name);
  await db().update(questionTopics).set({ name }).where(eq(questionTopics.id, id));
  await recorded(viewer, id);
  return { id };
}

/** Throws an empty topic away. Refuses one with questions, in the archive too, and one that a test draws from. */
export async function dropTopic(viewer: Viewer, { id }: { id: string }) {
  await change(viewer);
  await demandTopic(viewer, id);
  const no = (message: string) => refuse("invalid", "topic", { fields: { topic: [message] } });
  const [kept] = await db()
    .select({ id: bankQuestions.id })
    .from(bankQuestions)
    .where(eq(bankQuestions.topicId, id))
    .limit(1);
  if (kept) no("В теме есть вопросы, хотя бы в архиве: перенесите их в другую");
  if (await isDrawn(viewer.groupId, id)) no("Из этой темы берёт вопросы тест");
  await db().delete(questionTopics).where(eq(questionTopics.id, id));
  await recorded(viewer, id);
  return { id };
}

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

async function demandTopic({ groupId }: Viewer, id: string): Promise<void> {
  const [topic] = await db()
    .select({ id: questionTopics.id })
    .from(questionTopics)
    .where(and(eq(questionTopics.id, id), eq(questionTopics.groupId, groupId)));
  if (!topic) refuse("not-found");
}

async function find({ groupId }: Viewer, id: string): Promise<Row> {
  const [row] = await db()
    .select()
    .from(bankQuestions)
    .where(and(eq(bankQuestions.id, id), eq(bankQuestions.groupId, groupId)));
  return row ?? refuse("not-found");
}
