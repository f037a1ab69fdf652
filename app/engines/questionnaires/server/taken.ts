import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires } from "./schema.ts";

/**
 * Whether a person has answered a survey with names or passed a test; of a test that tells no result before its end, whether
 * they have taken it. Undefined where nobody may know: of a survey without names, and where there is none of that id.
 */
export async function isTaken(accountId: string, id: string): Promise<boolean | undefined> {
  const { kind, settings } = questionnaires;
  const hasTaken = (how: string) => sql`exists (select from ${questionnaireResponses} r
    where r.questionnaire_id = ${id} and r.account_id = ${accountId} and r.state = 'submitted' ${sql.raw(how)})`;
  const isSecret = sql`(${settings} ->> 'shows' = 'nothing' or ${settings} ->> 'when' = 'closed')`;
  const [row] = await db()
    .select({
      isTaken: sql<boolean | null>`case
        when ${kind} = 'test' and ${isSecret} then ${hasTaken("")}
        when ${kind} = 'test' then ${hasTaken("and r.passed")}
        when ${settings} ->> 'anonymity' = 'named' then exists (select from ${questionnaireReceipts} r
          where r.questionnaire_id = ${id} and r.account_id = ${accountId}) end`,
    })
    .from(questionnaires)
    .where(eq(questionnaires.id, id));
  return row?.isTaken ?? undefined;
}
