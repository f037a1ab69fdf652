import { and, eq, ne, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { toldPeople } from "#platform/people/named.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { openFiles } from "./files.ts";
import { questionnaires, questionnaireViewers } from "./schema.ts";

const peopleWho = (edits: boolean) =>
  toldPeople(
    sql`a`,
    sql`from ${questionnaireViewers} v join ${accounts} a on a.id = v.account_id
    where v.questionnaire_id = ${questionnaires}.id and v.edits = ${edits} and ${isColleague(sql`a`)}`,
  );

/** A column: those who read the results besides administrators. */
export const viewersOf = peopleWho(false);

/** A column: those who compose it together with its author. */
export const coauthorsOf = peopleWho(true);

/** Those who read the results, or those who compose it too, as notices want them. */
export function findViewers(id: string, edits: boolean) {
  const isTold = edits ? undefined : ne(questionnaires.state, "draft");
  return db()
    .select({
      accountId: questionnaireViewers.accountId,
      groupId: questionnaireViewers.groupId,
      subject: questionnaires.title,
    })
    .from(questionnaireViewers)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireViewers.questionnaireId))
    .where(and(eq(questionnaires.id, id), eq(questionnaireViewers.edits, edits), isTold));
}

type Named = { viewers: string[]; coauthors?: string[] };

/**
 * Opens the results to these people and calls those to compose it; nobody else keeps either. Whoever is named as both composes.
 * Refuses at their field whom it cannot call.
 */
export async function putViewers(viewer: Viewer, questionnaireId: string, named: Named): Promise<void> {
  const { groupId, accountId: actorId } = viewer;
  const isIt = eq(questionnaireViewers.questionnaireId, questionnaireId);
  const before = await db()
    .select({
      id: accounts.id,
      name: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      edits: questionnaireViewers.edits,
    })
    .from(questionnaireViewers)
    .innerJoin(accounts, eq(accounts.id, questionnaireViewers.accountId))
    .where(isIt);
  const readers = await namedPeople(viewer, named.viewers, { field: "viewers" });
  const editors = named.coauthors
    ? await namedPeople(viewer, named.coauthors, { field: "coauthors" })
    : before.filter(({ edits }) => edits);
  const after = new Map(
    [...readers.map((one) => ({ ...one, edits: false })), ...editors.map((one) => ({ ...one, edits: true }))].map(
      (one) => [one.id, one],
    ),
  );
  const had = (id: string) => before.find((one) => one.id === id)?.edits;
  const changed = new Set([
    ...before.flatMap(({ id, edits }) => (after.get(id)?.edits === edits ? [] : [edits])),
    ...[...after.values()].flatMap(({ id, edits }) => (had(id) === edits ? [] : [edits])),
  ]);
  if (!changed.size) return;
  await db().delete(questionnaireViewers).where(isIt);
  if (after.size)
    await db()
      .insert(questionnaireViewers)
      .values([...after.values()].map(({ id, edits }) => ({ questionnaireId, groupId, accountId: id, edits })));
  await openFiles(questionnaireId);
  for (const edits of changed) {
    const deed: Deed = edits ? "questionnaire.coauthors" : "questionnaire.viewers";
    const people = [...after.values()].filter((one) => one.edits === edits);
    const detail = { [edits ? "coauthors" : "viewers"]: people.map(({ name }) => name) };
    await recordAudit({ deed, result: "ok", accountId: actorId, groupId, objectId: questionnaireId, detail });
    const isFresh = people.some(({ id }) => had(id) !== edits);
    const kind = edits ? "questionnaire.shared" : "questionnaire.opened-results";
    if (isFresh) await announce({ kind, objectId: questionnaireId, groupId, actorId });
  }
}
