import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { log } from "../log.ts";
import { buildTables, guardTables, sweepAside, takeTurn } from "./aside.ts";
import { connectAlone } from "./connection.ts";
import { countRowsOn } from "./row-counts.ts";

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
    await takeTurn(client, () => say?.("Таблицы обновляет другой узел портала: жду, пока он закончит…"));
    await sweepAside(client);
    let count = 0;
    const bring = async () => {
      count = await applyMigrations(client, migrations);
    };
    const { rows } = await client.query("SELECT to_regclass('migrations') IS NULL AS fresh");
    if (rows[0].fresh) await buildTables(client, bring);
    else {
      await client.query("BEGIN");
      await bring();
      if (count > 0) await guardTables(client);
      await client.query("COMMIT");
    }
    await countRowsOn(client, "uncounted");
    if (count > 0) log.debug("The tables were brought up to date", { count });
  } finally {
    await client.end();
  }
}

/** Applies what is not applied yet, to the tables that the client's search path names, and tells how many there were. */
export async function applyMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<number> {
  // The rows of every company are open to a migration that moves data.
  await client.query("SELECT set_config('app.group_id', '*', false)");
  await client.query(
    "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())",
  );
  const { rows } = await client.query<{ name: string; hash: string }>("SELECT name, hash FROM migrations");
  checkHistory(rows, migrations);
  const fresh = migrations.filter(({ name }) => !rows.some((row) => row.name === name));
  for (const { name, sql, hash } of fresh) {
    for (const statement of sql.split("--> statement-breakpoint")) await client.query(placed(statement));
    await client.query("INSERT INTO migrations (name, hash) VALUES ($1, $2)", [name, hash]);
  }
  return fresh.length;
}

/** The schema of tables is that of the search path, of which drizzle knows nothing; extensions stay in one place for good. */
function placed(statement: string): string {
  return statement.replaceAll('"public".', "").replaceAll(/CREATE EXTENSION IF NOT EXISTS \w+/g, "$& SCHEMA public");
}

function checkHistory(applied: { name: string; hash: string }[], known: Migration[]): void {
  const isApplied = ({ name, hash }: Migration) => applied.some((row) => row.name === name && row.hash === hash);
  for (const { name, hash } of applied) {
    const same = known.find((migration) => migration.name === name);
    if (same?.hash === hash) continue;
    if (!same && known.every(isApplied))
      throw new Error(`База новее программы: в ней уже есть изменение ${name}. Обновите портал.`);
    throw new Error(
      `Базу вела другая версия портала, несовместимая с этой: изменение ${name} ${same ? "в программе переписано" : "программе неизвестно"}. ` +
        "Откройте базу той версией или начните с пустой. Данные не тронуты.",
    );
  }
}
