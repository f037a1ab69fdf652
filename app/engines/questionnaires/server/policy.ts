import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { graceMinutes, type QuestionnaireState } from "#app/engines/questionnaires/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { questionnaireBallots, questionnaireReceipts, questionnaires, questionnaireViewers } from "./schema.ts";

export type Questionnaire = typeof questionnaires.$inferSelect;
type Clock = Pick<Questionnaire, "state" | "opensAt" | "closesAt" | "closedAt">;

/** Its state is told by what was done with it, and by the clock. */
export function stateOf({ state, opensAt, closesAt }: Clock): QuestionnaireState {
  if (state === "draft" || state === "archived" || state === "closed") return state;
  if (closesAt && closesAt <= now()) return "closed";
  if (opensAt && opensAt > now()) return "scheduled";
  return state === "paused" ? "paused" : "open";
}

/** Since when nobody begins any more; null while it stands. */
export function endOf({ closesAt, closedAt }: Clock): Date | null {
  const ends = [closesAt, closedAt].flatMap((end) => (end && end <= now() ? [end.getTime()] : []));
  return ends.length ? new Date(Math.min(...ends)) : null;
}

/** Until when whoever was filling when it closed may still send; null while it stands, and when that is over too. */
export function graceOf(row: Clock): Date | null {
  const end = endOf(row);
  const until = end && new Date(end.getTime() + graceMinutes * 60_000);
  return until && until > now() ? until : null;
}

export const isInGrace = (row: Clock) => graceOf(row) !== null;

/** Whether the scores of a test are told to who has taken it. */
export const isTold = (row: Clock & Pick<Questionnaire, "settings">) =>
  row.settings.shows !== "nothing" && (row.settings.when === "now" || stateOf(row) === "closed");

/** What speaks to this reader, and is out: neither a draft, nor for later, nor put into the archive. */
export function isOut(viewer: Viewer): SQL | undefined {
  return and(
    inArray(questionnaires.state, ["published", "paused", "closed"]),
    or(isNull(questionnaires.opensAt), lte(questionnaires.opensAt, now())),
    isAddressed(questionnaires, viewer),
  );
}

/** A condition: the results are open to this reader in person. */
export const watches = ({ accountId }: Viewer) => sql<boolean>`exists (select from ${questionnaireViewers} v
  where v.questionnaire_id = ${questionnaires}.id and v.account_id = ${accountId})`;

/** What is out, or was, and whose results are open to this reader in person. */
export function isWatched(viewer: Viewer): SQL {
  return sql`(${questionnaires.state} <> 'draft' and ${questionnaires.kind} = 'survey' and ${watches(viewer)})`;
}

/** What may be answered now. */
export function isOpen(): SQL {
  return sql`(${questionnaires.state} = 'published'
    and coalesce(${questionnaires.closesAt} > ${now().toISOString()}::timestamptz, true))`;
}

/** A column: as many have answered as were wanted, guests among them. */
export const isFull = sql<boolean>`(case when (${questionnaires}.settings ->> 'quota')::int > 0
  then (select count(*) from ${questionnaireReceipts} r where r.questionnaire_id = ${questionnaires}.id)
    + (select count(*) from ${questionnaireBallots} b where b.questionnaire_id = ${questionnaires}.id and b.guest)
    >= (${questionnaires}.settings ->> 'quota')::int else false end)`;

/** A condition: this reader has made it, or was called to make it together. */
export const composes = ({ accountId }: Viewer) => sql<boolean>`(${questionnaires.authorId} = ${accountId}
  or exists (select from ${questionnaireViewers} v where v.questionnaire_id = ${questionnaires}.id
    and v.account_id = ${accountId} and v.edits))`;

/** What one works on: who has the right to surveys on all of the own company, others on what they compose. */
export function isOnDesk(viewer: Viewer): SQL | undefined {
  return and(eq(questionnaires.groupId, viewer.groupId), mayAs(viewer, "surveys") ? undefined : composes(viewer));
}

/** Whether one may name who composes it together, and throw it away: co-authors may not. */
export const leads = (viewer: Viewer, { authorId }: Pick<Questionnaire, "authorId">) =>
  mayAs(viewer, "surveys") || authorId === viewer.accountId;
