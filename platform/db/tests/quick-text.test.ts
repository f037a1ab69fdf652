import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, PgDialect, pgTable, QueryBuilder, text, timestamp } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { writtenByDrizzle } from "../quick-text.ts";
import "../connection.ts";

const people = pgTable("people", {
  id: text().primaryKey(),
  bossId: text("boss_id"),
  since: timestamp({ withTimezone: true }),
});
const bosses = alias(people, "bosses");
const newest = new QueryBuilder().select({ id: people.id }).from(people).limit(3).as("newest");
const moment = new Date("2026-01-02T03:04:05Z");

const statements: Record<string, SQL> = {
  "a query with an alias, lists and conditions": new QueryBuilder()
    .select({ id: people.id, boss: bosses.id, count: sql<number>`count(*)`.as("count") })
    .from(people)
    .leftJoin(bosses, eq(bosses.id, people.bossId))
    .where(and(eq(people.since, moment), inArray(people.id, ["a", "b"]), undefined))
    .limit(20)
    .getSQL(),
  "a query from a query": new QueryBuilder().select().from(newest).where(eq(newest.id, "a")).getSQL(),
  "words of one's own": sql`select ${"a"}, ${null}, ${5}, ${["x", "y"]}, ${people.since} from ${people} where ${sql.identifier('a"b')} = any(${sql.param([1])}) ${sql.raw("limit 1")}${undefined}`,
  "values in the text": sql`select ${sql`${"it's"}`.inlineParams()}, ${sql.placeholder("later")}`,
  "a list of statements": sql.join([sql`${1}`, sql`${new QueryBuilder().select().from(people)}`], sql` union `),
};

it.each(Object.entries(statements))("%s is written as drizzle writes it", (_, statement) => {
  const dialect = new PgDialect() as unknown as {
    casing: never;
    escapeName: never;
    escapeParam: never;
    escapeString: never;
  };
  const { casing, escapeName, escapeParam, escapeString } = dialect;
  const config = { casing, escapeName, escapeParam, escapeString };
  const { sql: words, params } = writtenByDrizzle(statement, config);
  expect(statement.toQuery(config)).toMatchObject({ sql: words, params });
});
