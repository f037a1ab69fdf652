import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import type { readFeed } from "#app/feed/feed/server/feeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let ivan: Viewer;
let editor: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  anna = await makePerson(company, { firstName: "Анна", lastName: "Соколова" });
  editor = await makePerson(company, { firstName: "Лидия", lastName: "Строкова", rights: ["editor", "chief-editor"] });
});

const hour = 3_600_000;
const draft = { body: "Слова", feed: "work" as const, reach: "company" as const };

/** Writes something as if so many hours ago. */
async function write(viewer: Viewer, title: string, hours = 0): Promise<string> {
  forgetSpending();
  const { id } = await apiAs(viewer).content.create({ ...draft, title });
  const publishedAt = new Date(Date.now() - hours * hour);
  await withTenant("*", () => db().update(publications).set({ publishedAt }).where(eq(publications.id, id)));
  return id;
}

async function comment(viewer: Viewer, id: string, times: number): Promise<void> {
  forgetSpending();
  for (let time = 0; time < times; time++) await apiAs(viewer).content.comment({ id, text: `Ответ ${time}` });
}

type Wish = Omit<Parameters<typeof readFeed>[1], "tab">;
const titles = async (viewer: Viewer, wish: Wish = {}) =>
  (await apiAs(viewer).feed.page({ tab: "work", ...wish })).items.map(({ title }) => title);

/** Somebody who has met nothing yet. */
const newcomer = async () => makePerson(company, { firstName: "Иван", lastName: "Ёлкин" });

describe("«Обсуждаемые»", () => {
  it("stand by how much and how lately they are talked of: a day of age weighs as much as twice the talk", async () => {
    ivan = await newcomer();
    const lively = await write(anna, "Живой разговор", 48);
    const fresh = await write(anna, "Один ответ сегодня", 1);
    const old = await write(anna, "Давний спор", 480);
    await write(anna, "Молчание", 0);
    await comment(ivan, lively, 15);
    await comment(ivan, fresh, 1);
    await comment(ivan, old, 16);
    expect(await titles(ivan, { sort: "discussed" })).toEqual(["Живой разговор", "Один ответ сегодня", "Давний спор"]);
    expect((await titles(ivan)).slice(0, 2)).toEqual(["Молчание", "Один ответ сегодня"]);
  });

  it("are paged to the end, each once, and a cursor of one order is no cursor of the other", async () => {
    const talked: string[] = [];
    for (let number = 0; number < 25; number++) talked.push(await write(anna, `Тема ${number}`, 600 + number));
    for (const id of talked) await comment(ivan, id, 1);
    const api = apiAs(ivan);
    const first = await api.feed.page({ tab: "company", sort: "discussed" });
    const second = await api.feed.page({ tab: "company", sort: "discussed", after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 8, undefined]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(28);
    await expect(api.feed.page({ tab: "company", after: first.next })).rejects.toMatchObject({ status: 422 });
  });

  it("go down again when their comments are deleted", async () => {
    const id = await write(anna, "Спросили и передумали");
    const { id: said } = await apiAs(ivan).content.comment({ id, text: "А где?" });
    expect(await titles(ivan, { sort: "discussed" })).toContain("Спросили и передумали");
    await apiAs(ivan).content.removeComment({ id: said });
    expect(await titles(ivan, { sort: "discussed" })).not.toContain("Спросили и передумали");
  });
});

describe("what a person has chosen", () => {
  it("is kept for view and order each by itself, beside the other preferences", async () => {
    const kept = async () => {
      const [row] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, ivan.accountId)));
      return row!.preferences;
    };
    await apiAs(ivan).account.changePreferences({ theme: "dark" });
    await apiAs(ivan).feed.arrange({ sort: "discussed" });
    await apiAs(ivan).feed.arrange({ view: "tile" });
    await apiAs(ivan).account.changePreferences({ lightMode: true });
    expect(await kept()).toMatchObject({ lightMode: true, noRedirect: false, feedView: "tile", feedSort: "discussed" });
  });

  it("sorts out by kind, period, author and rubric", async () => {
    const rubric = newId();
    await apiAs(editor).rubrics.put({ id: rubric, title: "Склад", reach: "company" });
    const article = { ...draft, kind: "news" as const, title: "Второй склад открыт", rubricIds: [rubric] };
    await apiAs(editor).newsroom.write({ ...article, step: "publish" });
    const reader = await newcomer();
    expect(await titles(reader, { kind: "news" })).toEqual(["Второй склад открыт"]);
    expect(await titles(reader, { rubric })).toEqual(["Второй склад открыт"]);
    expect(await titles(reader, { author: "лид стр" })).toEqual(["Второй склад открыт"]);
    expect(await titles(reader, { author: "соколова", period: "day" })).toEqual(
      expect.not.arrayContaining(["Второй склад открыт", "Живой разговор"]),
    );
    expect(await titles(reader, { author: "сок%лова" })).toEqual([]);
    expect(await titles(reader, { rubric: newId() })).toEqual([]);
  });
});
