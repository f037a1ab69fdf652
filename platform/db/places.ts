import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./connection.ts";

/** Moves one of a row of ids a step towards its start (-1) or its end (1); at the edge nothing changes. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from < 0 || other === undefined) return [...ids];
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}

/** Writes the order of rows into their column `place`: 1, 2, 3… in one statement. */
export async function writePlaces(table: PgTable, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const list: SQL = sql.join(
    ids.map((id, at) => sql`(${id}::uuid, ${at + 1}::int)`),
    sql`, `,
  );
  await db().execute(sql`update ${table} t set place = o.place from (values ${list}) o(id, place) where t.id = o.id`);
}
