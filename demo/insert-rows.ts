import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#platform/db/index.ts";

const atOnce = 2000;

/**
 * Inserts many rows by few statements: each carries its rows as one JSON parameter. (COPY would be refused: the tables
 * have row rules.) All rows must name the same columns.
 */
export async function insertRows<Table extends PgTable>(table: Table, rows: Table["$inferInsert"][]): Promise<void> {
  const columns = getTableColumns(table);
  const keys = Object.keys(rows[0] ?? {});
  const names = keys.map((key) => columns[key]!.name);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce).map((row) => {
      return Object.fromEntries(keys.map((key, at) => [names[at], row[key as keyof typeof row]]));
    });
    await db().execute(
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(part)}::json)`,
    );
  }
}
