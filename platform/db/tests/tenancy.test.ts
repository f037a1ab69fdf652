import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

let ours: Company;
let theirs: Company;
const departmentNames = async () => (await db().select().from(departments)).map(({ name }) => name).sort();

beforeAll(async () => {
  ours = await makeCompany("Наша");
  theirs = await makeCompany("Чужая");
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { groupId: ours.id, name: "Наш отдел" },
        { groupId: theirs.id, name: "Чужой отдел" },
      ]),
  );
  await makePerson(theirs, { lastName: "Скрытный" });
  await makePerson(theirs, { lastName: "Открытый", reach: "portal" });
});

describe("the wall between companies, by the database alone", () => {
  test("every table with a company has a forced row rule", async () => {
    const { rows } = await db().execute<{ name: string; guarded: boolean }>(sql`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy p where p.polrelid = c.oid) as guarded
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'group_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([]);
  });

  test("every row has its company, or is the whole portal's by a rule of its table", async () => {
    const { rows } = await db().execute(sql`
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'group_id' and is_nullable = 'YES' and not exists (
        select from pg_constraint c where c.conrelid = table_name::regclass and c.contype = 'c'
          and pg_get_constraintdef(c.oid) = 'CHECK (((group_id IS NOT NULL) OR (reach = ''portal''::text)))')`);
    expect(rows).toEqual([]);
  });

  test("a query without any filter finds the rows of one company", async () => {
    expect(await withTenant(ours.id, departmentNames)).toEqual(["Наш отдел"]);
    expect(await withTenant(theirs.id, departmentNames)).toEqual(["Чужой отдел"]);
  });

  test("the portal itself finds all of them, and nobody in particular finds none", async () => {
    expect(await withTenant("*", departmentNames)).toEqual(["Наш отдел", "Чужой отдел"]);
    expect(await departmentNames()).toEqual([]);
    expect(await transaction(departmentNames)).toEqual([]);
  });

  test("what is open to the portal is found from another company", async () => {
    const names = await withTenant(ours.id, async () =>
      (await db().select().from(accounts)).map((one) => one.lastName),
    );
    expect(names).toEqual(["Открытый"]);
  });

  test("a row of another company can be neither made, changed nor removed", async () => {
    const foreign = withTenant(ours.id, () => db().insert(departments).values({ groupId: theirs.id, name: "Подкоп" }));
    await expect(foreign).rejects.toMatchObject({ cause: { code: "42501" } });
    await withTenant(ours.id, async () => {
      await db().update(departments).set({ name: "Захвачен" }).where(eq(departments.groupId, theirs.id));
      await db().delete(departments).where(eq(departments.groupId, theirs.id));
    });
    expect(await withTenant(theirs.id, departmentNames)).toEqual(["Чужой отдел"]);
  });

  test("a deed inside another company's deed comes back to the first one, even after a failure", async () => {
    await withTenant(ours.id, async () => {
      expect(await withTenant("*", departmentNames)).toHaveLength(2);
      await withTenant(theirs.id, async () => {
        throw new Error("сбой");
      }).catch(() => {});
      expect(await departmentNames()).toEqual(["Наш отдел"]);
    });
  });

  test("nothing of the company is left on the connection afterwards", async () => {
    await Promise.all(Array.from({ length: 20 }, () => withTenant(ours.id, departmentNames)));
    const { rows } = await db().execute(
      sql`select current_setting('app.group_id', true) as left, current_user as role`,
    );
    expect(rows).toEqual([{ left: "", role: "portal" }]);
  });

  test("only an id of a company is taken for one", async () => {
    await expect(withTenant("x'; drop table groups; --", departmentNames)).rejects.toThrow("company");
    expect(await withTenant(newId(), departmentNames)).toEqual([]);
  });
});

test("a table that is only added to is not emptied either, whoever the portal is to the database", async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc group by tgrelid order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["audit", "ledger_entries"]));
  for (const { name } of rows)
    await expect(db().execute(sql.raw(`truncate ${name} cascade`)), name).rejects.toMatchObject({
      cause: { code: "42501" },
    });
});
