import { once } from "node:events";
import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { describe, expect, it } from "vitest";
import { statusOf } from "#app/web/server/trouble.ts";
import { asApiError } from "#platform/api/refusals.ts";
import { currentConnection } from "#platform/db/connection.ts";
import { db, isOutage, withTenant } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

/** Ends a connection at its server, as a restart does, and waits until its holder has heard of it. */
async function lose(client: PoolClient): Promise<void> {
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const heard = new Promise((done) => client.once("end", done));
  const other = await currentConnection().pool.connect();
  await other.query("select pg_terminate_backend($1)", [rows[0].pid]);
  other.release();
  await heard;
}

describe("a connection that the database has ended", () => {
  it("between two statements of a deed makes the deed wait, and is no bug", async () => {
    const acquired = once(currentConnection().pool, "acquire");
    const deed = withTenant("*", async () => {
      await db().execute(sql`select 1`);
      const [client] = (await acquired) as [PoolClient];
      await lose(client);
      await db().execute(sql`select 1`);
    });
    await expect(deed).rejects.toMatchObject({ kind: "unavailable", detail: "database" });
    // The next one gets another.
    await withTenant("*", () => db().execute(sql`select 1`));
  });

  it("is an outage wherever it is met: 503 of a page, 503 of a call", async () => {
    const client = await currentConnection().pool.connect();
    await lose(client);
    const error = await client.query("select 1").catch((one: Error) => one);
    client.release(true);
    expect([isOutage(error), statusOf(error)]).toEqual([true, 503]);
    expect(asApiError(error)).toMatchObject({ status: 503, data: { detail: "database" } });
  });
});
