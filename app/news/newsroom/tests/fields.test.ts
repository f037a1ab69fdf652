import { beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { writeRss } from "#app/feed/feed/server/rss.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let company: Company;
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  reader = await makePerson(company, { alias: "reader" });
  await apiAs(editor).rubrics.put({ id: rubric, title: "Новости", reach: "company" });
  await startEvents(listeners).stop();
});

const desk = () => apiAs(editor).newsroom;
const words = (more: object) => ({ ...articleOf(rubric), title: `Новость ${newId().slice(-8)}`, ...more });
const publish = async (more: object = {}) => (await desk().write({ ...words(more), step: "publish" })).id;
const change = async (id: string, more: object) => {
  const { revision } = await desk().source({ id });
  return desk().change({ ...words(more), id, revision, step: "save" });
};

describe("the form of an article", () => {
  it("closes its comments and reactions and opens them again, keeping what was left and what was said", async () => {
    const api = apiAs(reader);
    const id = await publish();
    const react = () => api.content.react({ subject: "publication", id, name: "like" });
    await react();
    await apiAs(editor).talk.close({ id, closed: true, note: "Ответы собраны" });
    await change(id, { allowComments: false, allowReactions: false });
    const shut = await api.news.article({ id });
    expect([shut.talk.closed?.note, shut.reactions]).toEqual([
      "Ответы собраны",
      { counts: {}, mine: null, closed: true },
    ]);
    await expect(api.content.comment({ id, text: "А можно?" })).rejects.toMatchObject({ code: "INVALID" });
    await expect(react()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await change(id, {});
    expect((await api.news.article({ id })).talk.closed?.note).toBe("Ответы собраны");
    await change(id, { allowComments: true, allowReactions: true });
    const open = await api.news.article({ id });
    expect([open.talk.closed, open.reactions]).toEqual([undefined, { counts: { like: 1 }, mine: "like" }]);
    await api.content.comment({ id, text: "Спасибо!" });
  });

  it("signs it «Редакция», and its author is named nowhere", async () => {
    const ghost = await makePerson(company, { rights: ["editor"], lastName: "Тайнова", alias: "ghost" });
    const unsigned = words({ editorial: true, body: "Секрет для @reader" });
    const { id } = await apiAs(ghost).newsroom.write({ ...unsigned, step: "publish" });
    await deliverAll();
    const api = apiAs(reader);
    const told = await Promise.all([
      api.news.article({ id }),
      api.news.list({}),
      api.feed.page({ tab: "work" }),
      api.search.find({ query: "секрет", tab: "all" }),
      api.notifications.list({}),
      api.moderation.subject({ target: "article", id }),
      withTenant(company.id, () => writeRss(reader, "work")),
    ]);
    for (const answer of told) expect(JSON.stringify(answer)).toContain(id);
    expect(JSON.stringify(told)).not.toContain("Тайнова");
    expect(told[6]).toContain("<dc:creator>Редакция</dc:creator>");
    // Nor is it found by their name, in their profile or among what their followers read.
    await api.account.subscribe({ accountId: ghost.accountId, subscribed: true });
    const [named, subscribed, profile] = await Promise.all([
      api.feed.page({ tab: "work", author: "тайнова" }),
      api.feed.page({ tab: "subscriptions" }),
      api.account.publications({ alias: "ghost" }),
    ]);
    for (const { items } of [named, subscribed, profile]) expect(items.map((one) => one.id)).not.toContain(id);
  });

  it("names its source by an https address alone, and tells how long it takes to read", async () => {
    const id = await publish({ sourceUrl: "https://example.ru/news", body: "слово ".repeat(900) });
    const { sourceUrl, minutes } = await apiAs(reader).news.article({ id });
    expect([sourceUrl, minutes]).toEqual(["https://example.ru/news", 5]);
    for (const bad of ["http://example.ru", "javascript:alert(1)", "пример.рф"])
      await expect(publish({ sourceUrl: bad }), bad).rejects.toMatchObject({ code: "INVALID" });
  });
});
