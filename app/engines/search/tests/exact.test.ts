import { beforeAll, expect, test } from "vitest";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";

const world = databaseOfTwoCompanies();
const about = { feed: "work" as const, reach: "company" as const };

beforeAll(async () => {
  const { id } = world.sever;
  const company = { id, alias: "sever", name: "Север" };
  const woman = await makePerson(company, { alias: "lidia", lastName: "Воронова", firstName: "Лидия" });
  const man = await makePerson(company, { alias: "fedor", lastName: "Воронов", firstName: "Фёдор" });
  await apiAs(woman).content.create({ ...about, title: "Записки Лидии", body: "Сирень зацвела" });
  await apiAs(man).content.create({ ...about, title: "Записки Фёдора", body: "Сирень отцвела" });
  const api = apiAs(world.sever.head);
  await api.content.create({ ...about, title: "Сирень", body: "Всё о ней" });
  await api.content.create({ ...about, title: "Сирень и другие кусты: сирень белая", body: "Сирень, сирень, сирень" });
  await api.content.create({ ...about, title: "Договор с поставщиком", body: "Подписан" });
  await api.content.create({ ...about, title: "Как договориться о встрече", body: "Советы" });
  await api.content.create({ ...about, title: "Обед по договорённости", body: "Пишите заранее" });
});

async function find(query: string, tab: "ugc" | "all" = "ugc") {
  forgetSpending();
  const found = await apiAs(world.sever.employee).search.find({ query, tab, exact: "1" });
  const titles = found.groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
  return { ...found, titles };
}

test("what is called just so stands first, above what says the words more often", async () => {
  expect((await find("сирень")).titles[0]).toBe("Сирень");
  expect((await find("сирень", "all")).titles[0]).toBe("Сирень");
});

test("a word as it is written comes before other words with its stem", async () => {
  expect((await find("договор")).titles).toEqual([
    "Договор с поставщиком",
    "Как договориться о встрече",
    "Обед по договорённости",
  ]);
});

test("«автор:» is whoever is called just so, or has this short name", async () => {
  expect((await find("автор:Воронова сирень")).titles).toEqual(["Записки Лидии"]);
  expect((await find("автор:Воронов сирень")).titles).toEqual(["Записки Фёдора"]);
  expect((await find("автор:Вороновой сирень")).titles.sort()).toEqual(["Записки Лидии", "Записки Фёдора"]);
  expect((await find("автор:@lidia")).titles).toEqual(["Записки Лидии"]);
  expect((await find("автор:lidia сирень")).titles).toEqual(["Записки Лидии"]);
});

test("where the words that choose leave nothing, it is said how much there is without them", async () => {
  expect(await find("сирень автор:Никто")).toMatchObject({ groups: [], wider: { query: "сирень", total: 4 } });
  expect((await find("сирень -белая")).wider).toBeUndefined();
  expect((await find("нетакогослова автор:Воронова")).wider).toBeUndefined();
});
