import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { BankTopic } from "#app/engines/questionnaires/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isDrawn, takeBank } from "./bank-needs.ts";
import { by } from "./desk.ts";
import { isOnDesk } from "./policy.ts";
import { bankQuestions, questionnaires, questionTopics } from "./schema.ts";

/** As many topics as a company keeps; they stand in one list. */
const mostTopics = 100;

export const isOwnTest = (viewer: Viewer) => and(isOnDesk(viewer), eq(questionnaires.kind, "test"));

/** The bank opens to who has the right to surveys and to whoever composes a test; to others there is none. */
export async function enter(viewer: Viewer): Promise<void> {
  if (mayAs(viewer, "surveys")) return;
  const [own] = await db().select({ id: questionnaires.id }).from(questionnaires).where(isOwnTest(viewer)).limit(1);
  if (!own) refuse("not-found");
}

/** As `enter`, for a deed: one at a time in a company. */
export async function change(viewer: Viewer): Promise<void> {
  await enter(viewer);
  await takeBank(viewer.groupId);
}

export const recorded = (viewer: Viewer, objectId: string) =>
  recordAudit({ ...by(viewer), deed: "questionnaire.bank", objectId });

/** The topics of the company, in the order of their names, and how many questions each has. Refuses who composes no test as not found. */
export async function readTopics(viewer: Viewer): Promise<{ items: BankTopic[] }> {
  await enter(viewer);
  return { items: await topicsWhere(viewer, undefined) };
}

/** The topics for which this holds, counted. */
export function topicsWhere(viewer: Viewer, is: SQL | undefined): Promise<BankTopic[]> {
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

/** Refuses another company's topics as not found. */
export async function demandTopic({ groupId }: Viewer, id: string): Promise<void> {
  const [topic] = await db()
    .select({ id: questionTopics.id })
    .from(questionTopics)
    .where(and(eq(questionTopics.id, id), eq(questionTopics.groupId, groupId)));
  if (!topic) refuse("not-found");
}
