import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type {
  QuestionnaireKind,
  QuestionnaireSource,
  QuestionnaireState,
  questionnaireDocument,
  questionnaireTerms,
} from "#app/engines/questionnaires/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { demandTopics } from "./bank-needs.ts";
import { countAsked } from "./document.ts";
import { isOnDesk, leads, type Questionnaire, stateOf } from "./policy.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires } from "./schema.ts";
import { coauthorsOf, putViewers, viewersOf } from "./viewers.ts";

const answered = sql<number>`(select count(*)::int from ${questionnaireReceipts} r
  where r.questionnaire_id = ${questionnaires}.id)`;
const begun = sql<boolean>`(${answered} > 0 or exists (select from ${questionnaireResponses} o
  where o.questionnaire_id = ${questionnaires}.id))`;

/** Reads a page of the company's questionnaires, the newest first, of one state if told. */
export async function readDesk(viewer: Viewer, { state, after }: { state?: QuestionnaireState; after?: string }) {
  const rows = await db()
    .select({ row: questionnaires, author: authorName, answered })
    .from(questionnaires)
    .innerJoin(accounts, eq(accounts.id, questionnaires.authorId))
    .where(
      and(
        isOnDesk(viewer),
        state ? isIn(state) : sql`${questionnaires.state} <> 'archived'`,
        beyond([questionnaires.createdAt, questionnaires.id], after),
      ),
    )
    .orderBy(desc(questionnaires.createdAt), desc(questionnaires.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ row }) => [row.createdAt, row.id]);
  return {
    items: items.map(({ row, author, answered: count }) => ({
      ...{ id: row.id, kind: row.kind, title: row.title, wave: row.wave, author, answered: count },
      ...{ state: stateOf(row), anonymity: row.settings.anonymity },
      questions: countAsked(row),
      opensAt: row.opensAt?.toISOString() ?? null,
      closesAt: row.closesAt?.toISOString() ?? null,
    })),
    next,
  };
}

