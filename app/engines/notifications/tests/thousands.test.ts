import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { holdWriters } from "#tests/support/stepping.ts";
import { until } from "#tests/support/until.ts";

const many = 10_000;
const database = freshDatabase();
let editor: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor"] });
  await startEvents(listeners).stop();
  // A thousand at a time: each person is put into the search too.
  for (let at = 0; at < many; at += 1000) {
    await withTenant("*", () =>
      db().execute(sql`insert into accounts (id, group_id, alias, first_name, last_name, email, consent_to_pers_data)
        select gen_random_uuid(), ${company.id}::uuid, 'reader-' || n, 'Нина', 'Ким', 'reader-' || n || '@example.ru', true
        from generate_series(${at + 1}::int, ${at + 1000}::int) n`),
    );
  }
});

async function told(): Promise<{ rows: number; people: number }> {
  const { rows } = await withTenant("*", () =>
    db().execute<{ rows: number; people: number }>(
      sql`select count(*)::int as rows, count(distinct account_id)::int as people from notices`,
    ),
  );
  return rows[0]!;
}

it("tells ten thousand people of one event in parts, each once, though the node that tells is killed on the way", async () => {
  await apiAs(editor).content.create({ body: "@все, завтра собрание", feed: "work", reach: "company" });
  const gate = await holdWriters(database.url, "notices");
  const node = spawn(
    process.execPath,
    ["--import=./platform/quick-imports.ts", "app/engines/notifications/tests/teller.ts"],
    {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const isOver = once(node, "exit");
  await until(() => gate.step().then(async () => (await told()).rows >= 1000), "a thousand are told");
  node.kill("SIGKILL");
  await isOver;
  await gate.release();
  const { rows: before } = await told();
  expect(before).toBeGreaterThanOrEqual(1000);
  expect(before).toBeLessThan(many);
  // Whole parts only: the one in hand is gone with its node.
  expect(before % 500).toBe(0);
  // The database lets go of what the killed node held only when it has noticed.
  await expect.poll(() => deliverAll().then(told)).toEqual({ rows: many, people: many });
});
