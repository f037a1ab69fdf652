import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { articleRelations } from "./schema.ts";

/** Names an article to be read after another one; once more is no trouble. */
export async function relateArticle(publicationId: string, relatedId: string): Promise<void> {
  await db().insert(articleRelations).values({ publicationId, relatedId }).onConflictDoNothing();
}

/** Names it no more. */
export async function unrelateArticle(publicationId: string, relatedId: string): Promise<void> {
  const pair = and(eq(articleRelations.publicationId, publicationId), eq(articleRelations.relatedId, relatedId));
  await db().delete(articleRelations).where(pair);
}

/** What is to be read after one article is to be read after another one too. */
export async function copyRelations(from: string, to: string): Promise<void> {
  await db().execute(sql`
    insert into ${articleRelations} (publication_id, related_id)
    select ${to}, related_id from ${articleRelations} where publication_id = ${from}`);
}
