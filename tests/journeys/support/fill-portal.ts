// Run as a process of its own before a portal starts: DATA_DIR and DATABASE_URL say where, and its argument with whom.
import { sql } from "drizzle-orm";
import { startBackground } from "#app/background.ts";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { clockJobs, sendJob } from "#platform/jobs/index.ts";
import { until } from "#tests/support/until.ts";
import { fillPortal } from "./fill.ts";
import { fillWalkers } from "./fill-walkers.ts";

const database = await openDatabase();
if (process.argv[2] === "walkers") await fillWalkers();
else await fillPortal();
await passDay();
await database.close();

/** Does all that a day does by the clock: what comes of it is there in every run, at whatever hour it begins. */
async function passDay(): Promise<void> {
  const background = await startBackground();
  await withTenant("*", async () => {
    for (const { name } of clockJobs()) await sendJob(name);
  });
  const waiting = sql`select 1 from jobs.job where state in ('created', 'active', 'retry') limit 1`;
  await until(async () => (await db().execute(waiting)).rows.length === 0, "all jobs of a day are done", 120);
  await background.stop();
}
