import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publicationReads, publications } from "#app/engines/content/server/index.ts";
import { writeRss } from "#app/feed/feed/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let anna: Viewer;
let ivan: Viewer;
let editor: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  anna = await makePerson(company, { firstName: "Анна", lastName: "Соколова" });
  ivan = await makePerson(company, { firstName: "Иван", lastName: "Ёлкин" });
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  stranger = await makePerson(await makeCompany("Чужая"));
});

const draft = { title: "Собрание", body: "В пятницу", feed: "work" as const, reach: "company" as const };
/** The same words said twice at once are one publication. */
const write = async (viewer: Viewer) => (await apiAs(viewer).content.create({ ...draft, title: newId() })).id;
const page = (viewer: Viewer, only?: "unread") => apiAs(viewer).feed.page({ tab: "work", only });
const isNew = async (viewer: Viewer, id: string) =>
  (await page(viewer)).items.find((one) => one.id === id)?.read === false;
const ids = async (viewer: Viewer, only?: "unread") => (await page(viewer, only)).items.map(({ id }) => id);

describe("a publication", () => {
  it("is new to everyone but its author until they open it", async () => {
    const id = await write(anna);
    expect([await isNew(anna, id), await isNew(ivan, id)]).toEqual([false, true]);
    await apiAs(ivan).feed.read({ id });
    await apiAs(ivan).feed.read({ id });
    expect([await isNew(ivan, id), await isNew(editor, id)]).toEqual([false, true]);
    expect((await apiAs(ivan).content.publication({ id })).read).toBe(true);
    const rows = await withTenant("*", () =>
      db().select().from(publicationReads).where(eq(publicationReads.publicationId, id)),
    );
    expect(rows.length).toBe(1);
  });

  it("is read by whoever answers it, and by nobody who may not see it", async () => {
    const [first, second] = [await write(anna), await write(anna)];
    await apiAs(ivan).content.comment({ id: first, text: "Приду" });
    await apiAs(ivan).content.react({ subject: "publication", id: second, name: "like" });
    expect([await isNew(ivan, first), await isNew(ivan, second)]).toEqual([false, false]);
    await expect(apiAs(stranger).feed.read({ id: first })).rejects.toMatchObject({ status: 404 });
  });

  it("is news to nobody after a month", async () => {
    const id = await write(anna);
    const publishedAt = new Date(Date.now() - 31 * 86_400_000);
    await withTenant("*", () => db().update(publications).set({ publishedAt }).where(eq(publications.id, id)));
    expect(await isNew(ivan, id)).toBe(false);
  });

  it("leaves «Непрочитанные» when read; «Отметить всё прочитанным» empties them until something comes", async () => {
    const [opened, left] = [await write(anna), await write(anna)];
    await apiAs(ivan).feed.read({ id: opened });
    expect(await ids(ivan, "unread")).toContain(left);
    expect(await ids(ivan, "unread")).not.toContain(opened);
    await apiAs(ivan).feed.readAll();
    expect(await ids(ivan, "unread")).toEqual([]);
    const next = await write(anna);
    expect(await ids(ivan, "unread")).toEqual([next]);
    expect(await ids(editor, "unread")).toContain(left);
  });
});

describe("what a person has hidden", () => {
  it("is in none of their feeds, counts and RSS, and nowhere else hidden", async () => {
    const since = new Date(Date.now() - 1000).toISOString();
    const id = await write(anna);
    const api = apiAs(ivan);
    const author = { kind: "author" as const, id: anna.accountId };
    await api.account.subscribe({ accountId: anna.accountId, subscribed: true });
    const everywhere = async () => {
      const seen = [];
      for (const tab of ["work", "company", "subscriptions"] as const) {
        seen.push((await api.feed.page({ tab })).items.some((one) => one.author?.accountId === anna.accountId));
        seen.push((await api.feed.fresh({ tab, since })).count > 0);
      }
      return [...seen, (await withTenant(ivan.groupId, () => writeRss(ivan, "work"))).includes(id)];
    };
    expect(new Set(await everywhere())).toEqual(new Set([true]));
    await api.feed.hide({ ...author, hidden: true });
    await api.feed.hide({ ...author, hidden: true });
    expect(new Set(await everywhere())).toEqual(new Set([false]));
    expect(await ids(editor)).toContain(id);
    expect((await api.content.publication({ id })).id).toBe(id);
    expect(await api.feed.hidden()).toEqual({ items: [{ ...author, title: "Анна Соколова" }] });
    await api.feed.hide({ ...author, hidden: false });
    expect(new Set(await everywhere())).toEqual(new Set([true]));
  });

  it("may be a rubric, of several too", async () => {
    const [first, second] = [newId(), newId()];
    for (const [id, title] of [
      [first, "Склад"],
      [second, "Спорт"],
    ] as const)
      await apiAs(editor).rubrics.put({ id, title, reach: "company" });
    const article = { ...draft, kind: "news" as const, rubricIds: [first, second], step: "publish" as const };
    const { id } = await apiAs(editor).newsroom.write(article);
    expect(await ids(ivan)).toContain(id);
    await apiAs(ivan).feed.hide({ kind: "rubric", id: second, hidden: true });
    expect(await ids(ivan)).not.toContain(id);
    expect(await apiAs(ivan).feed.hidden()).toEqual({ items: [{ kind: "rubric", id: second, title: "Спорт" }] });
  });

  it("is neither oneself nor whom one may not know", async () => {
    for (const id of [ivan.accountId, stranger.accountId, newId()]) {
      const hidden = apiAs(ivan).feed.hide({ kind: "author", id, hidden: true });
      await expect(hidden).rejects.toMatchObject({ status: 404 });
    }
    const { rows } = await withTenant("*", () => db().execute(sql`select * from hidden_authors`));
    expect(rows).toEqual([]);
  });
});
