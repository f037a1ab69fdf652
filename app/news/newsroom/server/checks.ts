import type { InferContractRouterInputs } from "@orpc/contract";
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { publicationLinks, publicationPictures, publications } from "#app/engines/content/server/index.ts";
import { articles, rubrics } from "#app/news/news/server/index.ts";
import { type CheckName, type deskChecksContract, type Finding, reviewDays } from "#app/news/newsroom/contract.ts";
import { todayIn } from "#app/web/server/today.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { faultOfLink } from "./faults.ts";
import { isOnDesk } from "./policy.ts";
import { isStale } from "./review.ts";

type Inputs = InferContractRouterInputs<typeof deskChecksContract>;
type Page = { items: Finding[]; next: string | undefined };

/**
 * Reads a page of what the desk has to mend, of one check, and how much there is of each:
 * articles that this editor works on; rubrics only for a chief editor, whose they are to keep.
 */
export async function readChecks(viewer: Viewer, { check = "pictures", after }: Inputs["read"]) {
  const keepsRubrics = mayAs(viewer, "chief-editor");
  const asked = check === "rubrics" && !keepsRubrics ? "pictures" : check;
  const [counts] = await db()
    .select({
      pictures: countOf(silentPictures(viewer)),
      links: countOf(brokenLinks(viewer)),
      reviews: countOf(dueReviews(viewer)),
      ...(keepsRubrics && { rubrics: countOf(looseRubrics(viewer)) }),
    })
    .from(sql`(select 1) once`);
  return { counts: counts!, ...(await pages[asked](viewer, after)) };
}

const pages: Record<CheckName, (viewer: Viewer, after?: string) => Promise<Page>> = {
  pictures: readPictures,
  links: readLinks,
  reviews: readReviews,
  rubrics: readRubrics,
};

const isOut = (viewer: Viewer) => and(isOnDesk(viewer), eq(publications.state, "published"));

function countOf(found: SQL): SQL<number> {
  return sql<number>`(select count(*)::int ${found})`;
}

const silent = sql`(select count(*)::int from ${publicationPictures} p where p.publication_id = ${publications}.id and p.alt = '')`;

function silentPictures(viewer: Viewer): SQL {
  return sql`from ${publications} where ${and(isOut(viewer), sql`${silent} > 0`)}`;
}

/** The pictures of an article are those of its language versions too. */
async function readPictures(viewer: Viewer, after?: string): Promise<Page> {
  const rows = await db()
    .select({ id: publications.id, title: publications.title, count: sql<number>`${silent}` })
    .from(publications)
    .where(and(isOut(viewer), sql`${silent} > 0`, beyond([publications.id], after)))
    .orderBy(desc(publications.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ id }) => [id]);
  return { items: items.map((row) => ({ check: "pictures" as const, key: row.id, ...row })), next };
}

function brokenLinks(viewer: Viewer): SQL {
  const isBroken = and(isOut(viewer), sql`${faultOfLink()} is not null`);
  return sql`from ${publicationLinks} join ${publications} on ${publications.id} = ${publicationLinks.publicationId}
    where ${isBroken}`;
}

async function readLinks(viewer: Viewer, after?: string): Promise<Page> {
  const { path } = publicationLinks;
  const fault = faultOfLink();
  const rows = await db()
    .select({ id: publications.id, title: publications.title, path, fault })
    .from(publicationLinks)
    .innerJoin(publications, eq(publications.id, publicationLinks.publicationId))
    .where(and(isOut(viewer), isNotNull(fault), beyond([publications.id, path], after)))
    .orderBy(desc(publications.id), desc(path))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.id, row.path]);
  const told = items.map(({ fault, ...row }) => ({
    check: "links" as const,
    key: `${row.id}${row.path}`,
    ...row,
    fault: fault!,
  }));
  return { items: told, next };
}

const isDue = (viewer: Viewer) => and(isOnDesk(viewer), isStale(todayIn(viewer.timeZone)));

function dueReviews(viewer: Viewer): SQL {
  return sql`from ${publications} join ${articles} on ${articles.publicationId} = ${publications.id} where ${isDue(viewer)}`;
}

async function readReviews(viewer: Viewer, after?: string): Promise<Page> {
  const keys = [articles.reviewOn, publications.id];
  const rows = await db()
    .select({
      id: publications.id,
      title: publications.title,
      reviewOn: sql<string>`${articles.reviewOn}::text`,
      goesOn: sql<string>`(${articles.reviewOn} + ${reviewDays}::int)::text`,
    })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(isDue(viewer), beyond(keys, after, "asc")))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.reviewOn, row.id]);
  return { items: items.map((row) => ({ check: "reviews" as const, key: row.id, ...row })), next };
}

/** What is out of a rubric, in any rubric: a count of its live articles. */
const live = sql<number>`(
  select count(*)::int from publication_rubrics under join publications p on p.id = under.publication_id
  where under.rubric_id = ${rubrics}.id and p.state = 'published' and p.deleted_at is null)`;

/** Named, works here, and is still an editor. */
const writers = sql`(
  select count(*) from rubric_editors named join accounts a on a.id = named.account_id and ${isPresent(sql`a`)}
  join grants on grants.account_id = a.id and grants.right = 'editor' and ${isGiven()}
  where named.rubric_id = ${rubrics}.id)`;

const isNobodys = sql`not exists (select from rubric_editors named where named.rubric_id = ${rubrics}.id)`;

function isLoose({ groupId }: Viewer): SQL {
  const isKept = and(isNotNull(rubrics.archivedAt), sql`${live} > 0`);
  return and(eq(rubrics.groupId, groupId), or(isKept, and(isNull(rubrics.archivedAt), sql`${writers} = 0`)))!;
}

function looseRubrics(viewer: Viewer): SQL {
  return sql`from ${rubrics} where ${isLoose(viewer)}`;
}

async function readRubrics(viewer: Viewer, after?: string): Promise<Page> {
  const rows = await db()
    .select({
      id: rubrics.id,
      title: rubrics.title,
      fault: sql<"archived" | "nobody" | "unnamed">`case when ${rubrics.archivedAt} is not null then 'archived'
        when ${isNobodys} then 'unnamed' else 'nobody' end`,
      count: live,
    })
    .from(rubrics)
    .where(and(isLoose(viewer), beyond([rubrics.title, rubrics.id], after, "asc")))
    .orderBy(asc(rubrics.title), asc(rubrics.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.title, row.id]);
  return { items: items.map((row) => ({ check: "rubrics" as const, key: row.id, ...row })), next };
}
