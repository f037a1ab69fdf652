import { describe, expect, it } from "vitest";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

async function coffeeHouse() {
  const [company, other] = [await makeCompany("Тёплый угол"), await makeCompany("Верста")];
  const [school, hall] = [newId(), newId()];
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { id: school, groupId: company.id, name: "Обучение" },
        { id: hall, groupId: company.id, name: "Кофейни Казани" },
      ]),
  );
  const make = (lastName: string, firstName: string, more: Parameters<typeof makePerson>[1] = {}, home = company) =>
    makePerson(home, { lastName, firstName, reach: "portal", ...more });
  const anna = await make("Соколова", "Анна", { departmentId: school });
  await make("Баранова", "Вероника", { patronymic: "Ивановна", departmentId: school });
  await make("Белов", "Иван", { managerId: anna.accountId, departmentId: hall, position: "Бариста" });
  await make("Иванов", "Егор", { departmentId: hall });
  await make("Ярцев", "Иван", { departmentId: school });
  await make("Иванова", "Алла", {}, other);
  await make("Соколов", "Андрей", {}, other);
  await make("Соколова", "Лариса", {}, other);
  const newcomer = await make("Новиков", "Пётр", { departmentId: hall });
  return { anna, newcomer, hall };
}

const offered = async (viewer: Parameters<typeof apiAs>[0], query: string, more = {}) => {
  const { items } = await apiAs(viewer).account.users({ query, sortingBy: "nearness", ...more });
  return items.map(({ lastName, firstName }) => `${lastName} ${firstName}`);
};

describe("whom a name that is being written may mean", () => {
  it("is the own team first, then the own company, then others; a patronymic alone comes last", async () => {
    const { anna, newcomer } = await coffeeHouse();
    expect(await offered(anna, "иван")).toEqual([
      ...["Белов Иван", "Ярцев Иван", "Иванов Егор", "Иванова Алла", "Баранова Вероника"],
    ]);
    expect(await offered(newcomer, "соко")).toEqual(["Соколова Анна", "Соколов Андрей", "Соколова Лариса"]);
    const [first] = (await apiAs(anna).account.users({ query: "иван", sortingBy: "nearness" })).items;
    expect(first).toMatchObject({ position: "Бариста", department: "Кофейни Казани", company: null });
  });

  it("is nobody to whom it will not be shown", async () => {
    const { anna, hall } = await coffeeHouse();
    expect(await offered(anna, "иванов", { reach: "company" })).toEqual(["Иванов Егор", "Баранова Вероника"]);
    const audience = `department:${hall}`;
    expect(await offered(anna, "иван", { reach: "company", audience })).toEqual(["Белов Иван", "Иванов Егор"]);
  });
});
