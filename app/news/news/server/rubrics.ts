import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  isAmong,
  isVisible,
  type PictureRow,
  pageIn,
  placeOf,
  publications,
  type Topic,
  toPicture,
  type Wish,
} from "#app/engines/content/server/index.ts";
import type { RubricName, RubricView } from "#app/news/news/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db, isId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { publicationRubrics, rubricSubscriptions, rubrics } from "./schema.ts";

/** Reads the rubrics that a reader may meet, in the editors' order; an editor meets the archived ones too. */
export async function readRubrics(viewer: Viewer): Promise<{ items: RubricView[] }> {
  const rows = await db()
    .select(columns(viewer))
    .from(rubrics)
    .where(and(isMet(viewer), mayAs(viewer, "editor") ? undefined : isNull(rubrics.archivedAt)))
    .orderBy(rubricOrder);
  return { items: rows.map(toRubric) };
}

/** Reads one rubric by its word of the own company, or by its id. Refuses another company's own as not found. */
export async function readRubric(viewer: Viewer, address: string): Promise<RubricView> {
  const isThere = isId(address)
    ? eq(rubrics.id, address)
    : and(eq(rubrics.groupId, viewer.groupId), eq(rubrics.slug, address));
  const [row] = await db()
    .select(columns(viewer))
    .from(rubrics)
    .where(and(isMet(viewer), isThere));
  if (!row) refuse("not-found");
  return toRubric(row);
}

/** Follows a rubric or lets it go: its articles come to «Подписки». */
export async function subscribe(viewer: Viewer, id: string, subscribed: boolean): Promise<{ subscribed: boolean }> {
  await readRubric(viewer, id);
  const row = { accountId: viewer.accountId, rubricId: id };
  if (subscribed) await db().insert(rubricSubscriptions).values(row).onConflictDoNothing();
  else await letRubricGo(viewer, id);
  return { subscribed };
}

/** Lets a rubric go, one that is not met any more too; one that is not followed is no trouble. */
export async function letRubricGo(viewer: Viewer, id: string): Promise<void> {
  await db().delete(rubricSubscriptions).where(isMine(viewer, id));
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

/** The editors' order: each section, then what stands in it. */
export const rubricOrder: SQL = sql`
  coalesce((select section.place from rubrics section where section.id = rubrics.parent_id), rubrics.place),
  coalesce(rubrics.parent_id, rubrics.id), rubrics.parent_id is not null, rubrics.place, rubrics.id`;

/** The word in the URL of a rubric that a query calls `of`: two companies may have the same one, so another's has its id. */
export function slugOf({ groupId }: Viewer, of: "rubrics" | "section" | "inside"): SQL<string> {
  const rubric = sql.raw(of);
  return sql`case when ${rubric}.group_id = ${groupId} then ${rubric}.slug else ${rubric}.id::text end`;
}

/** The section of `rubrics` in a query: its name and its word. */
export function sectionOf(viewer: Viewer): SQL<RubricView["section"]> {
  return sql`(select json_build_object('title', section.title, 'slug', ${slugOf(viewer, "section")})
    from rubrics section where section.id = rubrics.parent_id)`;
}

/** A column of a query over publications: the rubrics that each stands under. */
export function rubricsOf(viewer: Viewer): SQL<RubricName[]> {
  return sql`coalesce((
    select json_agg(json_build_object('id', rubrics.id, 'title', rubrics.title, 'slug', ${slugOf(viewer, "rubrics")},
      'section', ${sectionOf(viewer)}) order by ${rubricOrder})
    from ${publicationRubrics} under join rubrics on rubrics.id = under.rubric_id
    where under.publication_id = publications.id), '[]'::json)`;
}

/** What a card of an article names: the first of its rubrics. */
export function firstRubric(viewer: Viewer): SQL<Topic | null> {
  return sql`(
    select json_build_object('title', rubrics.title, 'name', ${slugOf(viewer, "rubrics")})
    from ${publicationRubrics} under join rubrics on rubrics.id = under.rubric_id
    where under.publication_id = publications.id order by ${rubricOrder} limit 1)`;
}

function isMet(viewer: Viewer): SQL {
  return or(eq(rubrics.reach, "portal"), eq(rubrics.groupId, viewer.groupId))!;
}

function isMine(viewer: Viewer, id: string): SQL {
  return and(eq(rubricSubscriptions.accountId, viewer.accountId), eq(rubricSubscriptions.rubricId, id))!;
}

type Row = Omit<RubricView, "cover"> & { cover: PictureRow | null };

function toRubric({ cover, ...rubric }: Row): RubricView {
  return { ...rubric, cover: cover && toPicture(cover) };
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
    slug: slugOf(viewer, "rubrics"),
    section: sectionOf(viewer),
    description: rubrics.description,
    reach: rubrics.reach,
    archived: sql<boolean>`${rubrics.archivedAt} is not null`,
    count: sql<number>`(${under})::int`,
    subscribed: sql<boolean>`${exists(mine)}`,
    subscribersCount: sql<number>`(
      select count(*)::int from rubric_subscriptions follower where follower.rubric_id = rubrics.id)`,
    cover: sql<PictureRow | null>`(
      select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', rubrics.cover_alt, 'blur', f.blur)
      from files f where f.id = rubrics.cover_id)`,
    inside: sql<RubricView["inside"]>`coalesce((
      select json_agg(json_build_object('title', inside.title, 'slug', ${slugOf(viewer, "inside")}) order by inside.place)
      from rubrics inside where inside.parent_id = rubrics.id and inside.archived_at is null), '[]'::json)`,
  };
}
