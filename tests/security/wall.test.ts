import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";

const world = databaseOfTwoCompanies();

describe("the wall in the database alone", () => {
  it("keeps every table that has companies to the rows of one", async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'group_id'`);
    expect(rows.length).toBeGreaterThan(5);
    for (const { name } of rows) {
      const all = sql`select t::text as line from ${sql.identifier(name)} t`;
      const lines = async (group: string) => (await withTenant(group, () => db().execute<{ line: string }>(all))).rows;
      const seen = (await lines(world.yug.id)).map(({ line }) => line).join("\n");
      expect(seen, name).not.toContain("CANARY-sever");
      const whole = (await lines("*")).map(({ line }) => line).join("\n");
      // A table that holds nothing of one of the companies proves nothing: fill it in tests/support/two-companies.ts.
      for (const group of [world.sever.id, world.yug.id]) expect(whole, name).toContain(group);
    }
  });
});
