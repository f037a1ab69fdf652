import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { searchDocuments } from "./schema.ts";

type Document = typeof searchDocuments.$inferInsert;

/** Makes a thing findable, or refreshes its words; called inside the deed that changed it. */
export async function putDocument(document: Document): Promise<void> {
  const { kind: _, objectId: __, ...words } = document;
  await db()
    .insert(searchDocuments)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.objectId], set: words });
}

/** Makes a thing unfindable; called inside the deed that took it away. */
export async function removeDocument(kind: Document["kind"], objectId: string): Promise<void> {
  await db()
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.objectId, objectId)));
}

/** The statement that makes a thing unfindable, for an erasure that is told as SQL. */
export const documentGone = (kind: Document["kind"], objectId: SQL): SQL =>
  sql`delete from ${searchDocuments} where kind = ${kind} and object_id = ${objectId}`;
