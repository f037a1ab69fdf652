import type pg from "pg";
import { connectAlone, currentConnection } from "./connection.ts";

/** Which tables: those that PostgreSQL has never counted, or all. */
type Which = "uncounted" | "all";

/**
 * Has PostgreSQL count the rows of its tables, those of jobs too. By itself it never does so while a table is small, and plans for
 * a small table that it has not counted as for a large one. What has brought many rows asks for all.
 */
export async function countRows(which: Which): Promise<void> {
  const client = await connectAlone(currentConnection().url, "count-rows");
  try {
    await countRowsOn(client, which);
  } finally {
    await client.end();
  }
}

/** The same on an open connection, in the schema where its search path begins. Outside of a transaction each table is locked for itself. */
export async function countRowsOn(client: pg.ClientBase, which: Which): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in (current_schema(), 'jobs') and relkind in ('r', 'p') and pg_has_role(relowner, 'usage') and ($1 or reltuples < 0)`,
    [which === "all"],
  );
  for (const { name } of rows) await client.query(`analyze ${name}`);
}
