import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { like, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db, newId, openDatabase, transaction, withTenant } from "#platform/db/index.ts";
import { type Job, type Stopped, sendJob, startJobs } from "#platform/jobs/index.ts";
import { listParkedJobs } from "#platform/jobs/store.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { until } from "#tests/support/until.ts";
import { quickly } from "../../../bin/prepare.mjs";

freshDatabase();

const program = new URL("./programs/worker.ts", import.meta.url).pathname;
let running: Stopped | undefined;
const start = async (jobs: Job<never>[]) => {
  running = await startJobs(jobs);
};
const namesLike = async (pattern: string) =>
  (await db().select({ name: groups.name }).from(groups).where(like(groups.name, pattern))).map(({ name }) => name);

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe("a job", () => {
  const greet: Job<{ name: string }> = {
    name: "greet",
    title: "greet",
    run: async ({ name }) => void (await db().insert(groups).values({ id: newId(), alias: newId(), name })),
  };

  test("sent by a person's deed is done after its commit, by the portal itself", async () => {
    const seen: unknown[] = [];
    const look: Job = {
      name: "look",
      title: "look",
      run: async () => {
        seen.push((await db().execute(sql`select current_setting('app.group_id') as tenant`)).rows[0]);
      },
    };
    await start([look]);
    await withTenant(newId(), () => sendJob("look"));
    await expect.poll(() => seen.length).toBe(1);
    expect(seen).toEqual([{ tenant: "*" }]);
  });

  test("sent by a process that only answers waits for one that does jobs", async () => {
    await start([greet]);
    await running?.stop();
    running = await startJobs([greet], { works: false });
    await transaction(() => sendJob("greet", { name: "Потом" }));
    await running.stop();
    expect(await namesLike("Потом")).toHaveLength(0);
    await start([greet]);
    await expect.poll(() => namesLike("Потом")).toHaveLength(1);
  });

  test("sent by a deed that failed never was", async () => {
    await start([greet]);
    const deed = transaction(async () => {
      await sendJob("greet", { name: "Зря" });
      throw new Error("передумали");
    });
    await expect(deed).rejects.toThrow();
    await transaction(() => sendJob("greet", { name: "Дело" }));
    await expect.poll(() => namesLike("Дело")).toHaveLength(1);
    expect(await namesLike("Зря")).toEqual([]);
  });

  test("of long work hears that the portal stops, and a patient stop waits for its end", async () => {
    const said: string[] = [];
    const release = Promise.withResolvers<void>();
    const long: Job = {
      name: "long",
      title: "long",
      free: true,
      run: async (_data, _key, stopping) => {
        said.push("begun");
        await new Promise((done) => stopping.addEventListener("abort", done));
        said.push("heard");
        await release.promise;
        said.push("ended");
      },
    };
    await start([long]);
    await transaction(() => sendJob("long"));
    await expect.poll(() => said).toEqual(["begun"]);
    const stopped = running?.stop({ patient: true }).then(() => said.push("stopped"));
    await expect.poll(() => said).toEqual(["begun", "heard"]);
    release.resolve();
    await stopped;
    expect(said).toEqual(["begun", "heard", "ended", "stopped"]);
  });

  test("that nobody knows cannot be sent", async () => {
    await start([greet]);
    await expect(sendJob("unknown")).rejects.toThrow("No job");
  });

  test("by the clock is kept in the schedule only as long as it is named", async () => {
    const schedules = async () => (await db().execute(sql`select key, cron from jobs.schedule`)).rows;
    const timed = { name: "nightly", title: "nightly", cron: "0 3 * * *", run: async () => {} };
    await start([timed]);
    expect(await schedules()).toEqual([{ key: "nightly", cron: "0 3 * * *" }]);
    await running?.stop();
    await start([]);
    expect(await schedules()).toEqual([]);
  });
});

describe("a portal killed in the middle of its jobs", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "veche-jobs-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = (count: number) => {
    const child = spawn(process.execPath, [quickly, program, dataDir, String(count)], {
      env: { ...process.env, LOG_LEVEL: "silent" },
    });
    let output = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    const exit = new Promise<void>((resolve) => child.once("close", () => resolve()));
    return { child, exit, output: () => output + complaint };
  };

  test("has done each of them once in the end, and has put the poisoned one aside", async () => {
    const count = 40;
    for (let round = 0; round < 6; round++) {
      const { child, output, exit } = run(round === 0 ? count : 0);
      // Later each time, and in the middle of the one that has just said so.
      const begun = () => output().split("begun ").length - 1;
      await until(
        () => begun() > round,
        `the portal is in the middle of its jobs, of which ${round} were begun before`,
      );
      child.kill("SIGKILL");
      await exit;
    }
    const last = run(0);
    await last.exit;
    expect(last.output()).toContain("drained");
    const database = await openDatabase({ dataDir });
    try {
      const names = await namesLike("Задание %");
      expect(names).toHaveLength(count);
      expect(new Set(names).size).toBe(count);
      expect(await namesLike("Яд")).toEqual([]);
      expect((await listParkedJobs()).map(({ job }) => job)).toEqual(["poison"]);
    } finally {
      await database.close();
    }
  });
});
