import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { log } from "../../log.ts";
import { sqlState } from "../errors.ts";
import { findBinaries } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { DatabaseDamaged } from "./damaged.ts";
import { stopOrphan } from "./orphan.ts";
import { chooseRunAs, serverEnvironment } from "./run-as.ts";
import { settingsOf } from "./settings.ts";
import { prepareSockets, socketFolder, urlOf } from "./socket.ts";

type Options = { dataDir: string; settings?: Record<string, string> };

/**
 * Starts the PostgreSQL that came with npm on `dataDir/pgdata/<major>`, reachable by a Unix socket only.
 * Gives its URL (role `portal`, owner of the database `veche`, no superuser) and a clean stop.
 * The caller must hold the data folder. A server that dies by itself is started again.
 */
export async function startEmbedded({
  dataDir,
  settings = {},
}: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const { bin, major } = findBinaries();
  const runAs = chooseRunAs(bin);
  const cluster = join(dataDir, "pgdata", major);
  const sockets = socketFolder(dataDir);
  const logFile = join(dataDir, "postgres.log");
  await stopOrphan(cluster, sockets);
  prepareCluster(cluster, bin, runAs);
  prepareSockets(sockets, runAs.owner);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) rmSync(logFile);

  let stopping = false;
  let child: ChildProcess;
  const start = async () => {
    const output = openSync(logFile, "a", 0o600);
    const args = Object.entries(settingsOf(sockets, settings)).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const [command, ...rest] = [...runAs.prefix, join(bin, "postgres"), "-D", cluster, ...args];
    // A group of its own: Ctrl+C in the terminal must reach the portal first.
    child = spawn(command!, rest, { detached: true, stdio: ["ignore", output, output], env: serverEnvironment });
    closeSync(output);
    if (!(await isReady(child, sockets))) throw new DatabaseDamaged(cluster, logFile);
    child.once("exit", (code) => {
      if (stopping) return;
      log.error("The embedded database stopped by itself, starting it again", { status: code ?? -1 });
      void revive();
    });
  };
  const revive = async () => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      try {
        await stopOrphan(cluster, sockets);
        return await start();
      } catch (error) {
        log.error("The embedded database does not start", { error });
        await sleep(wait);
      }
    }
  };
  await start();
  try {
    await createDatabase(sockets);
  } catch {
    stopping = true;
    await stopServer(child!);
    throw new DatabaseDamaged(cluster, logFile);
  }
  return {
    url: urlOf(sockets),
    async stop() {
      stopping = true;
      await stopServer(child);
    },
  };
}

/** Waits until the server lets somebody in; gives up when it is gone, and when it refuses for another reason than that it is starting. */
async function isReady(child: ChildProcess, sockets: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  let gone = false;
  const onExit = () => {
    gone = true;
  };
  child.once("exit", onExit).once("error", onExit);
  while (!gone && Date.now() < deadline) {
    const client = superuser(sockets);
    try {
      await client.connect();
      await client.end();
      child.off("exit", onExit);
      return true;
    } catch (error) {
      const state = sqlState(error);
      if (state && state !== "57P03") break;
      await sleep(20);
    }
  }
  child.off("exit", onExit);
  await stopServer(child);
  return false;
}

async function createDatabase(sockets: string): Promise<void> {
  const client = superuser(sockets);
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'veche'");
    if (rowCount) return;
    await client.query(
      "do $$ begin create role portal login createrole createdb; exception when duplicate_object then end $$",
    );
    await client.query("create database veche owner portal");
  } finally {
    await client.end();
  }
}

function superuser(sockets: string): pg.Client {
  const client = new pg.Client({ host: sockets, user: "postgres", database: "postgres" });
  client.on("error", () => {});
  return client;
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGINT");
  await Promise.race([gone, sleep(6000, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGQUIT");
  await gone;
}
