import { and, type Column, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beyond, pageSize } from "#platform/db/keyset.ts";
import { publicationHashtags, publications } from "./schema.ts";

/** In which order publications stand: the newest first, or those that are talked of the most and the latest. */
export type Sort = "new" | "discussed";

type Place = { from: SQL; id: Column; publishedAt: Column; heat: Column; isTalkedOf: SQL };
type PlaceTable = PgTable & { publicationId: Column; publishedAt: Column; heat: Column };

/** What of a place is wanted: what else is asked of a publication (its readers too), and where the page begins. */
export type Wish = { where: SQL | undefined; after?: string | undefined; sort?: Sort | undefined; most?: number };

/** A list that publications stand in by rows of their own, each with the publication's moment and heat beside it. */
export function placeOf(table: PlaceTable): Place {
  const { publicationId, publishedAt, heat } = table;
  const from = sql`${table} join ${publications} on ${publications.id} = ${publicationId}`;
  return { from, id: publicationId, publishedAt, heat, isTalkedOf: isNotNull(heat) };
}

/** Under a hashtag; by an author, or in a place. */
export const underHashtag = placeOf(publicationHashtags);
export const byAuthor: Place = {
  from: sql`${publications}`,
  id: publications.id,
  publishedAt: publications.publishedAt,
  heat: publications.heat,
  isTalkedOf: gt(publications.commentCount, 0),
};

/** The same where somebody has written with the author: their row is called «joint». */
export const byCoauthor: Place = {
  ...byAuthor,
  from: sql`${publications} join article_authors joint on joint.publication_id = ${publications.id}`,
};

/**
 * A query for the ids of one page of a place (`belongs` names its row), one more to know whether there is a next page.
 * The place's own index gives them in their order: neither what stands beside nor what lies below is walked through.
 */
export function pageIn(place: Place, belongs: SQL, { where, after, sort = "new", most = pageSize + 1 }: Wish): SQL {
  const isNew = sort === "new";
  const keys = isNew ? [place.publishedAt, place.id] : [place.heat, place.publishedAt, place.id];
  const asked = and(belongs, where, isNew ? undefined : place.isTalkedOf, beyond(keys, after));
  const order = sql.join(
    keys.map((key) => sql`${key} desc`),
    sql`, `,
  );
  return sql`select ${publications.id} from ${place.from} where ${asked} order by ${order} limit ${most}`;
}

/** Whether a publication is one of those that a query names; it is asked once, before the page is looked for. */
export function isAmong(ids: SQL): SQL {
  // Inside the brackets «publications» are the query's own.
  return sql`${publications.id} = any(array(${ids}))`;
}
