import { sql } from "drizzle-orm";
import type { Question, QuestionnaireDocument, Section } from "#app/engines/questionnaires/contract.ts";
import { db } from "#platform/db/index.ts";
import { asks, questionsOf, shuffled } from "./document.ts";
import type { Questionnaire } from "./policy.ts";
import { bankQuestions, questionnaireResponses } from "./schema.ts";

/** The document as it was asked: an attempt of a test keeps its own. */
export const documentOf = (
  { document }: Pick<Questionnaire, "document">,
  kept: { asked: Section[] | null } | undefined,
): QuestionnaireDocument => (kept?.asked ? { sections: kept.asked } : document);

type Drawn = Pick<Questionnaire, "document" | "settings">;

/**
 * The sections as one attempt asks them: some of the test's own questions where it says how many, and others out of the bank. It is drawn once
 * and kept with the attempt.
 */
export async function drawSections({ document, settings: { draw } }: Drawn, attempt: string): Promise<Section[]> {
  const own = questionsOf(document).filter(asks);
  const lot = new Set(shuffled(own, attempt).slice(0, draw || own.length));
  const pools = await drawFromBank(document);
  return document.sections.map(({ bank, ...section }) => {
    const kept = section.questions.filter((question) => !asks(question) || lot.has(question));
    // What one section has taken another one does not ask again.
    const drawn = bank ? (pools.get(bank.topic)?.splice(0, bank.count) ?? []) : [];
    return { ...section, questions: [...kept, ...drawn] };
  });
}

/** As many questions of each topic as all sections want, at random. */
async function drawFromBank({ sections }: QuestionnaireDocument): Promise<Map<string, Question[]>> {
  const wanted = wantedOf({ sections });
  const pools = new Map<string, Question[]>();
  if (!wanted.size) return pools;
  const { rows } = await db().execute<{ topic: string; question: Question }>(sql`
    select wanted.topic, drawn.question
    from jsonb_to_recordset(${JSON.stringify([...wanted].map(([topic, count]) => ({ topic, count })))}::jsonb)
        as wanted(topic uuid, count int)
      cross join lateral (select b.question from ${bankQuestions} b
        where b.topic_id = wanted.topic and b.archived_at is null order by random() limit wanted.count) drawn`);
  for (const { topic, question } of rows) pools.set(topic, [...(pools.get(topic) ?? []), question]);
  return pools;
}

/** How many questions of which topics a document draws. */
export function wantedOf({ sections }: QuestionnaireDocument): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { bank } of sections) if (bank) wanted.set(bank.topic, (wanted.get(bank.topic) ?? 0) + bank.count);
  return wanted;
}

/** The document together with all that its attempts have drawn out of the bank: what there are answers to. */
export async function wholeDocument({ id, document }: Questionnaire): Promise<QuestionnaireDocument> {
  if (!wantedOf(document).size) return document;
  const own = new Set(questionsOf(document).map((question) => question.id));
  const { rows } = await db().execute<{ question: Question }>(sql`
    select distinct on (question ->> 'id') question
    from ${questionnaireResponses} o cross join jsonb_path_query(o.asked, '$[*].questions[*]') question
    where o.questionnaire_id = ${id} and o.state = 'submitted'`);
  const drawn = rows.map(({ question }) => question).filter((question) => !own.has(question.id));
  const questions = drawn.sort((one, other) => (one.title < other.title ? -1 : 1));
  return { sections: [...document.sections, { id: "bank", title: "Из банка", text: "", questions }] };
}
