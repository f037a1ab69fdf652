import { beforeEach, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let anna: Viewer;
let ivan: Viewer;
let theirs: string;
let company: Company;

const post = { title: "Чай", body: "С лимоном", feed: "life" as const, reach: "company" as const };

beforeEach(async () => {
  company = await makeCompany();
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
  theirs = (await apiAs(ivan).content.create({ ...post, title: "Какао" })).id;
});

it("tells what a person did, the last first, and of each kind apart", async () => {
  const api = apiAs(anna);
  await api.content.create(post);
  const { id } = await api.content.comment({ id: theirs, text: "Вкусно" });
  await api.content.react({ subject: "publication", id: theirs, name: "like" });
  await api.content.react({ subject: "comment", id, name: "thanks" });
  const { items } = await api.cabinet.activity({});
  expect(items.map(({ kind, title, words, toComment }) => [kind, title, words, toComment])).toEqual([
    ["reaction", "Какао", "thanks", true],
    ["reaction", "Какао", "like", false],
    ["comment", "Какао", "Вкусно", false],
    ["publication", "Чай", "", false],
  ]);
  expect(items[0]!.href).toContain(`${theirs}?comment=${id}#${id}`);
  expect((await api.cabinet.activity({ kind: "comment" })).items.length).toBe(1);
  expect((await api.cabinet.activity({ kind: "acknowledgement" })).items).toEqual([]);
});

it("calls colleagues by their names, in one's own words and in what they stand under", async () => {
  const vera = await makePerson(company, { alias: "vera", firstName: "Вера", lastName: "Смирнова" });
  const { id } = await apiAs(ivan).content.create({ ...post, title: "", body: "Спасибо, @vera" });
  await apiAs(vera).content.comment({ id, text: "И @vera рада" });
  const [said] = (await apiAs(vera).cabinet.activity({})).items;
  expect([said?.title, said?.words]).toEqual(["Спасибо, @Вера Смирнова", "И @Вера Смирнова рада"]);
});

it("goes on where a page has ended", async () => {
  const api = apiAs(anna);
  for (let at = 0; at < 23; at++) await api.content.comment({ id: theirs, text: `Раз ${at}` });
  const first = await api.cabinet.activity({});
  expect(first.items.length).toBe(20);
  const rest = await api.cabinet.activity({ after: first.next });
  expect(rest.items.map(({ words }) => words)).toEqual(["Раз 2", "Раз 1", "Раз 0"]);
});

it("says nothing of what the person may not read any more, nor of others' deeds", async () => {
  await apiAs(anna).content.comment({ id: theirs, text: "Вкусно" });
  await apiAs(ivan).content.remove({ id: theirs });
  expect((await apiAs(anna).cabinet.activity({})).items).toEqual([]);
});
