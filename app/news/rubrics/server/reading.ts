import type { InferContractRouterOutputs } from "@orpc/contract";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type PictureRow, toPicture } from "#app/engines/content/server/index.ts";
import { rubricOrder, rubrics, sectionOf } from "#app/news/news/server/index.ts";
import type { RubricLine, rubricsContract } from "#app/news/rubrics/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { byName, byNameOf } from "#platform/people/name-order.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";

type Outputs = InferContractRouterOutputs<typeof rubricsContract>;

const fullName = sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`;

/** The rubrics of a chief editor's company in their order, sections first and what stands in each behind it. */
export async function readDeskRubrics(viewer: Viewer): Promise<{ items: RubricLine[] }> {
  const rows = await db()
    .select({
      id: rubrics.id,
      title: rubrics.title,
      section: sectionOf(viewer),
      parentId: rubrics.parentId,
      reach: rubrics.reach,
      fourEyes: rubrics.fourEyes,
      archived: sql<boolean>`${rubrics.archivedAt} is not null`,
      count: sql<number>`(select count(*)::int from publication_rubrics under where under.rubric_id = rubrics.id)`,
      subscribersCount: sql<number>`(
        select count(*)::int from rubric_subscriptions follower where follower.rubric_id = rubrics.id)`,
      editors: sql<string[]>`array(
        select a.first_name || ' ' || a.last_name from rubric_editors named join accounts a on a.id = named.account_id
        where named.rubric_id = rubrics.id order by ${byNameOf("a")})`,
    })
    .from(rubrics)
    .where(eq(rubrics.groupId, viewer.groupId))
    .orderBy(rubricOrder);
  const isEdge = (parentId: string | null, id: string | undefined, at: 0 | -1) =>
    rows.filter((row) => row.parentId === parentId).at(at)?.id === id;
  return {
    items: rows.map(({ parentId, section, ...row }) => ({
      ...row,
      section: section?.title ?? null,
      up: !isEdge(parentId, row.id, 0),
      down: !isEdge(parentId, row.id, -1),
    })),
  };
}

/** A rubric as the form that keeps it, or nothing where it is still to come; with what the form offers. */
export async function readRubricSource(viewer: Viewer, id: string): Promise<Outputs["source"]> {
  const isOwn = eq(rubrics.groupId, viewer.groupId);
  const [row] = await db()
    .select({
      id: rubrics.id,
      title: rubrics.title,
      slug: rubrics.slug,
      description: rubrics.description,
      parentId: rubrics.parentId,
      reach: rubrics.reach,
      fourEyes: rubrics.fourEyes,
      archived: sql<boolean>`${rubrics.archivedAt} is not null`,
      editors: sql<string[]>`array(
        select named.account_id from rubric_editors named where named.rubric_id = rubrics.id)`,
      cover: sql<PictureRow | null>`(
        select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', rubrics.cover_alt, 'blur', f.blur)
        from files f where f.id = rubrics.cover_id)`,
    })
    .from(rubrics)
    .where(and(isOwn, eq(rubrics.id, id)));
  const sections = await db()
    .select({ id: rubrics.id, title: rubrics.title })
    .from(rubrics)
    .where(and(isOwn, isNull(rubrics.parentId), ne(rubrics.id, id)))
    .orderBy(rubricOrder);
  return {
    rubric: row ? { ...row, cover: row.cover && toPicture(row.cover) } : null,
    sections,
    editors: await readEditors(viewer),
  };
}

/** Who of a company works here as an editor. */
export function readEditors({ groupId }: Viewer): Promise<{ accountId: string; name: string }[]> {
  return db()
    .select({ accountId: accounts.id, name: fullName })
    .from(grants)
    .innerJoin(accounts, and(eq(accounts.id, grants.accountId), isColleague()))
    .where(and(eq(grants.groupId, groupId), eq(grants.right, "editor"), isGiven()))
    .orderBy(...byName);
}
