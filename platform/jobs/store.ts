import { sql } from "drizzle-orm";
import { currentConnection } from "../db/connection.ts";
import { db } from "../db/index.ts";

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

/** The jobs that failed as often as they may: kept a day for someone to look at. */
export async function listParkedJobs(): Promise<{ id: string; job: string; failedAt: Date }[]> {
  const { rows } = await db().execute<{ id: string; job: string; failed_at: string }>(
    sql`select id, data->>'job' as job, completed_on as failed_at from jobs.job where state = 'failed' order by completed_on`,
  );
  return rows.map(({ id, job, failed_at }) => ({ id, job, failedAt: new Date(failed_at) }));
}
