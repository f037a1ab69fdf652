import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { takeDataFolder } from "#platform/db/data-lock.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";
import { until } from "#tests/support/until.ts";

let portal: RunningPortal;
const dataDir = mkdtempSync(join(tmpdir(), "veche-workers-"));

beforeAll(async () => {
  portal = await startPortal({ dataDir, env: { WORKERS: "2" } });
  await until(() => portal.output().includes("Портал открыт"), "all of them answer");
});
afterAll(async () => {
  portal.process.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

const facts = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8");

/** The processes that answer: children of the first one that are the same program. */
function workers(): number[] {
  const children = facts(portal.process.pid!, `task/${portal.process.pid}/children`).trim().split(" ").map(Number);
  return children.filter((pid) => facts(pid, "cmdline").includes("server.ts"));
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("a portal of several processes answers, and one that is killed is replaced while the other answers", async () => {
  const before = workers();
  expect(before).toHaveLength(2);
  process.kill(before[0]!, "SIGKILL");
  await until(() => !isThere(before[0]!), "the killed process is gone");
  await until(async () => (await fetch(`${portal.origin}/welcome`)).ok, "the other one answers");
  await until(() => workers().filter((pid) => !before.includes(pid)).length === 1, "another has come");
  expect(workers()).toContain(before[1]);
});

it("no second portal comes to its data folder", async () => {
  const second = startPortal({ dataDir, env: { WORKERS: "2" } });
  await expect(second).rejects.toThrow("уже занята другим запущенным порталом");
});

it("stops kindly with all its processes, and leaves the data folder free", async () => {
  const all = workers();
  expect(await portal.stop()).toBe(0);
  expect(portal.output()).toContain("Портал остановлен");
  expect(all.filter(isThere)).toEqual([]);
  takeDataFolder(dataDir).release();
});
