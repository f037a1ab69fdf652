import { beforeEach, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let desk: ReturnType<typeof apiAs>["staff"];

beforeEach(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  desk = apiAs(admin).staff;
});

const tree = async () => (await desk.places({})).items.map(({ name, depth }) => "–".repeat(depth) + name);

it("departments are built, renamed and moved with all that is inside", async () => {
  const { id: shop } = await desk.addDepartment({ name: "Завод" });
  const { id: team } = await desk.addDepartment({ name: "Цех 10", parent: shop });
  await desk.addDepartment({ name: "Цех 2", parent: shop });
  await desk.addDepartment({ name: "Смена", parent: team });
  expect(await tree()).toEqual(["Завод", "–Цех 2", "–Цех 10", "––Смена"]);
  await desk.changeDepartment({ id: team, name: "Упаковка" });
  expect(await tree()).toEqual(["Завод", "–Цех 2", "Упаковка", "–Смена"]);
});

it("a department stands neither in itself nor twice under one name, and another company's is not there", async () => {
  const { id: whole } = await desk.addDepartment({ name: "Завод" });
  const { id: part } = await desk.addDepartment({ name: "Цех", parent: whole });
  const refused = (deed: Promise<unknown>, field: string) =>
    expect(deed).rejects.toMatchObject({ data: { fields: { [field]: [expect.any(String)] } } });
  await refused(desk.changeDepartment({ id: whole, name: "Завод", parent: part }), "parent");
  await refused(desk.changeDepartment({ id: whole, name: "Завод", parent: whole }), "parent");
  await refused(desk.addDepartment({ name: "завод" }), "name");
  const other = apiAs(await makePerson(await makeCompany("Ландыш"), { roles: ["employee", "admin"] })).staff;
  await refused(other.addDepartment({ name: "Цех", parent: whole }), "parent");
  await expect(other.removeDepartment({ id: part })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("who leads a department is said by hand, or by whom its people answer to", async () => {
  const { id } = await desk.addDepartment({ name: "Склад" });
  const boss = await makePerson(company, { firstName: "Олег", departmentId: id });
  await makePerson(company, { departmentId: id, managerId: boss.accountId });
  const head = async () => (await apiAs(admin).people.department({ id })).head?.name;
  expect(await head()).toBe("Олег Петрова");
  const chief = await makePerson(company, { firstName: "Вера", alias: `vera-${company.id.slice(-6)}` });
  const { alias } = await apiAs(chief).account.me();
  await desk.changeDepartment({ id, name: "Склад", head: `@${alias}` });
  expect([await head(), (await desk.department({ id })).head]).toEqual([
    "Вера Петрова",
    { id: chief.accountId, name: "Вера Петрова" },
  ]);
  await apiAs(admin).peopleDesk.suspend({ id: chief.accountId, reason: "Отпуск" });
  expect(await head()).toBe("Олег Петрова");
});

it("an empty department alone is taken away, the mood of those who worked there stays", async () => {
  const { id } = await desk.addDepartment({ name: "Цех" });
  const { id: inside } = await desk.addDepartment({ name: "Смена", parent: id });
  await expect(desk.removeDepartment({ id })).rejects.toMatchObject({ code: "CONFLICT" });
  const worker = await makePerson(company, { departmentId: inside });
  await apiAs(worker).mood.tell({ level: "good" });
  await expect(desk.removeDepartment({ id: inside })).rejects.toMatchObject({ code: "CONFLICT" });
  const { revision, ...rest } = await desk.person({ id: worker.accountId });
  const { lastName, firstName, email } = rest;
  await desk.change({ id: worker.accountId, lastName, firstName, email, revision });
  await desk.removeDepartment({ id: inside });
  await desk.removeDepartment({ id });
  expect(await tree()).toEqual([]);
});
