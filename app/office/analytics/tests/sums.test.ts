import { inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { analyticsEvents, analyticsSums, keepSums } from "../server/index.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let people: Viewer[];

beforeEach(async () => {
  await withTenant("*", async () => {
    await db().delete(analyticsEvents);
    await db().delete(analyticsSums);
  });
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  people = [];
  for (let number = 0; number < 6; number++) people.push(await makePerson(company));
  for (const person of people) await apiAs(person).agreements.accept({ code: "analytics", version: 1 });
});

const yesterday = () => new Date(Date.now() - 86_400_000);

async function visit(who: Viewer[], about: Partial<typeof analyticsEvents.$inferInsert> = {}) {
  const page = { kind: "page", route: "/main", title: "Главная", platform: "desktop", view: "browser" } as const;
  const rows = who.map(({ accountId }) => ({
    ...{ ...page, groupId: company.id, accountId, id: newId(), device: newId(), at: yesterday(), ...about },
  }));
  await withTenant("*", () => db().insert(analyticsEvents).values(rows));
}

const sumUp = () => withTenant("*", () => keepSums());
const read = (who = admin) => apiAs(who).analytics.sums({ span: "7" });

it("tells how many came and what they opened, by night", async () => {
  await visit(people);
  await visit(people.slice(0, 1));
  expect((await read()).total).toBeNull();
  await sumUp();
  const sums = await read();
  expect(sums.total).toMatchObject({ views: 7, people: 6 });
  expect(sums.pages).toEqual([{ key: "Главная", title: "Главная", views: 7, people: 6 }]);
  expect(sums.days).toMatchObject([{ views: 7, people: 6, week: 6, month: 6 }]);
  expect(sums.devices).toMatchObject([{ key: "desktop", people: 6 }]);
});

it("says nothing of what fewer than five people did", async () => {
  await visit(people);
  await visit(people.slice(0, 4), { route: "/mood", title: "Моё настроение", platform: "ios" });
  await visit(people.slice(0, 4), { kind: "web-install" });
  await sumUp();
  const { pages, devices, installs } = await read();
  expect(pages.map(({ title }) => title)).toEqual(["Главная"]);
  expect(devices.map(({ key }) => key)).toEqual(["desktop"]);
  expect(installs).toEqual([]);
});

describe("by department", () => {
  async function unit(name: string, who: Viewer[]): Promise<string> {
    const id = newId();
    await withTenant("*", async () => {
      await db().insert(departments).values({ id, groupId: company.id, name });
      await db()
        .update(accounts)
        .set({ departmentId: id })
        .where(
          inArray(
            accounts.id,
            who.map(({ accountId }) => accountId),
          ),
        );
    });
    return id;
  }
  async function more(count: number): Promise<Viewer[]> {
    const who: Viewer[] = [];
    for (let number = 0; number < count; number++) who.push(await makePerson(company));
    for (const person of who) await apiAs(person).agreements.accept({ code: "analytics", version: 1 });
    return who;
  }
  const units = async () =>
    (await read()).units.map(({ title, key, people: came, views }) => [key === "other" ? key : title, came, views]);

  it("tells who came and how often, and of the small ones only together", async () => {
    await unit("Склад", people);
    const [few, rest] = [await more(3), await more(2)];
    await unit("Касса", few);
    await visit([...people, ...few, ...rest, people[0]!]);
    await sumUp();
    expect(await units()).toEqual([
      ["Склад", 6, 7],
      ["other", 5, 5],
    ]);
  });

  it("lets nobody take away the parts from the whole: too few others take the smallest department with them", async () => {
    await unit("Склад", people);
    const [shop, few] = [await more(5), await more(2)];
    await unit("Магазин", shop);
    await visit([...people, ...shop, ...few]);
    await sumUp();
    expect(await units()).toEqual([
      ["Склад", 6, 6],
      ["other", 7, 7],
    ]);
  });

  it("has no others where everybody is in a large one", async () => {
    await unit("Склад", people);
    await visit(people);
    await sumUp();
    await sumUp();
    expect(await units()).toEqual([["Склад", 6, 6]]);
  });
});

it("names publications only to whom they are open", async () => {
  const { id } = await apiAs(people[0]!).content.create({
    title: "Кофе",
    body: "Привезли",
    feed: "life",
    reach: "company",
  });
  const only = { reach: "company" as const, feed: "life" as const, title: "Тайна", body: "Нет" };
  const hidden = await apiAs(people[0]!).content.create(only);
  await apiAs(people[0]!).content.remove({ id: hidden.id });
  await visit(people, { objectId: id });
  await visit(people, { objectId: hidden.id });
  await sumUp();
  expect((await read()).publications).toMatchObject([{ title: "Кофе", href: `/ugc/${id}`, people: 6 }]);
});

it("names a publication without a title by its words, colleagues by their names", async () => {
  await makePerson(company, { alias: "vera", firstName: "Вера", lastName: "Смирнова" });
  const words = { title: "", body: "Спросите @vera", feed: "life", reach: "company" } as const;
  const { id } = await apiAs(people[0]!).content.create(words);
  await visit(people, { objectId: id });
  await sumUp();
  expect((await read()).publications.map(({ title }) => title)).toContain("Спросите @Вера Смирнова");
});

it("counts a day once, however often the night's work is done, and keeps other companies apart", async () => {
  await visit(people);
  await sumUp();
  await sumUp();
  expect((await read()).total?.views).toBe(6);
  const other = await makePerson(await makeCompany("Лютик"), { roles: ["employee", "admin"] });
  expect((await read(other)).until).toBeNull();
});

it("forgets events after three months", async () => {
  await visit(people, { at: new Date(Date.now() - 100 * 86_400_000) });
  await sumUp();
  expect(await withTenant("*", () => db().select().from(analyticsEvents))).toEqual([]);
});
