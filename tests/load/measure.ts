import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Loads a page from sixteen connections for some seconds; refuses to count anything but 200. */
export async function load(url: string, cookie: string | undefined, duration: number) {
  const result = await autocannon({ url, connections: 16, duration, headers: cookie ? { cookie } : {} });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200`);
  return { rate: result.requests.average, p99: result.latency.p99, requests: result["2xx"] };
}

/** A process and all that it has started itself (Linux). */
export function familyOf(pid: number): number[] {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(Number(name), pid));
  return [pid, ...children.map(Number)];
}

/** The processor time that processes have used so far, in milliseconds; of those that have ended nothing is known any more. */
export function spent(pids: number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, Number(tellOf(pid, "schedstat").split(" ")[0] || 0) / 1e6]));
}

/** What has been used since, by those that have come meanwhile too. */
export function spentSince(before: Map<number, number>, pids: number[]): number {
  return [...spent(pids)].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
}

/** The memory that processes hold together, in MB: what they share is counted once. */
export function memory(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + Number(/Pss:\s+(\d+)/.exec(tellOf(pid, "smaps_rollup"))?.[1] ?? 0), 0) / 1024;
}

function isChild(pid: number, parent: number): boolean {
  return Number(tellOf(pid, "stat").split(") ")[1]?.split(" ")[1]) === parent;
}

/** What the kernel tells of a process; nothing of one that has just ended. */
function tellOf(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
