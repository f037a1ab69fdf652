import { and, count, eq, gt, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { hashOfToken, newToken } from "#platform/tokens.ts";
import { by, lock } from "./desk.ts";
import { isOnDesk, stateOf } from "./policy.ts";
import { questionnaireBallots, questionnaireLinks, questionnaires } from "./schema.ts";

const day = 24 * 3_600_000;
/** So many links of one survey may wait to be used. */
const most = 1000;

const guests = sql<number>`(select count(*)::int from ${questionnaireBallots} b
  where b.questionnaire_id = ${questionnaires}.id and b.guest)`;

/** How many guests have answered, and which links wait still, by their term. Refuses tests and others' surveys as not found. */
export async function readLinks(viewer: Viewer, { id }: { id: string }) {
  const [found] = await db()
    .select({ row: questionnaires, answered: guests })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.kind, "survey"), isOnDesk(viewer)));
  if (!found) refuse("not-found");
  const { row, answered } = found;
  const issued = await db()
    .select({
      expiresAt: questionnaireLinks.expiresAt,
      left: sql<number>`count(*)::int`,
      begun: sql<number>`(count(*) filter (where ${questionnaireLinks.begun}))::int`,
    })
    .from(questionnaireLinks)
    .where(and(eq(questionnaireLinks.questionnaireId, id), gt(questionnaireLinks.expiresAt, now())))
    .groupBy(questionnaireLinks.expiresAt)
    .orderBy(questionnaireLinks.expiresAt);
  return {
    ...{ id, title: row.title, kind: row.kind, state: stateOf(row), anonymity: row.settings.anonymity, answered },
    issued: issued.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
  };
}

type Wish = { id: string; count: number; days: number };

/**
 * Makes links for people without an account; their tokens are told once. Refuses a test as not found, a survey that nobody answers any more
 * as a conflict, and more links than may wait.
 */
export async function issueLinks(viewer: Viewer, { id, count: wanted, days }: Wish) {
  const row = await lock(viewer, id);
  if (row.kind !== "survey") refuse("not-found");
  const state = stateOf(row);
  if (state !== "open" && state !== "scheduled") refuse("conflict", "state");
  const [all] = await db()
    .select({ count: count() })
    .from(questionnaireLinks)
    .where(eq(questionnaireLinks.questionnaireId, id));
  if ((all?.count ?? 0) + wanted > most)
    refuse("invalid", "count", { fields: { count: [`Неиспользованных ссылок может быть не больше ${most}`] } });
  const tokens = Array.from({ length: wanted }, newToken);
  const expiresAt = new Date(now().getTime() + days * day);
  const about = { questionnaireId: id, groupId: row.groupId, expiresAt };
  await db()
    .insert(questionnaireLinks)
    .values(tokens.map((token) => ({ ...about, hash: hashOfToken(token) })));
  await recordAudit({ ...by(viewer), deed: "questionnaire.guests", objectId: id, detail: { made: wanted } });
  return { tokens, expiresAt: expiresAt.toISOString() };
}

/** Takes back the links of one term that nobody has answered by, with what was begun by them. */
export async function revokeLinks(viewer: Viewer, { id, expiresAt }: { id: string; expiresAt: string }) {
  await lock(viewer, id);
  const gone = await db()
    .delete(questionnaireLinks)
    .where(and(eq(questionnaireLinks.questionnaireId, id), eq(questionnaireLinks.expiresAt, new Date(expiresAt))))
    .returning({ hash: questionnaireLinks.hash });
  if (gone.length)
    await recordAudit({ ...by(viewer), deed: "questionnaire.guests", objectId: id, detail: { revoked: gone.length } });
  return { revoked: gone.length };
}
