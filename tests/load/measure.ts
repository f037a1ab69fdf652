import { readdirSync, readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Loads a page from sixteen connections for some seconds; refuses to count anything but 200. */
export async function load(url: string, cookie: string | undefined, duration: number) {
  const result = await autocannon({ url, connections: 16, duration, headers: cookie ? { cookie } : {} });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200`);
  return { rate: result.requests.average, p99: result.latency.p99, requests: result["2xx"] };
}

const ticksPerSecond = 100;

/** The processor time that a process has used, in seconds (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The same of a process and of all that it has started, those that have ended among them. */
export function familySeconds(pid: number): number {
  const ended = statOf(pid);
  const living = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isChild(Number(name), pid));
  const own = cpuSeconds(pid) + (Number(ended[13]) + Number(ended[14])) / ticksPerSecond;
  return living.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

/** Which process has started this one. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return parentOf(pid) === parent;
  } catch {
    return false;
  }
}

/** What the kernel tells of a process, from its state on. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
}

/** The memory that a process holds now, in MB (Linux). */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}
