import { eq, sql } from "drizzle-orm";
import type { Answer, Given, Question } from "#app/engines/questionnaires/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import type { Questionnaire } from "./policy.ts";
import { questionnaireResponses, questionnaires, questionnaireViewers } from "./schema.ts";

/** Who opens the files that people answer with: the author, and those who read the results. */
async function readersOf({ id, authorId }: Pick<Questionnaire, "id" | "authorId">): Promise<string[]> {
  const rows = await db()
    .select({ accountId: questionnaireViewers.accountId })
    .from(questionnaireViewers)
    .where(eq(questionnaireViewers.questionnaireId, id));
  return [authorId, ...rows.map(({ accountId }) => accountId)];
}

/** Opens the files of all answers to those who read them now, and to nobody else but their owners. */
export async function openFiles(id: string): Promise<void> {
  await db().execute(sql`
    update files set audience = array['user:' || brought.account_id, 'user:' || brought.author_id]
      || array(select 'user:' || v.account_id from ${questionnaireViewers} v where v.questionnaire_id = ${id})
    from (
      select o.account_id, q.author_id, (said.value -> 'chosen' ->> 0)::uuid as file_id
      from ${questionnaireResponses} o join ${questionnaires} q on q.id = o.questionnaire_id
        cross join lateral jsonb_each(o.answers) said
      where o.questionnaire_id = ${id} and said.value -> 'chosen' ->> 0 ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$'
    ) brought
    where files.id = brought.file_id and files.owner_id = brought.account_id`);
}

/** A file is what has just come, or what was kept before: ids that a form names are not believed. */
export async function fileOf(
  viewer: Viewer,
  row: Questionnaire,
  { id }: Question,
  given: Given | undefined,
  kept?: Answer,
) {
  const { file } = given ?? {};
  const said = { number: "", rows: {} };
  if (!file || row.settings.anonymity === "anonymous")
    return kept ? { ...said, chosen: kept.chosen ?? [], text: kept.text ?? "" } : undefined;
  const readers = await readersOf(row);
  const audience = [viewer.accountId, ...readers].map((reader) => `user:${reader}`);
  const field = `answers.${id}`;
  const stored = await storeUpload(file, { viewer, reach: "company", audience, accept: "file", field });
  return { ...said, chosen: [stored.id], text: stored.name };
}
