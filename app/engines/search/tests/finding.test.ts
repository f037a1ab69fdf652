import { beforeAll, describe, expect, test } from "vitest";
import type { SearchTab } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { spellAll } from "../server/index.ts";

const world = databaseOfTwoCompanies();
let reader: Viewer;

beforeAll(async () => {
  reader = world.sever.employee;
  const { id } = world.sever;
  const author = await makePerson(
    { id, alias: "sever", name: "Север" },
    { lastName: "Ёлкина", firstName: "Татьяна", patronymic: "Игоревна", position: "Главный бухгалтер" },
  );
  const api = apiAs(author);
  const write = (title: string, body: string) =>
    api.content.create({ title, body, feed: "work", reach: "company" as const });
  const { id: post } = await write("График отпусков", "Договор о подъёмниках подписан, привет всем! #Ёлка");
  await write("Новый год", "В новый год без печали, год будет новый");
  await write("Старый новый договор", "Здесь новый порядок, а год прежний");
  await apiAs(reader).content.comment({ id: post, text: "А когда повезут велосипеды?" });
  await spellAll();
});

async function titles(query: string, tab: SearchTab = "ugc", who = reader, more = {}): Promise<string[]> {
  const { groups } = await apiAs(who).search.find({ query, tab, ...more });
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

describe("publications are found", () => {
  const found: [string, string, string][] = [
    ["by another form of the word", "отпуска", "График отпусков"],
    ["by any case", "ГРАФИК", "График отпусков"],
    ["with е for ё", "подъемник", "График отпусков"],
    ["by the beginning of the last word", "график отп", "График отпусков"],
    ["from the other keyboard", "jngecr", "График отпусков"],
    ["in Latin letters", "grafik otpuskov", "График отпусков"],
    ["with a slip of the finger", "грфик", "График отпусков"],
    ["with letters that changed places", "договро о подъемниках", "График отпусков"],
    ["by the words of a comment, under the publication's name", "велосипеды", "График отпусков"],
    ["by a hashtag", "#елка", "График отпусков"],
    ["by the author", "автор:елкина график", "График отпусков"],
  ];
  test.each(found)("%s: %s", async (_, query, title) => expect(await titles(query)).toContain(title));

  test("with colleagues called by their names in what is shown", async () => {
    const { id } = world.sever;
    await makePerson({ id, name: "Север", alias: "sever" }, { alias: "vera", firstName: "Вера", lastName: "Смирнова" });
    await apiAs(reader).content.create({ body: "Благодарность для @vera", feed: "work", reach: "company" });
    expect(await titles("благодарность")).toEqual(["Благодарность для @Вера Смирнова"]);
  });

  test("words in quotes stand side by side", async () => {
    expect(await titles("«новый год»")).toEqual(["Новый год"]);
    expect(await titles("новый год")).toHaveLength(2);
  });

  test("a word with a minus is not there", async () => {
    expect(await titles("новый -печали")).toEqual(["Старый новый договор"]);
  });

  test("by the question that they ask, as it is now", async () => {
    const api = apiAs(world.sever.head);
    const { id } = await api.content.create({ title: "Обед", body: "Решаем", feed: "work", reach: "company" });
    const poll = { of: "post" as const, id, many: false, named: false, shows: "after-answer" as const };
    await api.polls.put({ ...poll, question: "Где собираемся?", options: ["Ротонда", "Пристань"] });
    expect(await titles("собираемся ротонда")).toEqual(["Обед"]);
    await api.polls.put({ ...poll, question: "Когда?", options: ["Днём", "Вечером"] });
    expect(await titles("ротонда", "ugc", reader, { exact: "1" })).toEqual([]);
    await api.polls.drop({ of: "post", id });
    expect(await titles("вечером", "ugc", reader, { exact: "1" })).toEqual([]);
  });

  test("what the results are for is told, and the query as it is written can be asked", async () => {
    const api = apiAs(reader);
    expect(await api.search.find({ query: "ghbdtn" })).toMatchObject({ shownFor: "привет" });
    expect(await api.search.find({ query: "ghbdtn", exact: "1" })).toMatchObject({ groups: [], totals: [] });
  });

  test("what is chosen narrows the results", async () => {
    expect(await titles("велосипеды", "ugc", reader, { kind: "publication" })).toEqual([]);
    expect(await titles("график", "ugc", reader, { author: "Елкина" })).toHaveLength(1);
    expect(await titles("график", "ugc", reader, { author: "Сидоров" })).toEqual([]);
    expect(await titles("график", "ugc", reader, { period: "day", sort: "new" })).toHaveLength(1);
  });
});

describe("people are found", () => {
  const name = "Ёлкина Татьяна Игоревна";
  const queries = [
    "Елкина",
    "Елкиной Татьяне",
    "татьяна ёлкина",
    "Ёлкина Т.И.",
    "Т. Ёлкина",
    "тат елк",
    "главный бухгалтер",
    "ghbdtn tkrbyf".split(" ")[1]!,
    "tatyana elkina",
    "Ёлкена Татьяна",
  ];
  test.each(queries)("%s", async (query) => expect(await titles(query, "people")).toEqual([name]));
});

describe("only those who may open a thing find it", () => {
  test("nobody of another company, in any tab, count or suggestion", async () => {
    const third = await makePerson(await makeCompany("Третья"));
    for (const stranger of [world.yug.employee, world.yug.head, third])
      for (const query of ["отпуска", "велосипеды", "подъемник", "#елка", "jngecr", "грфик", "елкина"]) {
        const { groups } = await apiAs(stranger).search.find({ query });
        expect(groups.filter(({ tab }) => tab !== "answers")).toEqual([]);
        const { items } = await apiAs(stranger).search.suggest({ query });
        expect(items.filter(({ kind }) => kind !== "answer")).toEqual([]);
      }
  });
});
