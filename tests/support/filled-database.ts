import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { listeners } from "#app/areas.ts";
import { config } from "#platform/config.ts";
import { type DatabaseHandle, openDatabase } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { createDatabase } from "./database.ts";
import { databaseUrl } from "./database-url.ts";
import { forgetWorld } from "./forgetting.ts";
import { seedTwoCompanies, type TwoCompanies } from "./two-companies.ts";

/** What the first test file to ask has made, for the others: who and what is in the database that they copy. */
const told = join(config.dataDir, "two-companies.json");

/**
 * Gives this test file a database of its own with two companies in it, opened as the portal does. Call it at the top of
 * the file; the answer is filled once the tests run.
 */
export function databaseOfTwoCompanies(): TwoCompanies & { url: string } {
  const world = {} as TwoCompanies & { url: string };
  let handle: DatabaseHandle;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createFilledDatabase();
    drop = database.drop;
    handle = await openDatabase({ url: database.url });
    Object.assign(world, database.world, { url: database.url });
  });
  afterAll(async () => {
    await handle?.close();
    await drop?.();
    forgetWorld();
  });
  return world;
}

/** Makes a database with the two companies: filling takes seconds and is done once a run, the rest are copies. */
export async function createFilledDatabase(): Promise<{ url: string; drop(): Promise<void>; world: TwoCompanies }> {
  const filled = await fillOnce();
  const world = JSON.parse(readFileSync(told, "utf8")) as TwoCompanies;
  forgetWorld();
  // What the tests do here themselves is announced as the portal would.
  setListeners(listeners);
  return { ...(await createDatabase({ from: filled })), world };
}

async function fillOnce(): Promise<string> {
  const { url, template } = inject("postgres");
  const name = `${template}_filled`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Test files run side by side: one fills, the others wait for it.
    await client.query("select pg_advisory_lock(1)");
    if (existsSync(told)) return name;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
    const handle = await openDatabase({ url: databaseUrl(url, name) });
    const world = await seedTwoCompanies().finally(() => handle.close());
    writeFileSync(told, JSON.stringify(world));
    return name;
  } finally {
    await client.end();
  }
}
