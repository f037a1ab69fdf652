import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sealOf } from "#platform/backup/archive.ts";
import { backUp, emptyTables, type Manifest, restore } from "#platform/backup/index.ts";
import { startEmbedded } from "#platform/db/embedded/index.ts";
import { db, openDatabase, withTenant } from "#platform/db/index.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { departments } from "#platform/people/schema.ts";
import { createDatabase, freshDatabase } from "#tests/support/database.ts";
import { runDbCommand } from "#tests/support/db-command.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";

freshDatabase();

const folder = mkdtempSync(join(tmpdir(), "veche-restoring-"));
const archive = join(folder, "one.tar.gz");
let made: Manifest;

const countDepartments = () => withTenant("*", () => db().$count(departments));

beforeAll(async () => {
  const company = await makeCompany("Тёплый угол");
  await makePerson(company);
  for (let at = 0; at < 30; at++)
    await withTenant("*", () =>
      db()
        .insert(departments)
        .values({ groupId: company.id, name: `Отдел ${at}` }),
    );
  made = await backUp(archive);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same archive with another list in it, sealed as its maker would have. */
function remade(name: string, change: (manifest: Manifest) => void, from = archive): string {
  const parts = mkdtempSync(join(folder, "parts-"));
  execFileSync("tar", ["-xzf", from, "-C", parts]);
  const { seal: _, ...manifest } = JSON.parse(readFileSync(join(parts, "manifest.json"), "utf8"));
  change(manifest);
  writeFileSync(join(parts, "manifest.json"), JSON.stringify({ ...manifest, seal: sealOf(manifest) }));
  execFileSync("tar", ["-czf", join(folder, name), "-C", parts, "manifest.json", "tables", "files"]);
  return join(folder, name);
}

describe("a restore", () => {
  const catalogue = `select 'column' as kind, c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) || a.attnotnull || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as what
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'tie', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass || ' ' || tgname, concat(pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select 'policy', tablename || ' ' || policyname, concat(cmd, qual, with_check) from pg_policies where schemaname = 'public'
    union all select 'table', c.oid::regclass::text, concat(c.relrowsecurity, c.relforcerowsecurity, (select array_agg(one::text order by one::text) from unnest(c.relacl) one))
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
    union all select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select 'schema', nspname, '' from pg_namespace where nspname !~ '^pg_'`;
  const seen = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const order = `select * from (${catalogue}) one order by kind, name collate "C", what`;
    const { rows } = await client.query(order).finally(() => client.end());
    return rows as { kind: string; name: string; what: string }[];
  };

  test("leaves the tables, indexes, ties, triggers, rules and rights of a portal that has just been made", async () => {
    const other = await createDatabase({ empty: true });
    const database = await openDatabase({ url: other.url });
    try {
      const made = await seen(other.url);
      expect(made.length).toBeGreaterThan(2000);
      await restore(archive);
      expect(await seen(other.url)).toEqual(made);
    } finally {
      await database.close();
      await other.drop();
    }
  });

  test("needs few locks at once, however many tables there are", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "veche-few-locks-"));
    // A third of what the portal's own server has, an eighth of what PostgreSQL has by itself.
    const settings = { max_locks_per_transaction: "20", max_connections: "40", fsync: "off", autovacuum: "off" };
    const server = await startEmbedded({ dataDir, settings });
    const database = await openDatabase({ url: server.url });
    try {
      await restore(archive);
      await restore(archive);
      await backUp(join(dataDir, "again.tar.gz"));
      await emptyTables();
      expect(await countDepartments()).toBe(0);
    } finally {
      await database.close();
      await server.stop();
      rmSync(dataDir, { recursive: true });
    }
  });

  test.each(["Проверяю архив", "Возвращаю таблицы", "Сверяю таблицы", "Ставлю таблицы"])(
    "that is killed at «%s» leaves the old data or the new, whole, and nothing beside",
    async (stage) => {
      const other = await createDatabase();
      const database = await openDatabase({ url: other.url });
      try {
        const before = await makeCompany("Прежняя");
        await withTenant("*", () => db().insert(departments).values({ groupId: before.id, name: "Прежний" }));
        const killed = runDbCommand(other.url, ["restore", archive, "--replace"]);
        await until(() => killed.said().includes(stage) || killed.child.exitCode !== null, `«${stage}» is said`);
        killed.child.kill("SIGKILL");
        await killed.over;
        expect(killed.said()).toContain(stage);
        await migrate(other.url);
        const found = await countDepartments();
        const old = await withTenant("*", () => db().$count(departments, eq(departments.groupId, before.id)));
        expect([
          [1, 1],
          [30, 0],
        ]).toContainEqual([found, old]);
        const schemas = (await seen(other.url)).filter(({ kind }) => kind === "schema").map(({ name }) => name);
        expect(schemas.filter((name) => name.startsWith("veche"))).toEqual([]);
      } finally {
        await database.close();
        await other.drop();
      }
    },
  );

  test("says how far it is, and of a table that does not fit which one and why", async () => {
    const said: string[] = [];
    await restore(archive, (text) => said.push(text));
    expect(said[0]).toBe("Проверяю архив…");
    expect(said).toContain(`Возвращаю таблицы: 0 из ${made.tables.length}`);
    expect(said.slice(-2)).toEqual(["Сверяю таблицы с архивом…", "Ставлю таблицы на место прежних…"]);
    const before = await countDepartments();
    const odd = remade("odd.tar.gz", (manifest) => {
      manifest.tables.find(({ name }) => name === "departments")!.columns[0] = "unheard";
    });
    await expect(restore(odd)).rejects.toThrow(
      /^Восстановить не удалось \(таблица departments\): архив не подходит этой версии портала: .*unheard.* Данные портала не тронуты\.$/,
    );
    expect(await countDepartments()).toBe(before);
  });
});

describe("an archive of another version", () => {
  test.each<[string, (manifest: Manifest) => void, RegExp]>([
    [
      "newer",
      ({ migrations, hashes }) => {
        migrations.push("9000_later");
        hashes!.push("later");
      },
      /более новой версией портала \(9000_later\)/,
    ],
    [
      "of another history",
      ({ migrations }) => {
        migrations[1] = "0001_first-tables";
      },
      /другой версией портала, несовместимой с этой \(0001_first-tables\)/,
    ],
    [
      "of one that began otherwise",
      ({ hashes }) => {
        hashes![0] = "other";
      },
      /другой версией портала, несовместимой с этой \(0000_ground\)/,
    ],
  ])("that is %s is refused and called so", async (_, change, words) => {
    const before = await countDepartments();
    await expect(restore(remade("version.tar.gz", change))).rejects.toThrow(words);
    expect(await countDepartments()).toBe(before);
  });

  test("that is older, and names its migrations without their checksums, is brought up to this one", async () => {
    const early = join(folder, "early.tar.gz");
    const other = await createDatabase({ empty: true });
    await migrate(other.url, readMigrations().slice(0, -1));
    const database = await openDatabase({ url: other.url, migrate: false });
    await makeCompany("Прежний угол");
    await backUp(early).finally(() => database.close());
    await other.drop();
    const older = remade("older.tar.gz", (manifest) => delete manifest.hashes, early);
    await restore(older);
    expect(await withTenant("*", () => db().execute(sql`select name from migrations`))).toMatchObject({
      rowCount: readMigrations().length,
    });
    expect(await withTenant("*", () => db().execute(sql`select name from groups`))).toMatchObject({
      rows: [{ name: "Прежний угол" }],
    });
  });
});
