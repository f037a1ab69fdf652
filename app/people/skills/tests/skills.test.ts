import { beforeEach, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let api: ReturnType<typeof apiAs>;

beforeEach(async () => {
  company = await makeCompany();
  api = apiAs(await makePerson(company, { skills: ["Чёрный чай"] }));
});

const names = async () => (await api.skills.own({})).items.map(({ name }) => name);

it("takes a new tag, and not one that differs by case or «ё» alone", async () => {
  await api.skills.add({ name: "Латте-арт" });
  await expect(api.skills.add({ name: "ЧЕРНЫЙ ЧАЙ" })).rejects.toMatchObject({
    status: 409,
    data: { fields: { name: ["Такой тег у вас уже есть"] } },
  });
  expect(await names()).toEqual(["Чёрный чай", "Латте-арт"]);
  await api.skills.drop({ name: "черный чай" });
  await api.skills.drop({ name: "черный чай" });
  expect(await names()).toEqual(["Латте-арт"]);
});

it.each(["я", "ы".repeat(51), "<b>", "-да"])("does not take «%s»", async (name) => {
  await expect(api.skills.add({ name })).rejects.toMatchObject({ status: 422 });
});

it("takes no more than twenty", async () => {
  for (let at = 1; at < 20; at++) await api.skills.add({ name: `Тег ${at}` });
  await expect(api.skills.add({ name: "Двадцать первый" })).rejects.toMatchObject({ status: 422 });
});

it("offers what colleagues have, and leads to those with the same", async () => {
  const ivan = await makePerson(company, { skills: ["черный чай", "Какао"] });
  await makePerson(await makeCompany("Ландыш"), { skills: ["Чужое"] });
  const { items, suggested } = await api.skills.own({});
  expect(items).toEqual([{ name: "Чёрный чай", people: 1 }]);
  expect(suggested).toEqual([{ name: "Какао", people: 1 }]);
  expect((await api.skills.person({ alias: ivan.accountId })).items.map(({ people }) => people)).toEqual([1, 0]);
  expect((await api.people.list({ tag: "ЧЕРНЫЙ чай" })).total).toBe(2);
});

it("is found by search and is a part of audiences", async () => {
  await api.skills.add({ name: "Сифон" });
  const ivan = apiAs(await makePerson(company));
  expect((await ivan.search.find({ query: "сифон", tab: "people" })).groups.map(({ total }) => total)).toEqual([1]);
  const { id } = await ivan.content.create({
    title: "Сифонистам",
    body: "Приходите",
    feed: "work",
    reach: "company",
    audience: ["tag:сифон"],
  });
  expect((await api.content.publication({ id })).title).toBe("Сифонистам");
  await api.skills.drop({ name: "Сифон" });
  await expect(api.content.publication({ id })).rejects.toMatchObject({ status: 404 });
});
