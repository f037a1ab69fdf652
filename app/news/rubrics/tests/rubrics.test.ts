import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf, pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let chief: ReturnType<typeof apiAs>;
let writer: Viewer;
let other: ReturnType<typeof apiAs>;
let reader: ReturnType<typeof apiAs>;
let neighbour: ReturnType<typeof apiAs>;

beforeAll(async () => {
  const company = await makeCompany();
  chief = apiAs(await makePerson(company, { rights: ["editor", "chief-editor"] }));
  writer = await makePerson(company, { rights: ["editor"] });
  other = apiAs(await makePerson(company, { rights: ["editor"] }));
  reader = apiAs(await makePerson(company));
  neighbour = apiAs(await makePerson(await makeCompany("Лютик"), { rights: ["editor", "chief-editor"] }));
});

const put = (title: string, more: object = {}, api = chief) =>
  api.rubrics.put({ id: newId(), title, reach: "company", ...more });
const field = (name: string) => ({ data: expect.objectContaining({ fields: { [name]: expect.anything() } }) });

describe("a rubric", () => {
  it("is found by its word and by its id; another company has the same word for its own", async () => {
    const { id, slug } = await put("Обучение и рост");
    expect(slug).toBe("obuchenie-i-rost");
    const theirs = await put("Обучение и рост", { reach: "portal" }, neighbour);
    expect((await reader.news.rubric({ id: slug })).id).toBe(id);
    expect((await reader.news.rubric({ id })).slug).toBe(slug);
    expect((await neighbour.news.rubric({ id: slug })).id).toBe(theirs.id);
    expect((await reader.news.rubric({ id: theirs.id })).slug).toBe(theirs.id);
    expect((await put("Обучение и рост!")).slug).toBe("obuchenie-i-rost-2");
    await expect(put("Склад", { slug })).rejects.toMatchObject(field("slug"));
  });

  it("stands in a section, one level deep and never in itself", async () => {
    const section = await put("Жизнь компании");
    const inside = await put("Спорт", { parentId: section.id });
    const { title, slug } = (await reader.news.rubric({ id: inside.slug })).section!;
    expect([title, slug]).toEqual(["Жизнь компании", section.slug]);
    expect((await reader.news.rubric({ id: section.id })).inside).toEqual([{ title: "Спорт", slug: "sport" }]);
    expect((await chief.newsroom.choices({})).rubrics.map((one) => one.title)).toContain("Жизнь компании / Спорт");
    await expect(put("Бег", { parentId: inside.id })).rejects.toMatchObject(field("parentId"));
    const turned = { id: section.id, title: "Жизнь компании", reach: "company" as const };
    await expect(chief.rubrics.put({ ...turned, parentId: section.id })).rejects.toMatchObject(field("parentId"));
    const away = await put("Отдельная");
    await expect(chief.rubrics.put({ ...turned, parentId: away.id })).rejects.toMatchObject(field("parentId"));
  });

  it("is moved among those beside it", async () => {
    const section = await put("Порядок");
    const [first, second] = [
      await put("Первая", { parentId: section.id }),
      await put("Вторая", { parentId: section.id }),
    ];
    const order = async () => (await reader.news.rubric({ id: section.id })).inside.map(({ slug }) => slug);
    expect(await order()).toEqual([first.slug, second.slug]);
    await chief.rubrics.move({ id: second.id, by: -1 });
    expect(await order()).toEqual([second.slug, first.slug]);
    await expect(neighbour.rubrics.move({ id: second.id, by: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("has a cover that those who do not see it hear of, and counts who follow it", async () => {
    const cover = await pictureFile();
    await expect(put("С обложкой", { cover })).rejects.toMatchObject(field("coverAlt"));
    const { id } = await put("С обложкой", { cover, coverAlt: "Бегуны на старте" });
    await reader.news.subscribe({ id, subscribed: true });
    expect(await reader.news.rubric({ id })).toMatchObject({ cover: { alt: "Бегуны на старте" }, subscribersCount: 1 });
    await chief.rubrics.put({ id, title: "С обложкой", reach: "company", dropCover: true });
    expect((await reader.news.rubric({ id })).cover).toBeNull();
  });

  it("is kept by chief editors alone", async () => {
    await expect(put("Своя", {}, other)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(put("Своя", {}, reader)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a rubric that is given to some editors", () => {
  it("is written by them and by the chief editor, and closed to the others", async () => {
    const { id } = await put("Приказы", { editors: [writer.accountId] });
    const article = { ...articleOf(id), step: "publish" as const };
    await expect(other.newsroom.write(article)).rejects.toMatchObject(field("rubricIds"));
    expect((await other.newsroom.choices({})).rubrics.some((one) => one.id === id)).toBe(false);
    const { id: written } = await apiAs(writer).newsroom.write(article);
    expect((await reader.news.article({ id: written })).rubrics[0]?.id).toBe(id);
    expect((await chief.newsroom.source({ id: written })).state).toBe("published");
    await expect(other.newsroom.source({ id: written })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await other.news.article({ id: written })).editable).toBe(false);
    await chief.rubrics.put({ id, title: "Приказы", reach: "company" });
    expect((await other.news.article({ id: written })).editable).toBe(true);
  });
});
