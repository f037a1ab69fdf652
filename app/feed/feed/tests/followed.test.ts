import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import type { readFeed } from "#app/feed/feed/server/feeds.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
const rubric = newId();
let author: Viewer;
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  author = await makePerson(company, { firstName: "Анна", lastName: "Соколова" });
  editor = await makePerson(company, { firstName: "Лидия", lastName: "Строкова", rights: ["editor", "chief-editor"] });
  reader = await makePerson(company, { firstName: "Иван", lastName: "Ёлкин" });
  await apiAs(editor).rubrics.put({ id: rubric, title: "Склад", reach: "company" });
  await apiAs(reader).news.subscribe({ id: rubric, subscribed: true });
  await apiAs(reader).hashtags.subscribe({ hashtag: "ёлка", subscribed: true });
  await apiAs(reader).account.subscribe({ accountId: author.accountId, subscribed: true });
});

const draft = { feed: "work" as const, reach: "company" as const };

/** Three publications of so many hours ago, each followed for another reason, and one of nobody followed. */
async function writeFour(hours: number): Promise<string[]> {
  forgetSpending();
  const told = await apiAs(author).content.create({ ...draft, title: `Автор ${hours}`, body: "Слова" });
  const tagged = await apiAs(editor).content.create({ ...draft, title: `Тег ${hours}`, body: "Ставим #Ёлка" });
  const article = { kind: "news" as const, title: `Рубрика ${hours}`, body: "Слова", rubricIds: [rubric] };
  const news = await apiAs(editor).newsroom.write({ ...draft, ...article, step: "publish" });
  const strange = await apiAs(editor).content.create({ ...draft, title: `Чужое ${hours}`, body: "Слова" });
  const ids = [told, tagged, news, strange].map(({ id }) => id);
  for (const [at, id] of ids.entries()) await stand(id, hours + at / 10);
  return ids;
}

const stand = (id: string, hours: number) =>
  withTenant("*", () =>
    db()
      .update(publications)
      .set({ publishedAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(publications.id, id)),
  );

type Wish = Partial<Parameters<typeof readFeed>[1]>;

/** Every title of a feed, page by page. */
async function titles(wish: Wish): Promise<string[]> {
  const all: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await apiAs(reader).feed.page({ tab: "subscriptions", ...wish, after });
    all.push(...page.items.map(({ title }) => title));
    after = page.next;
    if (!after) return all;
  }
}

describe("«Подписки»", () => {
  it("bring what an author, a hashtag and a rubric give, in their common order, to the last page", async () => {
    for (let hours = 30; hours > 0; hours--) await writeFour(hours);
    const expected = Array.from({ length: 30 }, (_, at) =>
      ["Автор", "Тег", "Рубрика"].map((why) => `${why} ${at + 1}`),
    );
    expect(await titles({})).toEqual(expected.flat());
    expect(await titles({ rubric })).toEqual(expected.map(([, , news]) => news));
    expect(await titles({ tab: "work", rubric })).toEqual(expected.map(([, , news]) => news));
  });

  it("stand by their talk as soon as somebody answers, and no longer than the answer does", async () => {
    const [told, tagged, news, strange] = await writeFour(48);
    const said: string[] = [];
    for (const [times, id] of [told, news, tagged, strange].entries()) {
      forgetSpending();
      for (let time = -1; time < times; time++)
        said.push((await apiAs(author).content.comment({ id: id!, text: "Ответ" })).id);
    }
    expect(await titles({ sort: "discussed" })).toEqual(["Тег 48", "Рубрика 48", "Автор 48"]);
    expect(await titles({ sort: "discussed", tab: "work", rubric })).toEqual(["Рубрика 48"]);
    await apiAs(author).content.removeComment({ id: said[0]! });
    expect(await titles({ sort: "discussed" })).toEqual(["Тег 48", "Рубрика 48"]);
    await stand(tagged!, 480);
    expect(await titles({ sort: "discussed" })).toEqual(["Рубрика 48", "Тег 48"]);
  });
});
