import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDepartment } from "#app/engines/membership/tests/guild.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { makeCommunity, makePost, meetPeople } from "./circle.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera } = await meetPeople());
});

beforeEach(forgetSpending);

const page = (name: string) => new File([`Лист: ${name}`], name, { type: "text/plain" });
const attach = (who: Viewer, id: string, names: string[]) =>
  apiAs(who).extras.attachOwn({ of: "post", id, files: names.map(page) });
const filesFor = async (who: Viewer, id: string) =>
  (await apiAs(who).communities.files({ id })).items.map((one) => one.name);
const notFound = { code: "NOT_FOUND" };

describe("the files of a community", () => {
  it("are those of its posts, the newest first, and gone with the post and for whoever is shut out", async () => {
    const { id } = await makeCommunity(anna, [ivan], { joining: "closed" });
    const first = await makePost(anna, id);
    await attach(anna, first.id, ["план.txt", "смета.txt"]);
    const second = await makePost(ivan, id);
    await attach(ivan, second.id, ["фото.txt"]);
    expect(await filesFor(ivan, id)).toEqual(["фото.txt", "план.txt", "смета.txt"]);
    const { items } = await apiAs(ivan).communities.files({ id });
    expect(items[1]!.post).toMatchObject({ id: first.id, title: first.word, author: "Анна Петрова" });
    await expect(filesFor(vera, id)).rejects.toMatchObject(notFound);
    await apiAs(ivan).content.remove({ id: second.id });
    expect(await filesFor(anna, id)).toEqual(["план.txt", "смета.txt"]);
    await apiAs(anna).membership.ban({ place: id, person: ivan.accountId });
    await expect(filesFor(ivan, id)).rejects.toMatchObject(notFound);
  });

  it("are read page by page, none twice and none left out", async () => {
    const { id } = await makeCommunity(anna, [ivan]);
    const names: string[] = [];
    for (const number of [1, 2, 3]) {
      const post = await makePost(ivan, id);
      const own = Array.from({ length: 10 }, (_, at) => `${number}-${at}.txt`);
      await attach(ivan, post.id, own);
      names.unshift(...own);
    }
    const first = await apiAs(vera).communities.files({ id });
    const { items, next } = await apiAs(vera).communities.files({ id, after: first.next! });
    expect([...first.items, ...items].map(({ name }) => name)).toEqual(names);
    expect([first.items.length, next]).toEqual([20, undefined]);
  });
});

describe("to whom alone a community is offered", () => {
  let company: Company;
  let owner: Viewer;
  let baker: Viewer;
  let driver: Viewer;

  beforeAll(async () => {
    company = await makeCompany("Пекарня");
    const bakery = await makeDepartment(company, "Цех");
    owner = await makePerson(company);
    baker = await makePerson(company, { departmentId: bakery });
    driver = await makePerson(company);
    await makeCommunity(owner, [], { title: "Аренда велосипедов", alias: "velo" });
    const { id, alias } = await makeCommunity(owner, [], { title: "Яблочные пироги", alias: "pirogi" });
    const said = { id, alias, title: "Яблочные пироги" };
    await apiAs(owner).communities.edit({ ...said, preferred: [`department:${bakery}`] });
  });

  const listed = async (who: Viewer) => (await apiAs(who).communities.list({})).items.map((one) => one.alias);
  const offered = async (who: Viewer) => (await apiAs(who).communities.fitting({})).items.map((one) => one.alias);

  const found = async (who: Viewer) => {
    const { groups } = await apiAs(who).search.find({ tab: "channel", query: "Яблочные пироги" });
    return groups.flatMap(({ items }) => items.map(({ href }) => href));
  };

  it("stands in the catalogue, in search and in «Вам подойдёт» of these people and of its members, and opens to all", async () => {
    expect([await listed(baker), await listed(driver), await listed(owner)]).toEqual([
      ["pirogi", "velo"],
      ["velo"],
      ["velo", "pirogi"],
    ]);
    expect([(await offered(baker))[0], await offered(driver)]).toEqual(["pirogi", ["velo"]]);
    expect([await found(baker), await found(driver), await found(owner)]).toEqual([["/cm/pirogi"], [], ["/cm/pirogi"]]);
    expect((await apiAs(driver).communities.community({ alias: "pirogi" })).title).toBe("Яблочные пироги");
    const { items } = await apiAs(baker).communities.list({ query: "о" });
    expect(items.map(({ alias, forYou }) => [alias, forYou])).toEqual([
      ["pirogi", true],
      ["velo", false],
    ]);
  });

  it("goes on page by page where those meant for the reader end", async () => {
    for (let number = 10; number < 32; number += 1) {
      forgetSpending();
      await makeCommunity(owner, [], { title: `Кружок ${number}`, alias: `kruzhok-${number}` });
    }
    const first = await apiAs(baker).communities.list({});
    const { items } = await apiAs(baker).communities.list({ after: first.next! });
    const all = [...first.items, ...items].map(({ title }) => title);
    expect(all[0]).toBe("Яблочные пироги");
    expect(all.slice(1)).toEqual([...all.slice(1)].sort());
    expect(new Set(all).size).toBe(all.length);
  });

  it("is told to its leaders alone, stays where nothing is said of it and is nobody in particular again", async () => {
    const read = async (who: Viewer) => (await apiAs(who).communities.community({ alias: "pirogi" })).preferred;
    expect([(await read(owner)).length, await read(baker)]).toEqual([1, []]);
    const { id } = await apiAs(owner).communities.community({ alias: "pirogi" });
    const said = { id, alias: "pirogi", title: "Яблочные пироги" };
    await apiAs(owner).communities.edit(said);
    expect(await read(owner)).toHaveLength(1);
    expect(await found(driver)).toEqual([]);
    await apiAs(owner).communities.edit({ ...said, preferred: [] });
    expect(await read(owner)).toEqual([]);
    expect([await found(driver), (await apiAs(driver).communities.list({ query: "пироги" })).items.length]).toEqual([
      ["/cm/pirogi"],
      1,
    ]);
  });
});
