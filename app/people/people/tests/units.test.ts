import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
const plants = Array.from({ length: 30 }, (_, at) => `Завод ${at + 1}`);
let company: Company;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  const groupId = company.id;
  const rows = plants.map((name) => ({ id: newId(), groupId, name }));
  const sales = rows.map((plant) => ({ id: newId(), groupId, parentId: plant.id, name: "Отдел продаж" }));
  const bakery = { id: newId(), groupId, parentId: rows[0]!.id, name: "Пекарня" };
  // By the order in which they are made nothing is sorted.
  await withTenant("*", () => db().insert(departments).values(rows.toReversed()));
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([...sales, bakery]),
  );
  for (const [at, { id: departmentId }] of sales.entries())
    await makePerson(company, { lastName: `Продавцов`, firstName: `${at + 1}`, departmentId });
  await makePerson(company, { lastName: "Пекарев", departmentId: bakery.id });
  admin = await makePerson(company, { roles: ["employee", "admin"], lastName: "Яковлев" });
});

describe("departments with numbers in their names", () => {
  it("stand in the order of their numbers in the tree, in both filters and where readers are chosen", async () => {
    const { departments: tree } = await apiAs(admin).people.structure();
    const { below } = await apiAs(admin).people.choices({});
    const { departments: desk } = await apiAs(admin).peopleDesk.list({});
    const { kinds } = await apiAs(admin).account.audiences();
    const readers = kinds.find(({ kind }) => kind === "department")!.choices.map(({ label }) => ({ name: label }));
    for (const list of [tree, below, desk, readers])
      expect(list.map(({ name }) => name).filter((name) => /^Завод \d+$/.test(name))).toEqual(plants);
  });

  it("go on in this order from page to page of the coverage of a document, none twice and none left out", async () => {
    const { items } = await apiAs(admin).agreements.desk();
    const { id } = items.find(({ company, demand }) => company && demand !== "none")!;
    const names: string[] = [];
    let [units, pages] = [undefined as string | undefined, 0];
    do {
      const page = await apiAs(admin).agreements.desked({ id, units });
      names.push(...page.departments.map(({ name }) => name));
      [units, pages] = [page.moreDepartments, pages + 1];
      expect(page.departments.length).toBeLessThanOrEqual(25);
    } while (units);
    expect(pages).toBe(2);
    expect(names).toEqual(["", ...plants.map((plant) => `${plant} / Отдел продаж`), "Пекарня"]);
  });
});

it("a department is called by its whole way where another one has the same name, and by its name alone elsewhere", async () => {
  const { items } = await apiAs(admin).people.list({ query: "Пекарев" });
  const { items: sellers } = await apiAs(admin).people.list({ query: "Продавцов" });
  const named = [items[0]!, sellers[0]!].map(({ department }) => department?.name);
  expect(named).toEqual(["Пекарня", "Завод 1 / Отдел продаж"]);
  const { items: desk } = await apiAs(admin).peopleDesk.list({ query: "Продавцов" });
  expect(desk[0]!.department).toBe("Завод 1 / Отдел продаж");
});
