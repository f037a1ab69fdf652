import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Answers } from "#app/engines/questionnaires/contract.ts";
import { db } from "#platform/db/index.ts";
import { questionnaireReceipts } from "./schema.ts";

/** With at least so many others a new row is dealt anew: all of them are then of one transaction, at random places. */
const hand = 16;

type Where = { questionnaireId: string; groupId: string };

/**
 * Notes that somebody has answered, once for ever. Gives false to the second time. Where answers have no name (`nameless`) the row is dealt anew
 * together with others, so that neither the transaction that wrote it nor its place tells when.
 */
export async function keepReceipt(where: Where, accountId: string, nameless: boolean): Promise<boolean> {
  const { questionnaireId } = where;
  const [fresh] = await db()
    .insert(questionnaireReceipts)
    .values({ ...where, accountId })
    .onConflictDoNothing()
    .returning({ lot: questionnaireReceipts.lot });
  if (!fresh) return false;
  if (!nameless) return true;
  await db().execute(sql`
    with taken as (
      delete from questionnaire_receipts t where t.questionnaire_id = ${questionnaireId} and t.lot in (
        ${neighbours(sql`questionnaire_receipts`, questionnaireId)} union select ${fresh.lot}::uuid) returning t.*)
    insert into questionnaire_receipts (questionnaire_id, group_id, account_id)
    select questionnaire_id, group_id, account_id from taken order by random()`);
  return true;
}

/** Drops an answer without a name among the others: it is dealt together with some of them. */
export async function castBallot({ questionnaireId, groupId }: Where, answers: Answers, guest = false): Promise<void> {
  await db().execute(sql`
    with taken as (
      delete from questionnaire_ballots t where t.questionnaire_id = ${questionnaireId} and t.lot in (
        ${neighbours(sql`questionnaire_ballots`, questionnaireId)}) returning t.answers, t.guest)
    insert into questionnaire_ballots (questionnaire_id, group_id, answers, guest)
    select ${questionnaireId}::uuid, ${groupId}::uuid, answers, guest from (
      select answers, guest from taken union all select ${JSON.stringify(answers)}::jsonb, ${guest}::boolean) every_one order by random()`);
}

/** Some rows from a random place on, and the first ones; those of a deed that is under way are left alone. */
function neighbours(table: SQL, questionnaireId: string): SQL {
  const near = (more: SQL) => sql`select lot from (select lot from ${table}
    where questionnaire_id = ${questionnaireId} ${more} order by lot limit ${hand} for update skip locked) near`;
  return sql`${near(sql`and lot >= ${randomUUID()}::uuid`)} union ${near(sql``)}`;
}
