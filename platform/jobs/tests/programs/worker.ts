// Does slow jobs on the embedded database of a folder until it is killed or has nothing left; sends them at the first start.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, newId, openDatabase, withTenant } from "#platform/db/index.ts";
import { type Job, sendJob, startJobs } from "#platform/jobs/index.ts";
import { groups } from "#platform/people/schema.ts";
import { until } from "#tests/support/until.ts";

const [dataDir = "", count = "0"] = process.argv.slice(2);
const database = await openDatabase({ dataDir });

const add = (name: string) => db().insert(groups).values({ id: newId(), alias: newId(), name });
const write: Job<{ number: number }> = {
  name: "write",
  title: "write",
  tries: 50,
  async run({ number }) {
    await add(`Задание ${number}`);
    process.stdout.write(`begun ${number}\n`);
    await sleep(60);
  },
};
const poison: Job = {
  name: "poison",
  title: "poison",
  tries: 1,
  run: async () => {
    await add("Яд");
    throw new Error("яд");
  },
};

const jobs = await startJobs([write, poison]);
if (Number(count) > 0) {
  await withTenant("*", async () => {
    for (let number = 0; number < Number(count); number++) await sendJob("write", { number });
    await sendJob("poison");
  });
}
process.stdout.write("ready\n");
const left = sql`select from jobs.job where name = 'portal' and state in ('created', 'retry', 'active')`;
await until(async () => (await db().execute(left)).rows.length === 0, "all jobs are done", 500);
await jobs.stop();
await database.close();
process.stdout.write("drained\n");
