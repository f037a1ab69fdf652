import { sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { notices } from "./schema.ts";

const keptFor = 180 * 86_400_000;
const atOnce = 5000;

/** Forgets notices of half a year ago, part by part, so that nobody waits for it. */
export async function sweepNotices(): Promise<void> {
  const before = new Date(now().getTime() - keptFor).toISOString();
  for (let gone = atOnce; gone === atOnce; ) {
    const { rowCount } = await withTenant("*", () =>
      db().execute(sql`delete from ${notices} where id in (
        select n.id from ${notices} n where n.created_at < ${before}::timestamptz limit ${atOnce})`),
    );
    gone = rowCount ?? 0;
  }
}
