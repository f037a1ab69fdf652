import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { type ImportedKind, importedObjects } from "./schema.ts";

export type Imported = { objectId: string; hash: string; revision: number };

const atOnce = 1000;

/** An address is a key for the whole world, a bare number only together with where it comes from. */
export function ownKey(key: string, address: string): string {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(key) ? key : `${address}#${key}`;
  // An index has no room for more.
  return whole.length <= 500 ? whole : `sha256:${createHash("sha256").update(whole).digest("hex")}`;
}

/** Two imports into one company go one after another. */
export async function lockImports(groupId: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${groupId}`}, 0))`);
}

/** What of these keys has come before, and what it has become here. */
export async function findImported(
  groupId: string,
  kind: ImportedKind,
  keys: string[],
): Promise<Map<string, Imported>> {
  const found = new Map<string, Imported>();
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const rows = await db()
      .select()
      .from(importedObjects)
      .where(
        and(
          eq(importedObjects.groupId, groupId),
          eq(importedObjects.kind, kind),
          inArray(importedObjects.sourceKey, some),
        ),
      );
    for (const row of rows) found.set(row.sourceKey, row);
  }
  return found;
}

/** Keeps what the source said last of a publication, and the number that it has here now. */
export async function renumber(groupId: string, sourceKey: string, change: Partial<Imported>): Promise<void> {
  await db()
    .update(importedObjects)
    .set(change)
    .where(
      and(
        eq(importedObjects.groupId, groupId),
        eq(importedObjects.kind, "publication"),
        eq(importedObjects.sourceKey, sourceKey),
      ),
    );
}

/** How many things of each kind an import has made, in all its runs. */
export async function countMade(importId: string): Promise<Record<string, number>> {
  const rows = await db()
    .select({ kind: importedObjects.kind, count: sql<number>`count(*)::int` })
    .from(importedObjects)
    .where(eq(importedObjects.importId, importId))
    .groupBy(importedObjects.kind);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
