import { asc, gt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db, withTenant } from "#platform/db/index.ts";
import { spellAll } from "./lexicon.ts";
import { searchDocuments } from "./schema.ts";
import type { IndexedSource, SearchSource } from "./source.ts";

const atOnce = 200;

/**
 * Brings the whole index in line with what the areas hold, some hundred things a transaction, while people read and
 * write. The things of a batch are locked before they are read: a deed on one of them comes before, and is read, or
 * after, and writes the row itself. Rows of things that are no more go away. Tells how many things it has looked at.
 */
export async function reindex(sources: SearchSource[], tell: (kind: string, done: number) => void): Promise<number> {
  let all = 0;
  for (const { indexed } of sources) {
    if (!indexed) continue;
    let done = 0;
    for (let after: string | undefined, more = true; more; ) {
      const ids = await withTenant("*", () => alignSome(indexed, after));
      done += ids.length;
      after = ids.at(-1);
      more = ids.length === atOnce;
    }
    await withTenant("*", () => dropOrphans(indexed));
    tell(indexed.kinds[0], done);
    all += done;
  }
  await spellAll();
  return all;
}

async function alignSome({ table, align }: IndexedSource, after: string | undefined): Promise<string[]> {
  const id = idOf(table);
  const rows = await db()
    .select({ id })
    .from(table)
    .where(after ? gt(id, after) : undefined)
    .orderBy(asc(id))
    .limit(atOnce)
    .for("no key update");
  const ids = rows.map((row) => row.id as string);
  if (ids.length) await align(ids);
  return ids;
}

async function dropOrphans({ kinds, table }: IndexedSource): Promise<void> {
  await db().execute(sql`
    delete from ${searchDocuments} d where d.kind in ${kinds}
      and not exists (select from ${table} where ${idOf(table)} = d.object_id)`);
}

const idOf = (table: PgTable) => (table as unknown as { id: PgColumn }).id;
