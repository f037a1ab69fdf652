import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { finishOverdue } from "#app/engines/questionnaires/server/attempts.ts";
import { startEmbedded } from "#platform/db/embedded/index.ts";
import { queue } from "#platform/jobs/store.ts";
import { databaseUrl } from "#tests/support/database-url.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";
import { quickly } from "../../../bin/prepare.mjs";
import { createNewcomers } from "./newcomers.ts";

export type Portals = {
  /** The address of that project's portal, which is started for whoever asks first. */
  of(project: string): Promise<string>;
  /** The login of somebody new in that project's portal, who is like one of its people at the beginning. */
  newcomer(project: string, like: string): Promise<string>;
  /** As if everybody had begun that test so many minutes earlier; then what the clock does with attempts is asked for. */
  earlier(project: string, test: string, minutes: number): Promise<void>;
  stop(): Promise<void>;
};

type Own = { portal: RunningPortal; database: pg.Pool };

/** Everything is lost with the run anyway: nothing waits for the disk. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "150" };

/** Fills one database, and gives each project a portal with a copy of it: what one writes no other reads. */
export async function openPortals(env: Record<string, string>): Promise<Portals> {
  const dataDir = mkdtempSync(join(tmpdir(), "veche-journeys-"));
  const server = await startEmbedded({ dataDir, settings });
  try {
    await fill(dataDir, server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const newcomer = await createNewcomers(asOwner(server.url));
  const keeper = new pg.Client({ connectionString: asOwner(databaseUrl(server.url, "postgres")) });
  await keeper.connect();
  const folders: string[] = [dataDir];
  const owns = new Map<string, Promise<Own>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One database at a time: PostgreSQL copies only what nobody else looks at. */
  const copyDatabase = (name: string) => (last = last.then(() => copyOnce(name)));
  const copyOnce = (name: string) => keeper.query(`create database ${name} template veche owner portal`);

  const open = async (project: string): Promise<Own> => {
    const name = `journeys_${project.replace(/\W/g, "_")}`;
    await copyDatabase(name);
    const folder = mkdtempSync(join(tmpdir(), "veche-journeys-"));
    folders.push(folder);
    const isItsOwn = (path: string) => !/\/(pgdata|socket|postgres\.log)$/.test(path);
    cpSync(dataDir, folder, { recursive: true, filter: isItsOwn });
    // Those who walk the forms, with companies of their own, would make every list of the others longer.
    if (project === "forms") await fill(folder, databaseUrl(server.url, name), "walkers");
    const portal = await startPortal({ databaseUrl: databaseUrl(server.url, name), dataDir: folder, env });
    const database = new pg.Pool({ connectionString: asOwner(databaseUrl(server.url, name)), max: 2 });
    database.on("error", () => {});
    // A day has passed in it already: what is left to do by the clock a test asks for itself.
    await database.query("delete from jobs.schedule");
    return { portal, database };
  };
  const ownOf = (project: string): Promise<Own> => {
    const own = owns.get(project) ?? open(project);
    owns.set(project, own);
    return own;
  };

  return {
    of: async (project) => (await ownOf(project)).portal.origin,
    newcomer: async (project, like) => newcomer((await ownOf(project)).database, like),
    async earlier(project, test, minutes) {
      const { database } = await ownOf(project);
      await database.query(
        `update questionnaire_responses set started_at = started_at - make_interval(mins => $2),
          deadline_at = deadline_at - make_interval(mins => $2) where questionnaire_id = $1`,
        [test, minutes],
      );
      const overdue = JSON.stringify({ job: finishOverdue.name, data: {} });
      await database.query("insert into jobs.job (name, data) values ($1, $2)", [queue, overdue]);
    },
    async stop() {
      for (const own of owns.values()) {
        const { portal, database } = await own;
        await portal.stop();
        await database.end();
      }
      await keeper.end();
      await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function fill(dataDir: string, address: string, ...whom: string[]): Promise<void> {
  const filler = new URL("fill-portal.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: address, DEMO: "0" };
  await promisify(execFile)(process.execPath, [quickly, filler, ...whom], { env });
}

/** The same database, as the one who sees every company at once. */
function asOwner(address: string): string {
  const url = new URL(address);
  url.username = "postgres";
  return url.href;
}
