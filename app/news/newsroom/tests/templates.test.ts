import { beforeAll, expect, it } from "vitest";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let editor: ReturnType<typeof apiAs>;
let stranger: ReturnType<typeof apiAs>;

beforeAll(async () => {
  editor = apiAs(await makePerson(await makeCompany(), { rights: ["editor", "chief-editor"] }));
  stranger = apiAs(await makePerson(await makeCompany("Лютик"), { rights: ["editor", "chief-editor"] }));
  await editor.rubrics.put({ id: rubric, title: "Правила", reach: "company" });
});

it("a template keeps the words of its article, whatever becomes of that, until it is deleted", async () => {
  const more = {
    obliged: ["location:Тверь"],
    editorial: true,
    allowComments: false,
    allowReactions: true,
    sourceUrl: null,
  };
  const article = { ...articleOf(rubric), ...more, mustRead: true, audience: ["location:Тверь"] };
  const { id: source } = await editor.newsroom.write({ ...article, dueOn: "2099-01-01", step: "save" });
  const { id } = await editor.templates.keep({ article: source, name: "Открытие склада" });
  await editor.newsroom.change({ ...article, body: "Другое", id: source, revision: 1, step: "save" });
  const { words } = await editor.templates.read({ id });
  expect(words).toEqual({ ...article, lead: "" });
  expect((await editor.templates.list({})).items.map(({ name, title }) => [name, title])).toEqual([
    ["Открытие склада", article.title],
  ]);
  await editor.templates.drop({ id });
  expect((await editor.templates.list({})).items).toEqual([]);
});

it("a template is the editors' of its company alone", async () => {
  const { id: article } = await editor.newsroom.write({ ...articleOf(rubric), step: "save" });
  const { id } = await editor.templates.keep({ article, name: "Наш шаблон" });
  const tries = [
    () => stranger.templates.read({ id }),
    () => stranger.templates.drop({ id }),
    () => stranger.templates.keep({ article, name: "Чужая статья" }),
  ];
  for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await stranger.templates.list({})).items).toEqual([]);
});
