import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { quickly } from "../../bin/prepare.mjs";
import { until } from "./until.ts";

/** How often a program of a test file is killed: a fifth of the kills of a whole proof. */
export const someKills = Math.ceil(Number(process.env.KILLS ?? 20) / 5);

/** What a program has said before it was killed: its world, then each key that was answered with what was answered. */
type Said = { world: string; answered: [string, string][] };

type Work = {
  program: string;
  dataDir: string;
  /** The key that it begins with. */
  from: number;
  /** It is killed in the middle of the next one after so many answers. */
  count: number;
  /** What it has said of its world before; nothing where it makes one. */
  world: string;
  /** Its database is killed first. */
  withDatabase?: boolean;
};

/** Lets a program work from a key on until it has answered so many, then kills it. */
export async function workUntilKilled({ program, dataDir, from, count, world, withDatabase }: Work): Promise<Said> {
  const child = spawn(process.execPath, [quickly, program, dataDir, String(from), world], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  const over = once(child, "close");
  let [output, complaint] = ["", ""];
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (complaint += chunk));
  /** Whole lines only: a cut one was answered to nobody. */
  const lines = () => output.split("\n").slice(0, -1);
  await until(() => child.exitCode !== null || lines().length > count, "the program has answered enough");
  const isOver = child.exitCode !== null;
  const postmaster = join(dataDir, "pgdata/18/postmaster.pid");
  if (withDatabase && existsSync(postmaster))
    process.kill(Number.parseInt(readFileSync(postmaster, "utf8"), 10), "SIGKILL");
  child.kill("SIGKILL");
  await over;
  // What it says of a database that is killed before it is no fault of its own.
  if (!withDatabase || isOver) expect(complaint).toBe("");
  const [first = "", ...rest] = lines();
  return { world: first, answered: rest.map((line) => line.split(" ") as [string, string]) };
}
