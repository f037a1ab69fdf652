import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { readTexts } from "#platform/files/index.ts";
import { nobody } from "./parked.ts";

/** What changes by looking or by the clock: when a session was seen, what its browser will be told, who was refused. */
const restless = ["sessions", "audit", "oidc_payload", "outbox", "marks"];

/** A digest of every row of the portal's own tables: equal before and after means that nothing was changed. */
export async function checksum(): Promise<Record<string, string>> {
  // What this test has announced itself nobody is woken for.
  await deliverAll();
  // Nor does the clock read a new file's words meanwhile.
  await readTexts();
  return withTenant("*", async () => {
    await eventsDelivered();
    return digest();
  });
}

/** What has been announced comes to its listeners a moment later: a digest in between would see half of it. */
async function eventsDelivered(): Promise<void> {
  for (let left = 60; left > 0; left--) {
    const { rows } = await db().execute(sql`select from outbox where listener <> ${nobody} limit 1`);
    if (rows.length === 0) return;
    await sleep(50);
  }
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