const authorName = sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`;

/** `stateOf`, as a condition. */
function isIn(state: QuestionnaireState): SQL {
  const moment = sql`${now().toISOString()}::timestamptz`;
  const q = questionnaires;
  const live = sql`${q.state} in ('published', 'paused') and coalesce(${q.closesAt} > ${moment}, true)`;
  const waits = sql`coalesce(${q.opensAt} > ${moment}, false)`;
  const conditions: Record<QuestionnaireState, SQL> = {
    draft: sql`${q.state} = 'draft'`,
    archived: sql`${q.state} = 'archived'`,
    closed: sql`(${q.state} = 'closed' or (${q.state} in ('published', 'paused') and ${q.closesAt} <= ${moment}))`,
    scheduled: sql`(${live} and ${waits})`,
    open: sql`(${live} and not ${waits} and ${q.state} = 'published')`,
    paused: sql`(${live} and not ${waits} and ${q.state} = 'paused')`,
  };
  return conditions[state];
}

/** One questionnaire with its questions and what is right, for who composes it. Refuses others as not found. */
export async function readSource(viewer: Viewer, { id }: { id: string }): Promise<QuestionnaireSource> {
  const [found] = await db()
    .select({ row: questionnaires, answered, begun, viewers: viewersOf, coauthors: coauthorsOf })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), isOnDesk(viewer)));
  if (!found) refuse("not-found");
  const { row, answered: count, viewers, coauthors } = found;
  const { kind, title, description, audience, settings, document, revision, wave } = row;
  return {
    ...{ id, kind, title, description, audience, settings, document, revision, wave, answered: count },
    reach: row.reach,
    state: stateOf(row),
    frozen: row.state !== "draft",
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    remindAt: row.remindAt?.toISOString() ?? null,
    ...{ viewers, coauthors, leads: leads(viewer, row) },
  };
}

type New = { kind: QuestionnaireKind; title: string; description: string };

/** Begins a draft with one empty section. */
export async function create(viewer: Viewer, { kind, title, description }: New) {
  const id = newId();
  await db()
    .insert(questionnaires)
    .values({
      ...{ id, kind, title, description, groupId: viewer.groupId, authorId: viewer.accountId },
      document: { sections: [{ id: "s1", title: "", text: "", questions: [] }] },
      settings: startSettings,
    });
  await recordAudit({ ...by(viewer), deed: "questionnaire.made", objectId: id });
  return { id };
}

export const startSettings = {
  ...{ anonymity: "named", results: "never", editable: false, thanks: "", passMark: 70, attempts: 1, pauseHours: 0 },
  ...{ quota: 0, reward: 0, counted: "best", minutes: 0, draw: 0, shuffle: false, shows: "score", when: "now" },
} as const satisfies Questionnaire["settings"];

type Composing = { id: string; revision: number; document: z.output<typeof questionnaireDocument> };

/**
 * Changes the questions of a draft. Refuses what is published as forbidden, another's change meanwhile as a conflict, and topics of the
 * bank that there are not, or that a survey would draw from.
 */
export async function compose(viewer: Viewer, { id, revision, document }: Composing) {
  const row = await lock(viewer, id);
  if (row.state !== "draft") refuse("forbidden", "frozen");
  if (row.revision !== revision) refuse("conflict", "revision");
  await demandTopics(row, document);
  await db()
    .update(questionnaires)
    .set({ document, revision: revision + 1 })
    .where(eq(questionnaires.id, id));
  return { id };
}

type Terms = z.output<typeof questionnaireTerms> & { id: string; revision: number };

/**
 * Changes whom, when and how one asks. Once it is published, how answers are kept and counted stays as it was promised:
 * words, readers and the end may change. Who composes it together is named by its author and by administrators; by others it is
 * refused as forbidden.
 */
export async function settle(viewer: Viewer, { id, revision, ...terms }: Terms) {
  const row = await lock(viewer, id);
  if (row.revision !== revision) refuse("conflict", "revision");
  if (terms.coauthors && !leads(viewer, row)) refuse("forbidden", "coauthors");
  const no = (field: string, message: string) => refuse("invalid", field, { fields: { [field]: [message] } });
  if (terms.reach !== "company") no("readers", "Анкету проводит одна компания: выберите свою или её людей");
  const moments = [terms.opensAt, terms.closesAt, terms.remindAt].map((at) => (at ? new Date(at) : null));
  const [opensAt = null, closesAt = null, remindAt = null] = moments;
  if (opensAt && closesAt && closesAt <= opensAt) no("closesAt", "Конец раньше начала");
  if (remindAt && (remindAt <= now() || (opensAt && remindAt <= opensAt) || (closesAt && remindAt >= closesAt)))
    no("remindAt", "Напомнить можно в будущем: после начала и до конца");
  const { title, description, audience } = terms;
  const isDraft = row.state === "draft";
  const settings = isDraft ? terms.settings : { ...row.settings, thanks: terms.settings.thanks };
  await db()
    .update(questionnaires)
    .set({ title, description, audience, settings, opensAt, closesAt, remindAt, revision: revision + 1 })
    .where(eq(questionnaires.id, id));
  await putViewers(viewer, id, terms);
  const { accountId: actorId, groupId } = viewer;
  await announce({ kind: "questionnaire.changed", objectId: id, groupId, actorId });
  await recordAudit({ ...by(viewer), deed: "questionnaire.settled", objectId: id });
  return { id };
}

/** Begins the next wave: the same questions and rules in a new draft. */
export async function copyOne(viewer: Viewer, { id }: { id: string }) {
  const row = await lock(viewer, id);
  const { kind, title, description, reach, audience, document, settings, groupId } = row;
  const fresh = newId();
  await db()
    .insert(questionnaires)
    .values({
      ...{ id: fresh, kind, title, description, reach, audience, document, settings, groupId },
      ...{ authorId: viewer.accountId, wave: row.wave + 1, previousId: id },
    });
  await recordAudit({ ...by(viewer), deed: "questionnaire.made", objectId: fresh });
  return { id: fresh };
}

export const by = ({ accountId, groupId }: Viewer) => ({ result: "ok" as const, accountId, groupId });

/** The row for a deed; what the viewer does not compose is not found. */
export async function lock(viewer: Viewer, id: string): Promise<Questionnaire> {
  const [row] = await db()
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), isOnDesk(viewer)))
    .for("update");
  return row ?? refuse("not-found");
}
