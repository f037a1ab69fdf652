import { sql } from "drizzle-orm";
import { currentConnection } from "../db/connection.ts";
import { db } from "../db/index.ts";

/** All jobs of the portal stand in one queue. */
export const queue = "portal";

/**
 * Opens the jobs' tables to people's deeds, which send jobs as portal_app.
 * On a server of our own nobody else can be at work, so what a killed portal had in hand is taken up at once.
 */
export async function prepareStore(exclusive: boolean): Promise<void> {
  if (currentConnection().hasRole) {
    await db().execute(sql`grant usage on schema jobs to portal_app`);
    await db().execute(sql`grant select, insert, update on all tables in schema jobs to portal_app`);
    await db().execute(sql`grant execute on all functions in schema jobs to portal_app`);
  }
  if (exclusive)
    await db().execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
}

/** The jobs that failed as often as they may, the latest first: kept a day for someone to look at. */
export async function listParkedJobs(most = 20): Promise<{ id: string; job: string; failedAt: Date }[]> {
  if (!(await isPrepared())) return [];
  const { rows } = await db().execute<{ id: string; job: string; failed_at: string }>(
    sql`select id, data->>'job' as job, completed_on as failed_at from jobs.job where name = ${queue} and state = 'failed' order by completed_on desc limit ${most}`,
  );
  return rows.map(({ id, job, failed_at }) => ({ id, job, failedAt: new Date(failed_at) }));
}

/** What is in the jobs' tables: how many wait, how many should have begun five minutes ago, how many are put aside. */
export async function countJobs(): Promise<{ waiting: number; late: number; parked: number }> {
  if (!(await isPrepared())) return { waiting: 0, late: 0, parked: 0 };
  const { rows } = await db().execute<{ waiting: number; late: number; parked: number }>(sql`select
    count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '5 minutes')::int as late,
    count(*) filter (where state = 'failed')::int as parked
    from jobs.job where name = ${queue}`);
  return rows[0]!;
}

/** Has a job that was put aside done once more, at once. False when there is no such job. */
export async function retryParkedJob(id: string): Promise<boolean> {
  if (!(await isPrepared())) return false;
  const { rowCount } = await db().execute(sql`update jobs.job
    set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where name = ${queue} and id = ${id} and state = 'failed'`);
  return rowCount === 1;
}

/** A portal that has never started its jobs has no tables of them. */
async function isPrepared(): Promise<boolean> {
  const { rows } = await db().execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`);
  return rows[0]!.there;
}
