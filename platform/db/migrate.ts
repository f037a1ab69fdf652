import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { log } from "../log.ts";
import { connectAlone } from "./connection.ts";

export type Migration = { name: string; sql: string; hash: string };

const folder = new URL("./migrations/", import.meta.url);

/** The migrations of this version of the program, in their order. */
export function readMigrations(from: URL = folder): Migration[] {
  const journal = new URL("meta/_journal.json", from);
  if (!existsSync(fileURLToPath(journal))) return [];
  const { entries } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => {
    const sql = readFileSync(new URL(`${tag}.sql`, from), "utf8");
    return { name: tag, sql, hash: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Brings the tables up to date, all or nothing, one process at a time.
 * `say` hears when another one is waited for. Refuses a database newer than the program, and a migration that was changed after it had been applied.
 */
export async function migrate(
  url: string,
  migrations: Migration[] = readMigrations(),
  say?: (text: string) => void,
): Promise<void> {
  const client = await connectAlone(url, "migrate");
  try {
    await client.query("BEGIN");
    const { rows } = await client.query("SELECT pg_try_advisory_xact_lock(7338723) AS mine");
    if (!rows[0].mine) {
      say?.("Таблицы обновляет другой узел портала: жду, пока он закончит…");
      await client.query("SELECT pg_advisory_xact_lock(7338723)");
    }
    const count = await applyMigrations(client, migrations);
    await client.query("COMMIT");
    if (count > 0) log.debug("The tables were brought up to date", { count });
  } finally {
    await client.end();
  }
}

/** Applies what is not applied yet inside the client's open transaction and tells how many there were. */
export async function applyMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<number> {
  // The rows of every company are open to a migration that moves data.
  await client.query("SELECT set_config('app.group_id', '*', true)");
  await client.query(
    "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
  );
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM migrations");
  checkHistory(rows, migrations);
  const fresh = migrations.filter(({ name }) => !rows.some((row) => row.name === name));
  for (const { name, sql, hash } of fresh) {
    await client.query(sql);
    await client.query("INSERT INTO migrations (name, hash) VALUES ($1, $2)", [name, hash]);
  }
  if (fresh.length > 0) await client.query("SELECT guard_tenants()");
  return fresh.length;
}

function checkHistory(applied: { name: string; hash: string }[], known: Migration[]): void {
  for (const { name, hash } of applied) {
    const same = known.find((migration) => migration.name === name);
    if (!same) throw new Error(`База новее программы: в ней уже есть изменение ${name}. Обновите портал.`);
    if (same.hash !== hash)
      throw new Error(`Изменение ${name} переписано после применения: верните его или начните с пустой базы.`);
  }
}
