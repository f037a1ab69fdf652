import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { searchDocuments } from "./schema.ts";

type Document = Omit<typeof searchDocuments.$inferInsert, "words">;

/** Makes a thing findable, or refreshes its words; called inside the deed that changed it. */
export async function putDocument(document: Document): Promise<void> {
  const { kind: _, objectId: __, ...words } = document;
  await db()
    .insert(searchDocuments)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocuments.kind, searchDocuments.objectId], set: words });
}

/** The same for many things in one statement. */
export async function putDocuments(documents: Document[]): Promise<void> {
  if (!documents.length) return;
  const of = (column: string) => sql.raw(`excluded.${column}`);
  await db()
    .insert(searchDocuments)
    .values(documents)
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.objectId],
      set: {
        title: of("title"),
        body: of("body"),
        href: of("href"),
        reach: of("reach"),
        authorId: of("author_id"),
        groupId: of("group_id"),
        happenedAt: of("happened_at"),
      },
    });
}

/** Makes a thing unfindable; called inside the deed that took it away. */
export async function removeDocument(kind: Document["kind"], objectId: string): Promise<void> {
  await db()
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.objectId, objectId)));
}
