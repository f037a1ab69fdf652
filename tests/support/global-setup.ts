import { rmSync } from "node:fs";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#platform/db/embedded/index.ts";
import { openDatabase } from "#platform/db/index.ts";
import { startJobs } from "#platform/jobs/index.ts";
import { databaseUrl } from "./database-url.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run, and the migrated database that every test file gets a copy of. */
    postgres: { url: string; template: string };
  }
}

/** One server a run: ours with fsync off, or the outside one that TEST_DATABASE_URL names. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = process.env.DATA_DIR!;
  const outside = process.env.TEST_DATABASE_URL;
  const settings = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
    max_connections: "100",
  };
  const server = outside ? undefined : await startEmbedded({ dataDir, settings });
  const url = outside ?? server!.url;
  const template = `template_${process.pid}`;

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const locale = outside ? "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'" : "";
  await client.query(`create database ${template} ${locale}`);
  const database = await openDatabase({ url: databaseUrl(url, template) });
  await (await startJobs([])).stop();
  await database.close();
  project.provide("postgres", { url, template });

  return async () => {
    for (const name of [template, `${template}_filled`])
      await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}
