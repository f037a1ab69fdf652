import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Stops the server that a killed portal left behind, so that each portal has a child of its own and one set of settings.
 * Only the holder of the data folder may call it. A pid file that names a stranger (pids return in containers) is thrown away.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = postmasterOf(cluster);
  if (!pid) return;
  if (!isServerOf(pid, cluster)) return rmSync(join(cluster, "postmaster.pid"), { force: true });
  for (const [signal, patience] of [
    ["SIGINT", 1500],
    ["SIGQUIT", 1500],
    ["SIGKILL", 500],
  ] as const) {
    send(pid, signal);
    for (let waited = 0; waited < patience; waited += 20) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}

/** The living process that the cluster's pid file names. */
export function postmasterOf(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isServerOf(pid: number, cluster: string): boolean {
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

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
