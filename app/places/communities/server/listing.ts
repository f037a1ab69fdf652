import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  glanceAt,
  may,
  memberships,
  placeLine,
  placeLineColumns,
  places,
} from "#app/engines/membership/server/index.ts";
import type { CommunityLine } from "#app/places/communities/contract.ts";
import { communities as urls } from "#app/places/communities/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { communities, communityCategories } from "./schema.ts";
import { communityKind } from "./standing.ts";
import { unreadOf } from "./unread.ts";

/** Nobody belongs to more of them at once in a list. */
const most = 500;
/** So many are offered at once. */
const offered = 6;

/** Reads the communities that the viewer belongs to, those with something new first, all of them in one query. */
export async function readMine(viewer: Viewer): Promise<{ items: CommunityLine[] }> {
  const rows = await lines(viewer, isMember(viewer))
    .orderBy(sql`${places.activeAt} desc nulls last`, asc(places.title), asc(places.id))
    .limit(most);
  const items = rows.map(placeLine);
  return { items: [...items.filter(({ unread }) => unread > 0), ...items.filter(({ unread }) => unread === 0)] };
}

/** A few of them for the main page. */
export const glanceAtMine = (viewer: Viewer) =>
  glanceAt(viewer, {
    kind: communityKind,
    unread: unreadOf(viewer, sql`${places}.id`),
    address: (communityAlias) => href(urls.community, { communityAlias }),
  });

/**
 * Reads the communities that may suit the viewer: such as they may come into or ask to, first those that are meant for people
 * like them, then those where people of their own department are, then of their town, then those in which something was
 * written lately.
 */
export async function readFitting(viewer: Viewer): Promise<{ items: CommunityLine[] }> {
  const mayCome = sql`(${may("join")(viewer, sql`${places}.id`)} or ${may("ask")(viewer, sql`${places}.id`)})`;
  const near = (column: "department_id" | "location") => sql<number>`(
    select count(*) from ${memberships} m join ${accounts} a on a.id = m.account_id
      join ${accounts} me on me.id = ${viewer.accountId}
    where m.place_id = ${places}.id and a.${sql.raw(column)} = me.${sql.raw(column)} and me.${sql.raw(column)}::text <> '')`;
  const rows = await lines(viewer, and(isNull(places.archivedAt), isOneOf(communities.preferred, viewer), mayCome)!)
    .orderBy(
      desc(isForMe(viewer)),
      desc(near("department_id")),
      desc(near("location")),
      sql`${places.activeAt} desc nulls last`,
      asc(places.id),
    )
    .limit(offered);
  return { items: rows.map(placeLine) };
}

type Asked = { query: string; category?: string | undefined; after?: string | undefined };

/**
 * Reads a page of the communities of the company that the viewer may know of, those meant for people like them first, by
 * name. What is meant for others stands here for its members alone (product.md B12: preferredAudience).
 */
export async function readCatalogue(viewer: Viewer, { query, category, after }: Asked) {
  const forOthers = sql<number>`(not ${isForMe(viewer)})::int`;
  const keys = [forOthers, places.title, places.id];
  const like = `%${literally(query)}%`;
  const asked = and(
    isNull(places.archivedAt),
    may("know")(viewer, sql`${places}.id`),
    or(isOneOf(communities.preferred, viewer), isMember(viewer)),
    category ? eq(communities.categoryId, category) : undefined,
    query
      ? sql`(${places.title} ilike ${like} or ${places.description} ilike ${like} or ${places.alias} = ${query})`
      : undefined,
    beyond(keys, after, "asc"),
  );
  const rows = await lines(viewer, asked!)
    .orderBy(...keys.map((key) => asc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.forYou ? 0 : 1, row.title, row.id]);
  return { items: items.map(placeLine), next };
}

/** To whom some communities are offered alone, by their ids. */
export async function offeredTo(ids: string[]): Promise<Map<string, string[]>> {
  const { placeId, preferred } = communities;
  const rows = await db()
    .select({ placeId, preferred })
    .from(communities)
    .where(and(inArray(placeId, ids), isNotNull(preferred)));
  return new Map(rows.map((row) => [row.placeId, row.preferred!]));
}

function isMember(viewer: Viewer): SQL {
  return sql`exists (select from ${memberships} m
    where m.place_id = ${places}.id and m.account_id = ${viewer.accountId})`;
}

/** A column: the leaders of a community offer it to people like the viewer alone. */
function isForMe(viewer: Viewer): SQL<boolean> {
  return sql<boolean>`(${communities.preferred} is not null and ${isOneOf(communities.preferred, viewer)})`;
}

function lines(viewer: Viewer, where: SQL) {
  return db()
    .select({
      ...placeLineColumns(viewer),
      unread: unreadOf(viewer, sql`${places}.id`),
      forYou: isForMe(viewer),
      category: sql<string | null>`(
        select c.title from ${communityCategories} c where c.id = ${communities.categoryId})`,
    })
    .from(places)
    .innerJoin(communities, eq(communities.placeId, places.id))
    .where(and(eq(places.groupId, viewer.groupId), eq(places.kind, communityKind), where));
}
