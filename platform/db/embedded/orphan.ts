import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Makes sure that no server of a killed portal still works on the cluster, so that each portal has a child of its own.
 * Only the holder of the data folder may call it. A pid file that names a stranger or a dead one is thrown away:
 * in containers pids come again, and PostgreSQL would refuse to start.
 */
export async function stopOrphan(cluster: string, sockets: string): Promise<void> {
  const found = readPidFile(cluster);
  if (!found) return;
  for (const [signal, patience] of [
    ["SIGINT", 1500],
    ["SIGQUIT", 1500],
    ["SIGKILL", 500],
  ] as const) {
    if (!isServerOf(found.pid, cluster)) break;
    send(found.pid, signal);
    await until(() => !isServerOf(found.pid, cluster), patience);
  }
  // A killed server's own processes may live a moment longer; a second server beside them would spoil the data.
  if (!(await until(() => !isAttached(found.memory), 5000)))
    throw new Error(`Прежний сервер базы ещё работает с ${cluster}.`);
  for (const path of [
    join(cluster, "postmaster.pid"),
    join(sockets, ".s.PGSQL.5432.lock"),
    join(sockets, ".s.PGSQL.5432"),
  ]) {
    rmSync(path, { force: true });
  }
}

/** The server's process, and its piece of shared memory, from the first and the seventh line. */
function readPidFile(cluster: string): { pid: number; memory: string | undefined } | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number.parseInt(lines[0] ?? "", 10) || 0, memory: lines[6]?.trim().split(/\s+/)[1] };
  } catch {
    return undefined;
  }
}

/** A zombie has no command line, so it does not count. */
function isServerOf(pid: number, cluster: string): boolean {
  if (pid <= 0) return false;
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("postgres") && command.includes(cluster);
  } catch {
    return false;
  }
}

function isAttached(memory: string | undefined): boolean {
  if (!memory || process.platform !== "linux") return false;
  const rows = readFileSync("/proc/sysvipc/shm", "utf8").split("\n").slice(1);
  const row = rows.map((line) => line.trim().split(/\s+/)).find(([, id]) => id === memory);
  return Number(row?.[6] ?? 0) > 0;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone by itself.
  }
}

async function until(holds: () => boolean, patience: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += 20) {
    if (holds()) return true;
    await sleep(20);
  }
  return holds();
}
