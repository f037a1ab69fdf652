import { and, asc, desc, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

const moment = new Date("2026-03-01T09:00:00.123Z");
const add = (name: string, createdAt = moment) =>
  db().insert(groups).values({ id: newId(), alias: newId(), name, createdAt });
const order: Record<"asc" | "desc", SQL[]> = {
  asc: [asc(groups.createdAt), asc(groups.id)],
  desc: [desc(groups.createdAt), desc(groups.id)],
};

async function readPage(after: string | undefined, direction: "asc" | "desc") {
  const rows = await db()
    .select()
    .from(groups)
    .where(and(beyond([groups.createdAt, groups.id], after, direction)))
    .orderBy(...order[direction])
    .limit(pageSize + 1);
  return cut(rows, (row) => [row.createdAt, row.id]);
}

async function readAll(direction: "asc" | "desc", between: () => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await readPage(after, direction);
    seen.push(...page.items.map(({ name }) => name));
    if (!page.next) return seen;
    after = page.next;
    await between();
  }
}

beforeAll(async () => {
  for (let at = 0; at < 45; at++) await add(`Старая ${at}`, new Date(moment.getTime() + Math.floor(at / 10)));
});

describe("a list read page by page", () => {
  test("gives every row once in both directions, though many share a moment", async () => {
    for (const direction of ["asc", "desc"] as const) {
      const seen = await readAll(direction);
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
    }
  });

  test("neither repeats nor loses rows while newer ones appear", async () => {
    let at = 0;
    const seen = await readAll("desc", () => add(`Новая ${at++}`, new Date(moment.getTime() + 60_000)));
    expect(seen.filter((name) => name.startsWith("Старая"))).toHaveLength(45);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("has no next page when the rows end exactly at its end", () => {
    const rows = Array.from({ length: pageSize }, (_, at) => at);
    expect(cut(rows, (row) => [row])).toEqual({ items: rows, next: undefined });
    expect(cut([...rows, 20], (row) => [row]).next).toBeTypeOf("string");
  });

  test("refuses a cursor that somebody made up or changed", async () => {
    const { next } = await readPage(undefined, "desc");
    const changed = `${next!.slice(0, -2)}${next!.endsWith("AA") ? "BB" : "AA"}`;
    for (const cursor of ["x", "0", "'; drop table groups", "a".repeat(5000), changed]) {
      expect(() => beyond([groups.createdAt, groups.id], cursor)).toThrow("cursor");
    }
    expect(() => beyond([groups.id], next)).toThrow("cursor");
  });
});
