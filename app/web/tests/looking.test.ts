import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { cursorOf } from "#platform/db/keyset.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const portal = portalInProcess();

const noted = () =>
  withTenant("*", async () => {
    const { rows } = await db().execute<{ places: string[]; queries: string[] }>(sql`select
      array(select after from feed_places order by after) as places, array(select query from recent_queries order by query) as queries`);
    return rows[0]!;
  });

it("what is noted of a reader is noted after their page, and not when a browser fetches it ahead", async () => {
  const ivan = await portal.as("ivan");
  const after = cursorOf([new Date(), newId()]);
  const feed = `/feed/work?${new URLSearchParams({ after })}`;
  const search = `/search?${new URLSearchParams({ query: "отпуск" })}`;
  for (const name of ["purpose", "sec-purpose"])
    for (const path of [feed, search])
      expect((await ivan.send(path, { headers: { [name]: "prefetch;prerender" } })).status).toBe(200);
  expect((await ivan.send(feed)).status).toBe(200);
  await expect.poll(noted).toEqual({ places: [after], queries: [] });
  expect((await ivan.send(search)).status).toBe(200);
  await expect.poll(noted).toEqual({ places: [after], queries: ["отпуск"] });
});
