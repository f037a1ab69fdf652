import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { missedQueries, sweepMissed } from "../server/index.ts";

freshDatabase();
let reader: Viewer;
let admin: Viewer;
let stranger: Viewer;
let theirAdmin: Viewer;

beforeAll(async () => {
  const [company, other] = [await makeCompany("Наша"), await makeCompany("Соседи")];
  reader = await makePerson(company);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  stranger = await makePerson(other);
  theirAdmin = await makePerson(other, { roles: ["employee", "admin"] });
  for (const who of [reader, stranger]) {
    const write = (title: string) =>
      apiAs(who).content.create({ title, body: "Подробности внутри", feed: "work", reach: "company" });
    await write("Как пользоваться полисом ДМС");
    await write("Работаем на удалёнке");
  }
});
beforeEach(forgetSpending);

async function titles(query: string, who = reader): Promise<string[]> {
  const { groups } = await apiAs(who).search.find({ query, tab: "ugc", exact: "1" });
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

describe("words that mean the same", () => {
  test("find each other in any form, whichever of them is asked; nobody else's company notices", async () => {
    const { id } = await apiAs(admin).search.addSynonyms({
      words: "ДМС, медицинская  страховка, Удалённая работа, удалёнка",
    });
    expect((await apiAs(admin).search.synonyms({})).items).toEqual([
      { id, words: ["ДМС", "медицинская страховка", "Удалённая работа", "удалёнка"] },
    ]);
    await apiAs(admin).search.changeSynonyms({ id, words: "ДМС, медицинская страховка" });
    for (const query of ["медицинская страховка", "МЕДИЦИНСКОЙ СТРАХОВКОЙ", "медицинская страховка полис"])
      expect([query, await titles(query)]).toEqual([query, ["Как пользоваться полисом ДМС"]]);
    expect(await titles("страховка")).toEqual([]);
    expect(await titles("медицинская страховка", stranger)).toEqual([]);

    await apiAs(admin).search.addSynonyms({ words: "удаленная работа; удаленка" });
    expect(await titles("удалённой работы")).toEqual(["Работаем на удалёнке"]);
    await apiAs(admin).search.dropSynonyms({ id });
    expect(await titles("медицинская страховка")).toEqual([]);
  });

  test("are kept by administrators of that company alone", async () => {
    const { id } = await apiAs(admin).search.addSynonyms({ words: "касса, расчётный узел" });
    for (const deed of [
      () => apiAs(theirAdmin).search.synonym({ id }),
      () => apiAs(theirAdmin).search.changeSynonyms({ id, words: "один, два" }),
      () => apiAs(theirAdmin).search.dropSynonyms({ id }),
    ])
      await expect(deed()).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(reader).search.synonyms({})).rejects.toMatchObject({ status: 403 });
  });

  test.each(["", "одно", ", ,", "раз, два три четыре пять", "слово, !!!"])("«%s» are not two", async (words) => {
    await expect(apiAs(admin).search.addSynonyms({ words })).rejects.toMatchObject({ status: 422 });
  });
});

describe("what nobody has found", () => {
  const missed = async (who = admin) =>
    (await apiAs(who).search.missed({})).items.map(({ query, times }) => [query, times]);

  test("is told to the administrators of that company: the words, how often, and no person", async () => {
    const api = apiAs(reader);
    for (const query of ["Абракадабра", "абракадабра ", "ничегошеньки"]) await api.search.find({ query });
    expect(await missed()).toEqual([
      ["абракадабра", 2],
      ["ничегошеньки", 1],
    ]);
    expect(await missed(theirAdmin)).toEqual([]);
    await expect(api.search.missed({})).rejects.toMatchObject({ status: 403 });
  });

  test("is neither what one tab, a choice, a suggestion or somebody else's eyes have missed, nor what was mended", async () => {
    const before = await missed();
    const api = apiAs(reader).search;
    await api.find({ query: "неттакого", tab: "ugc" });
    await api.find({ query: "неттакого", period: "day" });
    await api.find({ query: "неттакого", exact: "1" });
    await api.suggest({ query: "неттакого" });
    await apiAs({ ...reader, shownBy: { accountId: admin.accountId, name: "Администратор" } }).search.find({
      query: "неттакого",
    });
    await api.find({ query: "elfktyrf" });
    expect(await missed()).toEqual(before);
  });

  test("is forgotten after ninety days", async () => {
    await apiAs(reader).search.find({ query: "давнишнее" });
    await withTenant("*", () =>
      db()
        .update(missedQueries)
        .set({ lastAt: new Date("2020-01-01") }),
    );
    await sweepMissed();
    expect(await missed()).toEqual([]);
  });
});
