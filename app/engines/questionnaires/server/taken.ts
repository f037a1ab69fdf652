import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires } from "./schema.ts";

/** Whether a person has answered a survey or passed a test; undefined where there is none of that id. */
export async function isTaken(accountId: string, id: string): Promise<boolean | undefined> {
  const [row] = await db()
    .select({
      isTaken: sql<boolean>`case ${questionnaires.kind}
        when 'test' then exists (select from ${questionnaireResponses} r where r.questionnaire_id = ${questionnaires.id}
          and r.account_id = ${accountId} and r.state = 'submitted' and r.passed)
        else exists (select from ${questionnaireReceipts} r where r.questionnaire_id = ${questionnaires.id}
          and r.account_id = ${accountId}) end`,
    })
    .from(questionnaires)
    .where(eq(questionnaires.id, id));
  return row?.isTaken;
}
