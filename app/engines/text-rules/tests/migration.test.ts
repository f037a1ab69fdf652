import pg from "pg";
import { expect, it } from "vitest";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { createDatabase } from "#tests/support/database.ts";

it("stop-words and links of before become rules, and words that were only kept rest", async () => {
  const database = await createDatabase({ empty: true });
  const all = readMigrations();
  const here = all.findIndex(({ name }) => name.endsWith("text-rules"));
  await migrate(database.url, all.slice(0, here));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("select set_config('app.group_id', '*', false)");
  try {
    const [both, resting, none] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    for (const [id, holds, words] of [
      [both, ["all", "words", "links"], ["азарт", "казино"]],
      [resting, ["first"], ["казино"]],
      [none, [], []],
    ] as const) {
      await client.query("insert into groups (id, name, alias) values ($1, $2, $3)", [id, id, id]);
      const row = "insert into moderation_rules (group_id, holds, stop_words) values ($1, $2, $3)";
      await client.query(row, [id, holds, words]);
    }
    await migrate(database.url, all.slice(0, here + 1));
    const ask = async (sql: string) => (await client.query({ text: sql, rowMode: "array" })).rows;
    const rules = await ask(
      "select group_id, kind, terms, action, place, off_at is null from text_rules order by group_id, kind desc",
    );
    expect(rules).toEqual([
      [both, "words", ["азарт", "казино"], "hold", "publications", true],
      [both, "links", [], "hold", "publications", true],
      [resting, "words", ["казино"], "hold", "publications", false],
    ]);
    expect(await ask("select holds from moderation_rules order by group_id")).toEqual([[["all"]], [["first"]], [[]]]);
  } finally {
    await client.end();
    await database.drop();
  }
});
