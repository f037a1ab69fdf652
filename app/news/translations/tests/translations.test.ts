import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  reader = await makePerson(company);
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
});

const desk = () => apiAs(editor).translations;
const publish = async () => (await apiAs(editor).newsroom.write({ ...articleOf(rubric), step: "publish" })).id;
const words = { title: "A second warehouse", lead: "Tomorrow", body: "We move **tomorrow** by trolleybus" };
const asIs = { ...words, revision: 1, sourceRevision: 1 };
const read = (id: string, language?: string) => apiAs(reader).news.article({ id, language });
const foundBy = async (query: string) =>
  (await apiAs(reader).search.find({ query })).groups.flatMap(({ items }) => items.map(({ href }) => href));

describe("an article in another language", () => {
  it("is read by whoever chooses it, once editors show it; it keeps its pictures, talk and readers", async () => {
    const id = await publish();
    const version = await desk().add({ id, language: "en" });
    await desk().change({ ...asIs, ...version, step: "save" });
    expect((await read(id, "en")).title).toBe("Открыли второй склад");
    expect((await read(id)).languages).toEqual([]);
    await desk().change({ ...asIs, ...version, revision: 2, step: "show" });
    const english = await read(id, "en");
    expect(english).toMatchObject({ title: words.title, lead: words.lead, language: "en" });
    expect(JSON.stringify(english.body)).toContain("trolleybus");
    expect((await read(id)).languages).toEqual([{ language: "en", name: "Английский", own: "English" }]);
    expect((await read(id)).language).toBeUndefined();
    expect((await read(id, "de")).title).toBe("Открыли второй склад");
    await desk().change({ ...asIs, ...version, revision: 3, step: "hide" });
    expect((await read(id, "en")).title).toBe("Открыли второй склад");
  });

  it("is found by its words while readers may choose it", async () => {
    const id = await publish();
    const version = await desk().add({ id, language: "en" });
    const rare = { ...asIs, ...version, body: "Bring your zucchini" };
    await desk().change({ ...rare, step: "save" });
    expect(await foundBy("zucchini")).toEqual([]);
    await desk().change({ ...rare, revision: 2, step: "show" });
    expect(await foundBy("zucchini")).toEqual([`/article/${id}`]);
    await desk().remove(version);
    expect(await foundBy("zucchini")).toEqual([]);
  });

  it("says that the original has changed, until it is saved beside the new words", async () => {
    const id = await publish();
    const version = await desk().add({ id, language: "kk" });
    await desk().change({ ...asIs, ...version, step: "show" });
    const stale = async () => (await desk().list({ id })).items.map((item) => item.stale);
    expect(await stale()).toEqual([false]);
    await apiAs(editor).newsroom.change({
      ...articleOf(rubric),
      id,
      revision: 1,
      body: "Переезд отложен",
      step: "save",
    });
    expect(await stale()).toEqual([true]);
    const { originalRevision: sourceRevision, original } = await desk().source(version);
    expect(original.body).toBe("Переезд отложен");
    await desk().change({ ...asIs, ...version, revision: 2, sourceRevision, step: "save" });
    expect(await stale()).toEqual([false]);
  });

  it("is one for each language; who saves over another's words is told of a conflict", async () => {
    const id = await publish();
    const first = await desk().add({ id, language: "en" });
    expect(await desk().add({ id, language: "en" })).toEqual(first);
    await desk().change({ ...asIs, ...first, step: "save" });
    await expect(desk().change({ ...asIs, ...first, step: "save" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await desk().list({ id })).missing.map(({ language }) => language)).not.toContain("en");
    await expect(desk().add({ id, language: "tlh" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("is at the desk of its own company alone, and is previewed there before readers have it", async () => {
    const id = await publish();
    const version = await desk().add({ id, language: "en" });
    await desk().change({ ...asIs, ...version, step: "save" });
    const { article } = await apiAs(editor).newsroom.preview({ id, language: "en" });
    expect(article.title).toBe(words.title);
    const theirs = apiAs(await makePerson(await makeCompany("Лютик"), { rights: ["editor"] })).translations;
    for (const deed of [
      () => theirs.list({ id }),
      () => theirs.add({ id, language: "en" }),
      () => theirs.source(version),
      () => theirs.change({ ...asIs, ...version, step: "show" }),
      () => theirs.remove(version),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
