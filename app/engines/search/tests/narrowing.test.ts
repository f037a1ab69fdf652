import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SearchTab } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let company: Company;
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  company = await makeCompany("Первая");
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  reader = await makePerson(company);
  const other = newId();
  await apiAs(editor).rubrics.put({ id: rubric, title: "Кофе и ёлки", reach: "company" });
  await apiAs(editor).rubrics.put({ id: other, title: "Склад", reach: "company" });
  const write = (id: string, title: string) =>
    apiAs(editor).newsroom.write({ ...articleOf(id), title, mustRead: false, step: "publish" });
  await write(rubric, "Переезжаем к морю");
  await write(other, "Переезжаем в горы");
});
beforeEach(forgetSpending);

async function found(query: string, tab: SearchTab, who = reader, more = {}): Promise<string[]> {
  const { groups } = await apiAs(who).search.find({ query, tab, exact: "1", ...more });
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

describe("a rubric in a query", () => {
  const sea = ["Переезжаем к морю"];
  test.each([
    ["рубрика:кофе", sea],
    ["рубрика:ЕЛКИ переезжаем", sea],
    ['рубрика:"Кофе и ёлки"', sea],
    ["рубрика:коф", sea],
    ["рубрика:склад переезжаем", ["Переезжаем в горы"]],
    ["рубрика:кофе рубрика:склад", []],
    ["рубрика:никакая переезжаем", []],
    ["рубрика:%", []],
  ])("%s", async (query, titles) => expect(await found(query, "news")).toEqual(titles));

  test("may be chosen instead, and concerns no people", async () => {
    expect(await found("переезжаем", "news", reader, { rubric })).toEqual(sea);
    expect(await found("петрова рубрика:кофе", "people")).toEqual([]);
  });

  test("leads nobody of another company to anything", async () => {
    const stranger = await makePerson(await makeCompany("Вторая"));
    expect(await found("рубрика:кофе", "news", stranger)).toEqual([]);
  });
});

describe("a phone or a mailbox in a query", () => {
  let owner: Viewer;
  beforeAll(async () => {
    const told = { phone: "+7 (921) 555-70-19", email: "t.elkina@example.ru" };
    owner = await makePerson(company, { lastName: "Ёлкина", firstName: "Татьяна", ...told });
  });
  const queries = [
    "7019",
    "555-70-19",
    "8 921 555 70 19".slice(2),
    "+7 921 5557019",
    "T.Elkina@",
    "t.elkina@example.ru",
  ];

  test.each(queries)("%s", async (query) => expect(await found(query, "people")).toEqual(["Ёлкина Татьяна"]));

  test.each(["019", "7018", "elkina@example.ru", "@example.ru"])("%s is somebody else's or too little", async (query) =>
    expect(await found(query, "people")).toEqual([]),
  );

  test("leads to nobody who keeps them from the reader", async () => {
    await apiAs(owner).visibility.show({ email: "me", phone: "team", messenger: "all" });
    for (const query of queries) expect([query, await found(query, "people")]).toEqual([query, []]);
    expect(await found("7019", "people", owner)).toEqual(["Ёлкина Татьяна"]);
    await apiAs(owner).visibility.show({ email: "all", phone: "all", messenger: "all" });
  });
});

describe("pages of results", () => {
  test("follow each other, each thing once, in both orders, and as many as are counted", async () => {
    const author = await makePerson(company);
    for (let at = 1; at <= 45; at++) {
      if (at % 10 === 0) forgetSpending();
      await apiAs(author).content.create({
        title: `Хроника ${at}`,
        body: `День ${at}`,
        feed: "life",
        reach: "company",
      });
    }
    for (const sort of [undefined, "new"] as const) {
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const { groups } = await apiAs(reader).search.find({ query: "хроника", tab: "ugc", sort, after });
        expect(groups[0]).toMatchObject({ total: 45, more: false });
        seen.push(...groups[0]!.items.map(({ id }) => id));
        sizes.push(groups[0]!.items.length);
        after = groups[0]!.next;
      }
      expect([sort, sizes, new Set(seen).size]).toEqual([sort, [20, 20, 5], 45]);
    }
  });
});

test("three companies count their own alone, and what one opens to all is counted by each", async () => {
  const readers = [];
  for (const [at, name] of ["Альфа", "Бета", "Гамма"].entries()) {
    const author = await makePerson(await makeCompany(name));
    const write = (title: string, reach: "company" | "portal") =>
      apiAs(author).content.create({ title, body: "Внутри", feed: "work", reach });
    for (let more = 0; more <= at; more++) await write(`Смотрины ${name} ${more}`, "company");
    if (at === 0) await write("Смотрины для всех", "portal");
    readers.push(author);
  }
  const totals = await Promise.all(
    readers.map(async (who) => (await apiAs(who).search.find({ query: "смотрины", tab: "all" })).groups),
  );
  expect(
    totals.map((groups) =>
      groups.filter(({ tab }) => tab !== "answers").map(({ tab, total, items }) => [tab, total, items.length]),
    ),
  ).toEqual([[["ugc", 2, 2]], [["ugc", 3, 3]], [["ugc", 4, 4]]]);
});
