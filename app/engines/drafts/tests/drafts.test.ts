import { beforeAll, describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let anna: ReturnType<typeof apiAs>;
let ivan: ReturnType<typeof apiAs>;
let company: Company;

beforeAll(async () => {
  company = await makeCompany();
  anna = apiAs(await makePerson(company));
  ivan = apiAs(await makePerson(company));
});

const save = (api: typeof anna, body: string, id = crypto.randomUUID() as string) =>
  api.drafts.save({ id, form: "post", fields: { body } }).then(() => id);

const post = { title: "", feed: "blogs" as const, reach: "company" as const };

describe("a draft", () => {
  it("keeps the last words and comes first in the list", async () => {
    const first = await save(anna, "Раз");
    const second = await save(anna, "Два");
    await save(anna, "Раз, но лучше", first);
    const { items } = await anna.drafts.list({});
    expect(items.map(({ id, fields }) => [id, fields.body])).toEqual([
      [first, "Раз, но лучше"],
      [second, "Два"],
    ]);
  });

  it("is told in a list as people would read it: without marks, colleagues by their names", async () => {
    const api = apiAs(await makePerson(company, { alias: "vera", firstName: "Вера", lastName: "Смирнова" }));
    await save(api, "## План\n\n**Важно:** спросить @vera и @nobody-here");
    const [draft] = (await api.drafts.list({})).items;
    expect(draft?.words).toBe("Важно: спросить @Вера Смирнова и @nobody-here");
    await api.widgets.show({ name: "drafts", shown: true });
    const { drafts } = (await api.widgets.main({})).views;
    expect(drafts?.map(({ words }) => words)).toEqual(["Важно: спросить @Вера Смирнова и @nobody-here"]);
    // A title is no markup: what it begins with stays.
    await api.drafts.save({ id: draft!.id, form: "post", fields: { title: "2. *План*", body: "Слова" } });
    expect((await api.widgets.main({})).views.drafts?.[0]?.words).toBe("2. *План*");
  });

  it("is its owner's alone: nobody else reads it, throws it away or writes over it", async () => {
    const id = await save(anna, "Только моё");
    const missing = expect.objectContaining({ code: "NOT_FOUND" });
    await expect(ivan.drafts.read({ id })).rejects.toEqual(missing);
    await expect(ivan.drafts.drop({ id })).rejects.toEqual(missing);
    await expect(save(ivan, "Чужое", id)).rejects.toEqual(missing);
    expect((await anna.drafts.read({ id })).fields.body).toBe("Только моё");
    expect((await ivan.drafts.list({})).items).toEqual([]);
  });

  it("is over once its words are published, and a late save does not bring it back", async () => {
    const id = await save(anna, "Напишу");
    await anna.content.create({ ...post, body: "Написала", draft: id });
    await save(anna, "Напиш", id);
    await expect(anna.drafts.read({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await anna.drafts.list({})).items.some((one) => one.id === id)).toBe(false);
  });

  it("that was never saved closes as well: the save that is still on its way finds it closed", async () => {
    const id = crypto.randomUUID();
    await anna.content.create({ ...post, body: "Сразу", draft: id });
    await save(anna, "Сра", id);
    await expect(anna.drafts.read({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("stays when publishing is refused", async () => {
    const id = await save(anna, "Пусть будет");
    await expect(anna.content.create({ ...post, body: " ", draft: id })).rejects.toMatchObject({ code: "INVALID" });
    expect((await anna.drafts.read({ id })).fields.body).toBe("Пусть будет");
  });
});

it("a hundred drafts are kept, the oldest goes", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 101; at++) ids.push(await save(ivan, `Черновик ${at}`));
  await expect(ivan.drafts.read({ id: ids[0]! })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await ivan.drafts.read({ id: ids[1]! })).fields.body).toBe("Черновик 1");
});
