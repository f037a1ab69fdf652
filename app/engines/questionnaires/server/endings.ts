import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { grant } from "#app/engines/ledger/server/index.ts";
import { graceMinutes } from "#app/engines/questionnaires/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { endOf, isFull, isTold, type Questionnaire } from "./policy.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires } from "./schema.ts";

type Row = Pick<Questionnaire, "id" | "groupId" | "authorId" | "settings" | "kind">;

/**
 * Takes one of the places of a survey that wants so many answers: whoever answers waits for who is just answering. Gives false where
 * none is left. Call it in the transaction that writes the answer.
 */
export async function takePlace({ id, settings }: Pick<Row, "id" | "settings">): Promise<boolean> {
  if (!settings.quota) return true;
  await db().execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`);
  return !(await hasEnough(id));
}

async function hasEnough(id: string): Promise<boolean> {
  const [row] = await db().select({ isFull }).from(questionnaires).where(eq(questionnaires.id, id));
  return row?.isFull ?? false;
}

/** Closes a survey that as many have answered as were wanted, guests among them: who is filling it then comes too late. */
export async function closeWhenFull({ id, groupId, authorId, settings }: Row): Promise<void> {
  if (!settings.quota || !(await hasEnough(id))) return;
  const [closed] = await db()
    .update(questionnaires)
    .set({ state: "closed", closedAt: now() })
    .where(and(eq(questionnaires.id, id), eq(questionnaires.state, "published")))
    .returning({ id: questionnaires.id });
  if (!closed) return;
  for (const kind of ["questionnaire.closed", "questionnaire.changed"])
    await announce({ kind, objectId: id, groupId, actorId: authorId });
}

/** Gives the points that an answer or a passed test is worth, once to a person. */
async function payReward({ id, groupId, settings, kind }: Row, accountId: string): Promise<void> {
  if (!settings.reward) return;
  const cause = `questionnaire:${id}:${accountId}`;
  await grant({ groupId, kind, cause, by: null, objectId: id, to: accountId, amount: settings.reward });
}

/**
 * Gives the points of a passed test: at once where people are told at once how they did, otherwise when it is over
 * (`settleAfterwards`), for points would tell them.
 */
export async function payPassed(row: Questionnaire, accountId: string): Promise<void> {
  if (isTold(row) || endOf(row)) await payReward(row, accountId);
}

/** Rewards whoever has answered a survey, and tells those who listen that they have. */
export async function settle(row: Row, accountId: string): Promise<void> {
  await payReward(row, accountId);
  await announce({ kind: "questionnaire.answered", objectId: row.id, groupId: row.groupId, actorId: accountId });
}

const atOnce = 500;

/**
 * Settles with those who answered surveys without names, and who passed tests that tell no result before, once these are
 * over; some at a time in the order of who they are: a payment or an event beside the answer would tell when it was given.
 */
export async function settleAfterwards(): Promise<void> {
  const [row] = await db()
    .select()
    .from(questionnaires)
    .where(
      and(
        isNull(questionnaires.paidAt),
        lte(questionnaires.closedAt, new Date(now().getTime() - graceMinutes * 60_000)),
        sql`case ${questionnaires.kind} when 'survey' then ${questionnaires.settings} ->> 'anonymity' <> 'named'
          else ${questionnaires.settings} ->> 'shows' = 'nothing' or ${questionnaires.settings} ->> 'when' = 'closed' end`,
      ),
    )
    .orderBy(asc(questionnaires.closedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!row) return;
  const { id, paidThrough } = row;
  const isTest = row.kind === "test";
  const hasPassed = sql`exists (select from ${questionnaireResponses} r where r.questionnaire_id = ${id}
    and r.account_id = ${questionnaireReceipts.accountId} and r.state = 'submitted' and r.passed)`;
  const next = await db()
    .select({ accountId: questionnaireReceipts.accountId })
    .from(questionnaireReceipts)
    .where(
      and(
        eq(questionnaireReceipts.questionnaireId, id),
        paidThrough ? gt(questionnaireReceipts.accountId, paidThrough) : undefined,
        isTest ? hasPassed : undefined,
      ),
    )
    .orderBy(asc(questionnaireReceipts.accountId))
    .limit(atOnce);
  for (const { accountId } of next) await (isTest ? payReward : settle)(row, accountId);
  const through = next.at(-1)?.accountId ?? paidThrough;
  await db()
    .update(questionnaires)
    .set({ paidThrough: through, ...(next.length < atOnce && { paidAt: now() }) })
    .where(eq(questionnaires.id, id));
}
