import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type DatabaseHandle, openDatabase } from "#platform/db/index.ts";
import { databaseUrl } from "./database-url.ts";
import { until } from "./until.ts";

/**
 * Gives this test file an empty, migrated database of its own and opens it as the portal does.
 * Call it at the top of the file; the answer holds the URL once the tests run.
 */
export function freshDatabase(): { url: string } {
  const database = { url: "" };
  let handle: DatabaseHandle;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url: database.url, drop } = await createDatabase());
    handle = await openDatabase({ url: database.url });
  });
  afterAll(async () => {
    await handle?.close();
    await drop?.();
  });
  return database;
}

/** Makes one more database of this run: a copy of the migrated template or of another one, or an empty one. */
export async function createDatabase({
  empty = false,
  from = inject("postgres").template,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const { url } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = empty ? "template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'" : from;
  await onServer(url, `create database ${name} template ${template}`);
  return { url: databaseUrl(url, name), drop: () => drop(url, name) };
}

/** Autovacuum visits a database for a moment, and only a superuser may send it away. */
async function drop(url: string, name: string): Promise<void> {
  const gone = async () => onServer(url, `drop database if exists ${name} with (force)`).then(() => true);
  await until(gone, `the database ${name} is dropped`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
