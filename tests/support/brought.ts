import { importedObjects, imports } from "#app/import/server/schema.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";

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
