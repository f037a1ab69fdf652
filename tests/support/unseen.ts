import { eq } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { importedObjects, imports } from "#app/office/import/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { hiddenCanary } from "./canaries.ts";

/** A trace of an import, as the command leaves it. */
export async function bringOne(groupId: string, objectId: string, of: (column: string) => string): Promise<void> {
  const importId = newId();
  const words = { format: "csv", source: of("source"), title: of("title"), by: of("by") };
  await withTenant("*", async () => {
    await db()
      .insert(imports)
      .values({ id: importId, groupId, ...words });
    await db()
      .insert(importedObjects)
      .values({ groupId, kind: "publication", sourceKey: of("key"), importId, objectId });
  });
}

/** A deleted publication, and one that comes out tomorrow. */
export async function hideSome(
  viewer: Viewer,
  draft: { title: string; reach: "company" },
  word: string,
): Promise<void> {
  const api = apiAs(viewer);
  const hidden = { ...draft, title: `${hiddenCanary} ${word}`, body: `${hiddenCanary} ${word}` };
  const gone = await api.content.create({ ...hidden, feed: "work" });
  await api.content.remove({ id: gone.id });
  const later = await api.content.create({ ...hidden, feed: "work" });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await withTenant("*", async () => {
    await db().update(publications).set({ publishedAt: tomorrow }).where(eq(publications.id, later.id));
    await db().update(searchDocuments).set({ happenedAt: tomorrow }).where(eq(searchDocuments.objectId, later.id));
  });
}
