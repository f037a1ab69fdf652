import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { ContentFilter, RuleFields, RuleKind, Runs } from "#app/engines/moderation/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { cutByFinds } from "./finding.ts";
import { contentFilters } from "./schema.ts";
import { kept } from "./terms.ts";

type Done = { id: string };

/** As many as every text can be looked through for. */
const most = 50;
const mostExpressions = 20;

/** The rules of the viewer's company, the first made first. */
export async function readAll(viewer: Viewer): Promise<{ items: ContentFilter[] }> {
  return {
    items: await selectRules(isOurs(viewer)).orderBy(asc(contentFilters.createdAt), asc(contentFilters.id)).limit(most),
  };
}

/** One of them. Refuses another company's as not found. */
export async function readOne(viewer: Viewer, id: string): Promise<ContentFilter> {
  const [row] = await selectRules(and(isOurs(viewer), eq(contentFilters.id, id)));
  return row ?? refuse("not-found");
}

/** Adds a rule. Refuses beside the field what makes no rule, and one more than every text can be looked through for. */
export async function add(viewer: Viewer, { kind, ...rule }: RuleFields & { kind: RuleKind }): Promise<Done> {
  const { groupId } = viewer;
  const terms = kept(kind, rule.terms);
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content-filters ${groupId}`}, 0))`);
  await demandRoom(viewer, kind);
  const id = newId();
  await db()
    .insert(contentFilters)
    .values({ id, groupId, kind, ...written(viewer, { ...rule, terms }), createdAt: now() });
  await audit(viewer, "content-filter.added", id);
  return { id };
}

/** Changes a rule; what it looks for stays of its kind. Refuses another company's as not found. */
export async function change(viewer: Viewer, { id, ...rule }: RuleFields & Done): Promise<Done> {
  const { kind } = await readOne(viewer, id);
  const terms = kept(kind, rule.terms);
  const rows = await db()
    .update(contentFilters)
    .set(written(viewer, { ...rule, terms }))
    .where(and(isOurs(viewer), eq(contentFilters.id, id)))
    .returning({ id: contentFilters.id });
  if (!rows.length) refuse("not-found");
  await audit(viewer, "content-filter.changed", id);
  return { id };
}

/** Takes a rule away; what waits because of it goes on waiting. Refuses another company's as not found. */
export async function drop(viewer: Viewer, id: string): Promise<Done> {
  const rows = await db()
    .delete(contentFilters)
    .where(and(isOurs(viewer), eq(contentFilters.id, id)))
    .returning({ id: contentFilters.id });
  if (!rows.length) refuse("not-found");
  await audit(viewer, "content-filter.dropped", id);
  return { id };
}

/** What a rule, perhaps not kept yet, finds in a text that it is tried on; nothing is kept of either. */
export function attempt({ kind, terms, text }: Pick<ContentFilter, "kind" | "terms"> & { text: string }): {
  runs: Runs;
} {
  return { runs: cutByFinds({ kind, terms: kept(kind, terms) }, text) };
}

function written({ accountId }: Viewer, { on, ...rule }: RuleFields) {
  const at = now();
  return { ...rule, offAt: on ? null : at, changedBy: accountId, changedAt: at };
}

async function demandRoom(viewer: Viewer, kind: RuleKind): Promise<void> {
  const rows = await db().select({ kind: contentFilters.kind }).from(contentFilters).where(isOurs(viewer));
  const expressions = rows.filter((row) => row.kind === "expression");
  const isFull = rows.length >= most || (kind === "expression" && expressions.length >= mostExpressions);
  const said = `Не больше ${most} правил, из них ${mostExpressions} с выражениями: удалите лишнее`;
  if (isFull) refuse("invalid", "many", { fields: { terms: [said] } });
}

function selectRules(where: SQL | undefined) {
  const { id, kind, terms, action, place, note, offAt } = contentFilters;
  return db()
    .select({ id, kind, terms, action, place, note, on: sql<boolean>`${offAt} is null` })
    .from(contentFilters)
    .where(where)
    .$dynamic();
}

function isOurs({ groupId }: Viewer): SQL {
  return eq(contentFilters.groupId, groupId);
}

function audit({ accountId, groupId }: Viewer, deed: Deed, objectId: string): Promise<void> {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId });
}
