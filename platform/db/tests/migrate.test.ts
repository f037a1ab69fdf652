import pg from "pg";
import { describe, expect, test } from "vitest";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { createDatabase } from "#tests/support/database.ts";

const read = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const onEmpty = async (fn: (url: string) => Promise<void>) => {
  const database = await createDatabase({ empty: true });
  await fn(database.url).finally(database.drop);
};
const migration = (name: string, sql: string) => ({ name, sql, hash: name });

describe("migrations", () => {
  test("twice, and from two nodes at once, are applied one time each", () =>
    onEmpty(async (url) => {
      await Promise.all([migrate(url), migrate(url)]);
      await migrate(url);
      const rows = await read(url, "select name from migrations order by name");
      expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
    }));

  test("take as long as they take, whatever the operator has set for people's requests", () =>
    onEmpty(async (url) => {
      const name = new URL(url).pathname.slice(1);
      await read(url, `alter database ${name} set statement_timeout = '3s'`);
      const ground = readMigrations()[0]!;
      const asks = "do $$ begin if current_setting('statement_timeout') <> '0' then raise 'limited'; end if; end $$";
      await migrate(url, [ground, migration("asks", asks)]);
      expect(await read(url, "select name from migrations where name = 'asks'")).toHaveLength(1);
    }));

  test("of another node are waited for, and that is said", () =>
    onEmpty(async (url) => {
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query("begin; select pg_advisory_xact_lock(7338723)");
      const said = Promise.withResolvers<string>();
      const done = migrate(url, undefined, said.resolve);
      expect(await said.promise).toBe("Таблицы обновляет другой узел портала: жду, пока он закончит…");
      await other.end();
      await done;
      expect(await read(url, "select count(*)::int as count from migrations")).toEqual([
        { count: readMigrations().length },
      ]);
    }));

  test("that fail in the middle leave nothing behind, and go through once mended", () =>
    onEmpty(async (url) => {
      const ground = readMigrations()[0]!;
      const bad = migration("bad", "create table one (id int); create table one (id int)");
      await expect(migrate(url, [ground, bad])).rejects.toThrow("already exists");
      expect(await read(url, "select from pg_tables where schemaname = 'public'")).toEqual([]);
      await migrate(url, [ground, migration("good", "create table one (id int, group_id uuid)")]);
      expect(await read(url, "select polname from pg_policy where polrelid = 'one'::regclass")).toEqual([
        { polname: "tenant" },
      ]);
    }));

  test("that were rewritten after they had been applied are refused", () =>
    onEmpty(async (url) => {
      const ground = readMigrations()[0]!;
      await migrate(url, [ground]);
      await expect(migrate(url, [{ ...ground, hash: "other" }])).rejects.toThrow(
        `несовместимая с этой: изменение ${ground.name} в программе переписано`,
      );
    }));

  test("of a newer portal are refused by an older one", () =>
    onEmpty(async (url) => {
      const ground = readMigrations()[0]!;
      await migrate(url, [ground, migration("later", "select 1")]);
      await expect(migrate(url, [ground])).rejects.toThrow("База новее программы");
    }));

  test("of a portal with another history are called so, and not newer", () =>
    onEmpty(async (url) => {
      const ground = readMigrations()[0]!;
      await migrate(url, [ground, migration("0001_first-tables", "select 1")]);
      const ours = [ground, migration("0001_kinds", "select 1")];
      await expect(migrate(url, ours)).rejects.toThrow("изменение 0001_first-tables программе неизвестно");
    }));
});
