import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { wantedOf } from "./drawing.ts";
import type { Questionnaire } from "./policy.ts";
import { bankQuestions, questionnaires, questionTopics } from "./schema.ts";

/** One deed at a time with a company's bank: what a test is promised another may not take away meanwhile. */
export async function takeBank(groupId: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`question-bank/${groupId}`}))`);
}

/** Refuses to draw out of topics that the company does not have, and to draw for a survey. */
export async function demandTopics({ kind, groupId }: Questionnaire, document: QuestionnaireDocument): Promise<void> {
  const topics = [...wantedOf(document).keys()];
  if (!topics.length) return;
  const no = (message: string) => refuse("invalid", "topic", { fields: { topic: [message] } });
  if (kind === "survey") no("Из банка берёт вопросы только тест");
  await takeBank(groupId);
  const known = await db()
    .select({ id: questionTopics.id })
    .from(questionTopics)
    .where(and(eq(questionTopics.groupId, groupId), inArray(questionTopics.id, topics)));
  if (known.length < topics.length) no("Такой темы в банке нет");
}

/** Refuses to publish a test that wants more questions of a topic than there are. */
export async function demandEnough({ document, groupId }: Questionnaire): Promise<void> {
  const wanted = wantedOf(document);
  if (!wanted.size) return;
  await takeBank(groupId);
  const topics = await db()
    .select({ id: questionTopics.id, name: questionTopics.name, has: count(bankQuestions.id) })
    .from(questionTopics)
    .leftJoin(bankQuestions, and(eq(bankQuestions.topicId, questionTopics.id), isNull(bankQuestions.archivedAt)))
    .where(and(eq(questionTopics.groupId, groupId), inArray(questionTopics.id, [...wanted.keys()])))
    .groupBy(questionTopics.id);
  for (const { id, name, has } of topics) {
    const needs = wanted.get(id) ?? 0;
    if (has >= needs) continue;
    const message = `В теме «${name}» вопросов: ${has}, а тест берёт ${needs}. Добавьте вопросы или берите меньше`;
    refuse("invalid", "step", { fields: { step: [message] } });
  }
}

/** Refuses to take a question out of a topic that a test on its way needs whole. The company's bank is taken. */
export async function demandSpare(groupId: string, topicId: string): Promise<void> {
  const { rows } = await db().execute<{ title: string; needs: number; has: number }>(sql`
    select q.title, sum((part -> 'bank' ->> 'count')::int)::int as needs,
      (select count(*)::int from ${bankQuestions} b where b.topic_id = ${topicId} and b.archived_at is null) as has
    from ${questionnaires} q cross join jsonb_array_elements(q.document -> 'sections') part
    where q.group_id = ${groupId} and q.state in ('published', 'paused') and part -> 'bank' ->> 'topic' = ${topicId}
    group by q.id order by needs desc limit 1`);
  const [first] = rows;
  if (!first || first.has > first.needs) return;
  const message = `Идёт тест «${first.title}»: он берёт из этой темы вопросов – ${first.needs}, а их осталось ${first.has}`;
  refuse("invalid", "question", { fields: { question: [message] } });
}

/** Whether any questionnaire of the company draws out of this topic, whatever its state. */
export async function isDrawn(groupId: string, topicId: string): Promise<boolean> {
  const draws = JSON.stringify({ sections: [{ bank: { topic: topicId } }] });
  const [found] = await db()
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(and(eq(questionnaires.groupId, groupId), sql`${questionnaires.document} @> ${draws}::jsonb`))
    .limit(1);
  return found !== undefined;
}
