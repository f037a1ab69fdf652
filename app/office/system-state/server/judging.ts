import type { ClockJob, Health, SystemState } from "#app/office/system-state/contract.ts";

const minute = 60_000;
const hour = 60 * minute;
const gigabyte = 1024 ** 3;

/** How long after its turn a job by the clock is missed. */
const patience = { minute: 10 * minute, often: hour, hour: 3 * hour, day: 26 * hour };
const backupOld = 3 * 24 * hour;

type Database = { connections: number; connectionsAtMost: number; isFull: boolean };

export function databaseHealth({ connections, connectionsAtMost, isFull }: Database): Health {
  if (isFull) return "bad";
  return connections > connectionsAtMost * 0.8 ? "attention" : "good";
}

export function workHealth({ late, failed, clock }: Pick<SystemState["work"], "late" | "failed" | "clock">): Health {
  if (failed > 0 || late > 0) return "bad";
  return clock.some(({ isLate, failedAt }) => isLate || failedAt) ? "attention" : "good";
}

type Disk = Pick<SystemState["disk"], "free" | "total" | "isFull"> & { store?: SystemState["disk"]["store"] };

export function diskHealth({ free, total, isFull, store }: Disk): Health {
  if (isFull || store || free < gigabyte / 2) return "bad";
  return free < 2 * gigabyte || free < total / 10 ? "attention" : "good";
}

/** A mailbox that refuses, or a letter, is not the server's failing; the latest of the others tells how it is. */
export function mailHealth({ isSet, sentAt, failedAt, trouble }: Omit<SystemState["mail"], "health" | "own">): Health {
  const isFailing = failedAt && (!sentAt || failedAt > sentAt) && (trouble === "server" || trouble === "later");
  if (isFailing) return "bad";
  return isSet ? "good" : "attention";
}

export function backupHealth(at: string | null, present: Date): Health {
  return at && present.getTime() - Date.parse(at) < backupOld ? "good" : "attention";
}

/** How a job by the clock stands. One that was never done is not missed: the portal may be a minute old. */
export function clockJob(
  { name, title, cron }: { name: string; title: string; cron: string },
  done: Date | undefined,
  failed: Date | undefined,
  present: Date,
): ClockJob {
  const [minutes, hours] = cron.split(" ");
  const every = hours !== "*" ? "day" : minutes === "*" ? "minute" : minutes?.startsWith("*/") ? "often" : "hour";
  return {
    ...{ name, title, every },
    doneAt: done?.toISOString() ?? null,
    failedAt: failed && (!done || failed > done) ? failed.toISOString() : null,
    isLate: done !== undefined && present.getTime() - done.getTime() > patience[every],
  };
}
