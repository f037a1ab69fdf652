import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { writeRss } from "#app/feed/feed/server/rss.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();

let company: Company;
let chief: Viewer;
let other: Viewer;
let pavel: Viewer;
let reader: Viewer;
const rubric = newId();

beforeAll(async () => {
  company = await makeCompany();
  chief = await makePerson(company, { rights: ["editor", "chief-editor"] });
  other = await makePerson(company, { rights: ["editor", "chief-editor"], alias: "vera", firstName: "Вера" });
  pavel = await makePerson(company, { alias: "pavel", firstName: "Павел", lastName: "Удалов" });
  await makePerson(company, { alias: "zoya", firstName: "Зоя" });
  await makePerson(await makeCompany("Другая"), { alias: "chuzhoy" });
  reader = await makePerson(company);
  await apiAs(chief).rubrics.put({ id: rubric, title: "Правила", reach: "company" });
});

type Article = Partial<Parameters<ReturnType<typeof apiAs>["newsroom"]["write"]>[0]>;

const write = async (coauthors: string[], more: Article = {}) =>
  (await apiAs(chief).newsroom.write({ ...articleOf(rubric), step: "publish", coauthors, ...more })).id;
const namesOf = async (id: string, viewer = reader) =>
  (await apiAs(viewer).news.article({ id })).coauthors?.map(({ alias }) => alias);
const cardOf = async (id: string, tab: "work" | "subscriptions" = "work", viewer = reader) =>
  (await apiAs(viewer).feed.page({ tab })).items.find((card) => card.id === id);

describe("who has written an article together", () => {
  it("is told in the article and on its card, in the order of the editor; the author is not named twice", async () => {
    const [own] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, chief.accountId)));
    const id = await write(["@Zoya", "pavel", own!.alias, "pavel"]);
    expect(await namesOf(id)).toEqual(["zoya", "pavel"]);
    expect((await cardOf(id))?.coauthors?.map(({ name }) => name)).toEqual(["Зоя Петрова", "Павел Удалов"]);
    expect((await apiAs(chief).newsroom.source({ id })).coauthors).toMatchObject([
      { name: "Зоя Петрова" },
      { name: "Павел Удалов" },
    ]);
    const rss = await withTenant(company.id, () => writeRss(reader, "work"));
    expect(rss.match(/<dc:creator>.*/g)).toEqual(
      ["Анна Петрова", "Зоя Петрова", "Павел Удалов"].map((name) => `<dc:creator>${name}</dc:creator>`),
    );
    const { items } = await apiAs(chief).newsroom.desk({ author: "удалов" });
    expect(items.map((line) => [line.id, line.author])).toEqual([[id, "Анна Петрова и ещё 2"]]);
  });

  it("is nobody where «Редакция» signs", async () => {
    const id = await write(["pavel"], { editorial: true, title: "От редакции" });
    expect(await namesOf(id)).toBeUndefined();
    expect((await cardOf(id))?.coauthors).toBeUndefined();
    const { items } = await apiAs(reader).feed.page({ tab: "work", author: "удалов" });
    expect(items.map((card) => card.id)).not.toContain(id);
    const profile = await apiAs(reader).account.publications({ alias: "pavel" });
    expect(profile.items.map((card) => card.id)).not.toContain(id);
  });

  it("is refused at the field where a name is nobody's of the company", async () => {
    const no = (names: string) => ({
      data: expect.objectContaining({ fields: { coauthors: [expect.stringContaining(names)] } }),
    });
    await expect(write(["pavel", "netu"])).rejects.toMatchObject(no("«netu»"));
    await expect(write(["chuzhoy"])).rejects.toMatchObject(no("Не нашли"));
    await expect(write(["a", "b", "c", "d", "e"])).rejects.toThrow();
  });

  it("stays though a person has left, and can be saved so", async () => {
    const gone = await makePerson(company, { alias: "ushla", firstName: "Инна" });
    const id = await write(["ushla"]);
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, gone.accountId)),
    );
    await apiAs(chief).newsroom.change({ ...articleOf(rubric), id, revision: 1, step: "save", coauthors: ["ushla"] });
    expect(await namesOf(id)).toEqual(["ushla"]);
    await apiAs(chief).newsroom.change({ ...articleOf(rubric), id, revision: 2, step: "save" });
    expect(await namesOf(id)).toBeUndefined();
    await expect(write(["ushla"])).rejects.toThrow();
  });
});

describe("what somebody has written with others", () => {
  it("is found by their name, on their page, and by those who follow them", async () => {
    const id = await write(["pavel"], { title: "Вместе" });
    const { items } = await apiAs(reader).feed.page({ tab: "work", author: "Удалов Павел" });
    expect(items.map((card) => card.id)).toContain(id);
    const profile = await apiAs(reader).account.publications({ alias: "pavel" });
    expect(profile.items.map((card) => card.id)).toContain(id);
    expect(await cardOf(id, "subscriptions")).toBeUndefined();
    await apiAs(reader).account.subscribe({ accountId: pavel.accountId, subscribed: true });
    expect((await cardOf(id, "subscriptions"))?.id).toBe(id);
  });

  it("is not approved by them where four eyes are wanted", async () => {
    const strict = newId();
    await apiAs(chief).rubrics.put({ id: strict, title: "Строгая", reach: "company", fourEyes: true });
    const id = await write(["vera"], { rubricIds: [strict], step: "review" });
    await expect(apiAs(other).newsroom.move({ id, step: "publish" })).rejects.toMatchObject({ status: 409 });
    const third = await makePerson(company, { rights: ["editor", "chief-editor"] });
    await apiAs(third).newsroom.move({ id, step: "publish" });
  });

  it("becomes theirs alone when it is handed to them", async () => {
    const id = await write(["vera", "pavel"]);
    await apiAs(chief).bulk.change({ ids: [id], deed: "author", author: other.accountId });
    const { author, coauthors } = await apiAs(reader).news.article({ id });
    expect([author?.alias, coauthors?.map(({ alias }) => alias)]).toEqual(["vera", ["pavel"]]);
  });
});
