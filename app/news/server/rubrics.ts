import type { InferContractRouterInputs } from "@orpc/contract";
import { and, asc, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import { isAmong, isVisible, pageIn, placeOf, publications, type Wish } from "#app/content/server/index.ts";
import type { newsContract, RubricView } from "#app/news/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { publicationRubrics, rubricSubscriptions, rubrics } from "./schema.ts";

/** Reads the rubrics that a reader may meet, in the editors' order; an editor meets the archived ones too. */
export async function readRubrics(viewer: Viewer): Promise<{ items: RubricView[] }> {
  const isEditor = viewer.rights.includes("editor");
  const items = await db()
    .select(columns(viewer))
    .from(rubrics)
    .where(and(isMet(viewer), isEditor ? undefined : isNull(rubrics.archivedAt)))
    .orderBy(asc(rubrics.place), asc(rubrics.id));
  return { items };
}

/** Reads one rubric. Refuses another company's own as not found. */
export async function readRubric(viewer: Viewer, id: string): Promise<RubricView> {
  const [row] = await db()
    .select(columns(viewer))
    .from(rubrics)
    .where(and(isMet(viewer), eq(rubrics.id, id)));
  if (!row) refuse("not-found");
  return row;
}

/** Follows a rubric or lets it go: its articles come to «Подписки» (product B3). */
export async function subscribe(viewer: Viewer, id: string, subscribed: boolean): Promise<{ subscribed: boolean }> {
  await readRubric(viewer, id);
  const row = { accountId: viewer.accountId, rubricId: id };
  if (subscribed) await db().insert(rubricSubscriptions).values(row).onConflictDoNothing();
  else await db().delete(rubricSubscriptions).where(isMine(viewer, id));
  return { subscribed };
}

type Draft = InferContractRouterInputs<typeof newsContract>["putRubric"];

/** Makes or changes a rubric of the editor's company. Refuses another company's as not found. */
export async function putRubric(viewer: Viewer, { id, archived, ...words }: Draft): Promise<{ id: string }> {
  const values = { ...words, archivedAt: archived ? now() : null };
  const kept = await db()
    .insert(rubrics)
    .values({ id, groupId: viewer.groupId, ...values, place: sql`(select count(*)::int from ${rubrics})` })
    .onConflictDoUpdate({ target: rubrics.id, set: values, setWhere: eq(rubrics.groupId, viewer.groupId) })
    .returning({ id: rubrics.id });
  if (!kept.length) refuse("not-found");
  return { id };
}

/** The place of what stands under rubrics. */
export const underRubric = placeOf(publicationRubrics);

/** Whether a publication stands under a rubric. */
export function carries(rubricId: string): SQL {
  const { publicationId } = publicationRubrics;
  const stands = and(eq(publicationId, publications.id), eq(publicationRubrics.rubricId, rubricId));
  return exists(db().select({ one: sql`1` }).from(publicationRubrics).where(stands));
}

/** Whether a publication is on the wished page of a rubric. */
export function isUnder(rubricId: string, wish: Wish): SQL {
  return isAmong(pageIn(underRubric, eq(publicationRubrics.rubricId, rubricId), wish));
}

function isMet(viewer: Viewer): SQL {
  return or(eq(rubrics.reach, "portal"), eq(rubrics.groupId, viewer.groupId))!;
}

function isMine(viewer: Viewer, id: string): SQL {
  return and(eq(rubricSubscriptions.accountId, viewer.accountId), eq(rubricSubscriptions.rubricId, id))!;
}

function columns(viewer: Viewer) {
  const under = db()
    .select({ count: sql`count(*)` })
    .from(publicationRubrics)
    .innerJoin(publications, eq(publications.id, publicationRubrics.publicationId))
    .where(and(eq(publicationRubrics.rubricId, rubrics.id), isVisible(viewer)));
  const mine = db()
    .select({ one: sql`1` })
    .from(rubricSubscriptions)
    .where(and(eq(rubricSubscriptions.rubricId, rubrics.id), eq(rubricSubscriptions.accountId, viewer.accountId)));
  return {
    id: rubrics.id,
    title: rubrics.title,
    description: rubrics.description,
    reach: rubrics.reach,
    fourEyes: rubrics.fourEyes,
    archived: sql<boolean>`${rubrics.archivedAt} is not null`,
    count: sql<number>`(${under})::int`,
    subscribed: sql<boolean>`${exists(mine)}`,
  };
}
