import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { notices } from "./schema.ts";

/** A notice in a query, with the comment that it is about beside it. */
export type Told = { notice: typeof notices; comment: typeof comments };
export const itself: Told = { notice: notices, comment: comments };

/** What a notice is about, for queries over notices: the comment and the publication stand beside it. */
export const ofComment = eq(comments.id, notices.commentId);
export const ofPublication = eq(publications.id, notices.publicationId);

/** Those that stand together with a notice, in a query of their own. */
export const others = alias(notices, "others");
export const otherComments = alias(comments, "other_comments");

/** The condition «this row is what a notice leads to»: its address has the row's id in it. */
export function isAbout(id: SQLWrapper): SQL {
  return eq(id, sql`substring(${notices.href} from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}')::uuid`);
}

/** The condition «there is such a row», looked up by its id: without «offset 0» PostgreSQL may read the whole table. */
export function isThere(table: SQLWrapper, isMeant: SQL | undefined): SQL {
  return sql`exists (select from ${table} where ${isMeant} offset 0)`;
}
