import { sql } from "drizzle-orm";
import { currentConnection } from "#platform/db/connection.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { readTexts } from "#platform/files/index.ts";
import { usualLimits } from "#platform/files/text/limits.ts";
import { nobody } from "./parked.ts";
import { until } from "./until.ts";

/** What changes by looking or by the clock: when a session was seen, what its browser will be told, who was refused. */
const restless = [
  "sessions",
  "audit",
  "oidc_payload",
  "outbox",
  "marks",
  "error_groups",
  "push_keys",
  "held_forms",
  "identity_key",
];

const patient = { ...usualLimits, ms: 600_000 };

/** A digest of every row of the portal's own tables, to be shown to `changedSince` later. */
export async function checksum(): Promise<Record<string, string>> {
  // What this test has announced itself nobody is woken for.
  await deliverAll();
  await stopClock();
  await allDone();
  // Nor is the text of any file read meanwhile, however slow the machine is.
  while (await readTexts(patient));
  return withTenant("*", digest);
}

/** The tables whose rows are not what they were: none means that nothing was changed. */
export async function changedSince(before: Record<string, string>): Promise<string[]> {
  const after = await checksum();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** What the portal does by the clock changes rows on its own; from now on it does only what it is asked for. */
async function stopClock(): Promise<void> {
  await currentConnection().pool.query("delete from jobs.schedule");
}

/** What has been announced or sent comes to its listeners a moment later: a digest in between would see half of it. */
async function allDone(): Promise<void> {
  await until(async () => !(await anythingLeft()), "nothing is left to tell or to do");
}

async function anythingLeft(): Promise<boolean> {
  const events = await withTenant("*", () => db().execute(sql`select from outbox where listener <> ${nobody} limit 1`));
  const jobs = await currentConnection().pool.query(
    "select from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1",
  );
  return events.rows.length + jobs.rows.length > 0;
}

async function digest(): Promise<Record<string, string>> {
  const tables = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const kept = tables.rows.map(({ name }) => name).filter((name) => !restless.includes(name));
  const digests = kept.map(
    (name) => sql`(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${sql.identifier(name)} t)`,
  );
  const { rows } = await db().execute<{ all: string[] }>(sql`select array[${sql.join(digests, sql`, `)}] as all`);
  return Object.fromEntries(kept.map((name, at) => [name, rows[0]!.all[at]!]));
}
