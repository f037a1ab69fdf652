import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { departments, groups } from "#platform/people/schema.ts";
import { until } from "#tests/support/until.ts";
import { quickly } from "../../../bin/prepare.mjs";

/** Twenty in a test run; the bench asks for two hundred. */
const kills = Number(process.env.KILLS ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), "veche-crash-"));
const program = new URL("./programs/writer.ts", import.meta.url).pathname;
const children = new Set<ChildProcess>();

// Whole processes start here again and again: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000 });

function startWriter(...more: string[]) {
  const child = spawn(process.execPath, [quickly, program, dataDir, ...more], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LOG_LEVEL: "silent" },
  });
  children.add(child);
  let output = "";
  let complaint = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const exit = new Promise<number | null>((resolve) =>
    child.once("close", (code) => {
      children.delete(child);
      resolve(code);
    }),
  );
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => output.includes("ready\n") && resolve());
    void exit.then(() => reject(new Error(`The writer did not start: ${complaint}`)));
  });
  ready.catch(() => {});
  /** Whole lines only: a cut one was never acknowledged. */
  const kept = () => output.split("\n").slice(1, -1);
  return { child, ready, exit, kept, complaint: () => complaint };
}

const pidFile = join(dataDir, "pgdata/18/postmaster.pid");
const isStill = (pid: number) => !existsSync(pidFile) || postmaster() === pid;
const postmaster = () => Number.parseInt(readFileSync(pidFile, "utf8"), 10);
/** The database of a killed portal ends a moment after it. */
const databaseOver = () => until(() => !existsSync(pidFile) || !isThere(postmaster()), "the database has ended");

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

afterEach(async () => {
  const left = [...children];
  for (const child of left) child.kill("SIGKILL");
  await Promise.all(left.map((child) => child.exitCode ?? child.signalCode ?? once(child, "close")));
});
afterAll(async () => {
  await databaseOver();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a portal with the embedded database", () => {
  test(
    `keeps every acknowledged row and no half of a pair through ${kills} kills`,
    async () => {
      const kept: string[] = [];
      for (let round = 0; round < kills; round++) {
        const writer = startWriter();
        await writer.ready;
        await until(() => writer.kept().length > (round * 7) % 31, "the writer has written enough");
        // The portal alone, the database alone and then the portal, both at once.
        const killed = postmaster();
        if (round % 3 > 0) process.kill(killed, "SIGKILL");
        if (round % 3 === 1) await until(() => !isThere(killed), "the database is gone");
        writer.child.kill("SIGKILL");
        await writer.exit;
        kept.push(...writer.kept());
      }
      const database = await openDatabase({ dataDir });
      try {
        const pairs = await withTenant("*", () =>
          db()
            .select({ id: groups.id, pair: departments.id })
            .from(groups)
            .leftJoin(departments, eq(departments.groupId, groups.id)),
        );
        const found = new Set(pairs.map(({ id }) => id));
        expect(kept.length).toBeGreaterThan(kills);
        expect(kept.filter((id) => !found.has(id))).toEqual([]);
        expect(pairs.filter(({ pair }) => pair === null)).toEqual([]);
        expect(pairs).toHaveLength(found.size);
      } finally {
        await database.close();
      }
    },
    60_000 + kills * 30_000,
  );

  test("refuses a second one on the same folder in Russian, and the first goes on", async () => {
    const first = startWriter("quiet");
    await first.ready;
    const second = startWriter("quiet");
    expect(await second.exit).toBe(1);
    expect(second.complaint()).toContain("уже занята другим запущенным порталом");
    expect(second.complaint()).toContain(String(first.child.pid));
    expect(first.child.exitCode).toBeNull();
    first.child.kill("SIGKILL");
    await first.exit;
  });

  test("starts when the folder was left by a killed one and its pid file names a stranger", async () => {
    await databaseOver();
    writeFileSync(join(dataDir, "pgdata/18/postmaster.pid"), `${process.ppid}\n${join(dataDir, "pgdata/18")}\n`);
    const next = startWriter("quiet");
    await next.ready;
    next.child.kill("SIGKILL");
    await next.exit;
  });

  test("brings its database back when that alone is killed", async () => {
    const database = await openDatabase({ dataDir });
    try {
      const before = postmaster();
      process.kill(before, "SIGKILL");
      // A connection that was open may answer for a moment more without its postmaster.
      await until(() => !isStill(before), "another database has started", 120);
      await until(() => withTenant("*", () => db().$count(groups)), "the rows are there again", 120);
    } finally {
      await database.close();
    }
  });
});
