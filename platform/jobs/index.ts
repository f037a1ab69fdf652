import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { currentConnection } from "../db/connection.ts";
import { db, withTenant } from "../db/index.ts";
import { log } from "../log.ts";
import { leaveMark } from "../marks/index.ts";
import { prepareStore, queue } from "./store.ts";

/** Work that nobody waits for, or that is done by the clock. */
export type Job<Data = unknown> = {
  name: string;
  /** What administrators read of it: «Очистить корзину». */
  title: string;
  /** Minutes, hours, days of Moscow time, as in cron. */
  cron?: string;
  /** After so many failures the job is put aside; five by default. */
  tries?: number;
  /** Long work and effects outside of the database: without the transaction that otherwise makes the effect happen once. */
  free?: boolean;
  /** `stopping` rings when the portal stops: long work ends with what is in hand. */
  run(data: Data, key: string, stopping: AbortSignal): Promise<void>;
};

type Parcel = { job: string; data: unknown };

const triesByDefault = 5;
/** A way to stop what runs beside the requests. */
export type Stopped = { stop(how?: { patient?: boolean }): Promise<void> };

let boss: PgBoss | undefined;
let known = new Map<string, Job>();

/**
 * Begins to do jobs on this node: those sent and those by the clock. A job left by a killed node is done again.
 * Without `works` this process only sends them, and another one does them.
 * `stop` tells the jobs in hand and waits for them, ten seconds at most unless it is `patient`.
 */
export async function startJobs(jobs: Job<never>[], { works = true } = {}): Promise<Stopped> {
  const stopping = new AbortController();
  const { exclusive } = currentConnection();
  known = new Map((jobs as Job[]).map((job) => [job.name, job]));
  const fresh = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => currentConnection().pool.query(text, values) },
    schema: "jobs",
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    ...(!works && { schedule: false, supervise: false, migrate: false, createSchema: false }),
  });
  fresh.on("error", (error) => log.warn("Jobs wait: the database does not answer", { error }));
  await fresh.start();
  if (!works) {
    boss = fresh;
    return { stop: () => fresh.stop({ graceful: false }) };
  }
  await fresh.createQueue(queue, {
    retryBackoff: true,
    retryDelay: 2,
    heartbeatSeconds: 15,
    deleteAfterSeconds: 86_400,
  });
  await prepareStore(exclusive);
  boss = fresh;
  await followClock(fresh, jobs as Job[]);
  const options = {
    pollingIntervalSeconds: 1,
    localConcurrency: 2,
    batchSize: 5,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await fresh.work<Parcel, unknown, typeof options>(queue, options, async (batch) => {
    const results = [];
    for (const { id, data } of batch) results.push(await perform(fresh, id, data, stopping.signal));
    return results;
  });
  return {
    async stop({ patient = false } = {}) {
      boss = undefined;
      stopping.abort();
      await fresh.stop({ graceful: true, timeout: patient ? 600_000 : 10_000 });
    },
  };
}

/** Sends a job in the open transaction: it is done after the commit, or never was. `key` keeps a second equal one away. */
export async function sendJob(
  name: string,
  data: object = {},
  options: { after?: Date; key?: string } = {},
): Promise<void> {
  if (!boss) throw new Error("Jobs are not started");
  if (!known.has(name)) throw new Error(`No job is called ${name}`);
  await boss.send(queue, { job: name, data } satisfies Parcel, {
    retryLimit: (known.get(name)?.tries ?? triesByDefault) - 1,
    ...(options.after && { startAfter: options.after }),
    ...(options.key && { singletonKey: `${name}:${options.key}`, singletonSeconds: 60 }),
    db: fromDrizzle(db(), sql),
  });
}

/** What this node does by the clock, and how often, as in cron. */
export function clockJobs(): { name: string; title: string; cron: string }[] {
  return [...known.values()].flatMap(({ name, title, cron }) => (cron ? [{ name, title, cron }] : []));
}

/** What administrators read of a job; one that this node does not know is called as the program calls it. */
export function jobTitle(name: string): string {
  return known.get(name)?.title ?? name;
}

async function perform(owner: PgBoss, id: string, { job: name, data }: Parcel, stopping: AbortSignal) {
  try {
    const job = known.get(name);
    if (!job) throw new Error(`No job is called ${name}`);
    if (job.free) await job.run(data, id, stopping);
    else {
      await withTenant("*", async () => {
        await job.run(data, id, stopping);
        // Done and forgotten in one transaction with the effect: a kill in between cannot make it happen twice.
        await owner.complete(queue, id, undefined, { db: fromDrizzle(db(), sql) });
      });
    }
    if (known.get(name)?.cron) await leaveMark(`job:${name}`);
    return { id, status: "completed" as const };
  } catch (error) {
    log.error("A job failed", { job: name, objectId: id, error });
    if (known.get(name)?.cron) await leaveMark(`job-failed:${name}`);
    return { id, status: "failed" as const };
  }
}

async function followClock(owner: PgBoss, jobs: Job[]): Promise<void> {
  const timed = jobs.filter((job) => job.cron);
  for (const { key } of await owner.getSchedules(queue)) {
    if (!timed.some(({ name }) => name === key)) await owner.unschedule(queue, key);
  }
  for (const { name, cron, tries } of timed) {
    const options = { key: name, tz: "Europe/Moscow", retryLimit: (tries ?? triesByDefault) - 1 };
    await owner.schedule(queue, cron!, { job: name, data: {} } satisfies Parcel, options);
  }
}
