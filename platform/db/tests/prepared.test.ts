import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db, kept, newId, transaction, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany } from "#tests/support/people.ts";

freshDatabase();

/** More runs than the server plans for their parameters alone. */
const often = Array.from({ length: 8 });

const keptLike = async (words: string) => {
  const { rows } = await db().execute<{ statement: string; generic: number }>(
    sql.raw(
      `select statement, generic_plans::int as generic from pg_prepared_statements where statement like '%${words}%' and statement not like '%pg_prepared%'`,
    ),
  );
  return rows;
};

describe("a statement with parameters", () => {
  test("is kept by its connection from the second time on, and planned once", async () => {
    for (const _ of often) await transaction(() => db().execute(sql`select ${"одно"}::text as kept_one`));
    expect(await transaction(() => keptLike("kept_one"))).toEqual([
      { statement: "select $1::text as kept_one", generic: expect.any(Number) },
    ]);
    expect((await transaction(() => keptLike("kept_one")))[0]!.generic).toBeGreaterThan(0);
  });

  test("that comes once is not kept", async () => {
    await transaction(() => db().execute(sql`select ${"раз"}::text as kept_never`));
    expect(await transaction(() => keptLike("kept_never"))).toEqual([]);
  });

  test("finds in each company its own rows, however often it was planned for another", async () => {
    const names = async () => (await db().select().from(departments).limit(100)).map(({ name }) => name);
    const [ours, theirs] = [await makeCompany("Наша"), await makeCompany("Чужая")];
    const wall: [string, string[]][] = [
      ["*", ["Наш отдел", "Чужой отдел"]],
      [ours.id, ["Наш отдел"]],
      [theirs.id, ["Чужой отдел"]],
      [newId(), []],
    ];
    const rows = [
      { groupId: ours.id, name: "Наш отдел" },
      { groupId: theirs.id, name: "Чужой отдел" },
    ];
    await withTenant("*", () => db().insert(departments).values(rows));
    for (const _ of often) {
      for (const [id, own] of wall) expect((await withTenant(id, names)).sort()).toEqual(own);
      expect(await transaction(names)).toEqual([]);
    }
  });

  test("is kept apart for each role that runs it", async () => {
    const ask = () => db().execute(sql`select ${"я"}::text as kept_role`);
    for (const _ of often) {
      await transaction(ask);
      await withTenant("*", ask);
    }
    expect(await transaction(() => keptLike("kept_role"))).toHaveLength(2);
  });

  test("is read in its new shape after a migration of another node", async () => {
    await db().execute(sql`create table shapes (n int)`);
    await db().execute(sql`grant select on shapes to portal_app`);
    await db().execute(sql`insert into shapes values (7)`);
    const read = () =>
      transaction(async () => (await db().execute(sql`select n from shapes where n::text = ${"7"}`)).rows);
    for (const _ of often) expect(await read()).toEqual([{ n: 7 }]);
    await db().execute(sql`alter table shapes alter n type text`);
    for (const _ of often) expect(await read()).toEqual([{ n: "7" }]);
  });

  test("that is built once is planned once for all values, one built for a request as the server decides", async () => {
    type Anybody = { accountId: string; groupId: string };
    const again = kept((_: Anybody, slots: { n: number }) =>
      db().select({ name: departments.name }).from(departments).where(sql`length(name) > ${slots.n}`),
    );
    const plans = async (words: string) =>
      (
        await db().execute(
          sql.raw(
            `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement like '%${words}%' and statement not like '%pg_prepared%'`,
          ),
        )
      ).rows;
    const anybody = { accountId: newId(), groupId: newId() };
    await withTenant("*", async () => {
      for (let n = 0; n < 3; n++) {
        // Both at once: what is said for one does not hold for the other.
        const once = () => db().execute(sql`select ${n}::int + 1 as of_one_request`);
        await Promise.all([again(anybody, { n }), once(), again(anybody, { n }), once()]);
      }
      expect(await plans("length(name)")).toEqual([{ generic: 6, custom: 0 }]);
      expect(await plans("of_one_request")).toEqual([{ generic: 0, custom: 5 }]);
    });
  });

  test("does not gather on a connection without end", async () => {
    const found: number[] = [];
    for (let turn = 0; turn < 3; turn++)
      await transaction(async () => {
        for (let n = 0; n <= 150; n++) {
          const { rows } = await db().execute(sql`select ${n}::int as ${sql.raw(`of_many_${n}`)}`);
          found.push(rows[0]![`of_many_${n}`] as number);
        }
        expect((await keptLike("of_many")).length).toBeLessThanOrEqual(100);
        expect((await keptLike("of_many_150")).length).toBe(turn > 0 ? 1 : 0);
      });
    expect(found).toEqual([...Array(151).keys(), ...Array(151).keys(), ...Array(151).keys()]);
  });

  test("that its connection has lost is kept anew, and is not any more where that goes on", async () => {
    const read = () => transaction(async () => (await db().execute(sql`select ${"всё"}::text as kept_lost`)).rows);
    for (let loss = 1; loss <= 10; loss++) {
      for (const _ of often) expect(await read()).toEqual([{ kept_lost: "всё" }]);
      expect(await transaction(() => keptLike("kept_lost"))).toHaveLength(1);
      await transaction(() => db().execute(sql.raw("deallocate all")));
    }
    for (const _ of often) expect(await read()).toEqual([{ kept_lost: "всё" }]);
    expect(await transaction(() => keptLike("kept_lost"))).toEqual([]);
  });
});
