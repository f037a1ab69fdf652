import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { openFiles } from "./files.ts";
import { questionnaires, questionnaireViewers } from "./schema.ts";

/** A column: the short names of those who read the results besides administrators. */
export const viewerNames = sql<string[]>`array(select a.alias from ${questionnaireViewers} v
  join ${accounts} a on a.id = v.account_id where v.questionnaire_id = ${questionnaires}.id order by a.alias)`;

/** Those people, as notices want them. */
export function findViewers(id: string) {
  return db()
    .select({
      accountId: questionnaireViewers.accountId,
      groupId: questionnaireViewers.groupId,
      subject: questionnaires.title,
    })
    .from(questionnaireViewers)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireViewers.questionnaireId))
    .where(and(eq(questionnaires.id, id), ne(questionnaires.state, "draft")));
}

/** Opens the results to these people and to nobody else. Refuses names that nobody has at their field. */
export async function putViewers(viewer: Viewer, questionnaireId: string, names: string[]): Promise<void> {
  const { groupId, accountId } = viewer;
  const plain = [...new Set(names.map((name) => name.replace(/^@/, "").toLowerCase()))];
  const people = plain.length
    ? await db()
        .select({ id: accounts.id, alias: accounts.alias })
        .from(accounts)
        .where(and(eq(accounts.groupId, groupId), isColleague(), inArray(accounts.alias, plain)))
    : [];
  const unknown = plain.filter((name) => !people.some(({ alias }) => alias === name));
  if (unknown.length)
    refuse("invalid", "viewers", {
      fields: { viewers: [`Не нашли: ${unknown.map((name) => `@${name}`).join(", ")}`] },
    });
  const before = await db()
    .delete(questionnaireViewers)
    .where(eq(questionnaireViewers.questionnaireId, questionnaireId))
    .returning({ id: questionnaireViewers.accountId });
  if (people.length)
    await db()
      .insert(questionnaireViewers)
      .values(people.map(({ id }) => ({ questionnaireId, groupId, accountId: id })));
  const fresh = people.filter(({ id }) => !before.some((one) => one.id === id));
  if (!fresh.length && before.length === people.length) return;
  await openFiles(questionnaireId);
  const detail = { viewers: people.map(({ alias }) => alias) };
  await recordAudit({
    ...{ deed: "questionnaire.viewers", result: "ok", accountId, groupId },
    ...{ objectId: questionnaireId, detail },
  });
  if (fresh.length)
    await announce({ kind: "questionnaire.opened-results", objectId: questionnaireId, groupId, actorId: accountId });
}
