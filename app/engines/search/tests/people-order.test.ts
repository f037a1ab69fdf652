import { beforeAll, expect, it } from "vitest";
import { searchSources } from "#app/engines/search/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { reindex } from "../server/index.ts";

freshDatabase();
let barista: Viewer;

beforeAll(async () => {
  const [company, other] = [await makeCompany("Тёплый угол"), await makeCompany("Верста")];
  const [hall, school] = [newId(), newId()];
  const rows = [
    { id: hall, groupId: company.id, name: "Кофейни Казани" },
    { id: school, groupId: company.id, name: "Обучение" },
  ];
  await withTenant("*", () => db().insert(departments).values(rows));
  const make = (lastName: string, firstName: string, more = {}, home = company) =>
    makePerson(home, { lastName, firstName, reach: "portal", ...more });
  barista = await make("Белов", "Иван", { departmentId: hall, position: "Бариста" });
  await make("Кофеева", "Яна", { departmentId: school });
  await make("Соколова", "Анна", { departmentId: school, phone: "+7 (900) 889-12-34" });
  await make("Соколов", "Андрей", {}, other);
  await make("Соколова", "Лариса", {}, other);
  const api = apiAs(await make("Автор", "Пётр", { departmentId: hall }));
  await api.content.create({ title: "Новый кофе", body: "Пробуем #кофе", feed: "work", reach: "company" });
  await withTenant("*", () => reindex(searchSources.get(), () => {}));
});

const found = async (query: string, tab: "all" | "people" | "ugc" = "all") => {
  const { groups, totals } = await apiAs(barista).search.find({ query, tab });
  const names = groups.map((group) => ({
    tab: group.tab,
    titles: group.items.map(({ title }) => title.map(({ text }) => text).join("")),
  }));
  return { groups: names, tabs: names.map((group) => group.tab), totals };
};

it("puts people who are called so above what is written, and those whose department is called so below it", async () => {
  const { groups, tabs } = await found("кофе");
  expect(tabs).toEqual(["people", "ugc", "hashtag"]);
  expect(groups[0]!.titles[0]).toBe("Кофеева Яна");
  expect((await found("кофейни")).tabs.at(-1)).toBe("people");
  expect((await found("новый кофе")).tabs[0]).toBe("ugc");
});

it("looks for a tag first where a tag is asked for, and takes no department for it", async () => {
  expect((await found("#кофе")).tabs).toEqual(["hashtag", "ugc"]);
});

it("shows the own company's namesakes first, among results and suggestions", async () => {
  const { titles } = (await found("соко", "people")).groups[0]!;
  expect([titles[0], titles.length]).toEqual(["Соколова Анна", 3]);
  const { items } = await apiAs(barista).search.suggest({ query: "соко" });
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect((await apiAs(barista).search.suggest({ query: "белов" })).items[0]).toMatchObject({
    about: "Бариста · Кофейни Казани",
  });
});

it("finds a person by the beginning of the phone", async () => {
  for (const query of ["+7 900 889", "8 900 889", "889-12-34"])
    expect((await found(query, "people")).groups[0]?.titles, query).toEqual(["Соколова Анна"]);
});

it("says on every tab how many there are on the others", async () => {
  const counts = (totals: { tab: string; total: number }[]) => totals.map(({ tab, total }) => `${tab} ${total}`).sort();
  const told = ["hashtag 1", "people 3", "ugc 1"];
  expect(counts((await found("кофе")).totals)).toEqual(told);
  expect(counts((await found("кофе", "ugc")).totals)).toEqual(told);
});
