import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { align, comments, publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let writer: Viewer;
let vera: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  writer = await makePerson(company, { firstName: "Пишущий" });
  vera = await makePerson(company, { firstName: "Вера", lastName: "Ясная", alias: "vera" });
  // Events are known and wait for `deliverAll`: a delivery beside the test would be in the way of looking.
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

let number = 0;
async function publish(body = "Встречаемся в пятницу"): Promise<string> {
  const title = `Собрание ${++number}`;
  return (await apiAs(author).content.create({ title, body, feed: "work", reach: "company" })).id;
}

/** What a person was told of a publication, the latest first. */
async function toldTo(who: Viewer, about: string): Promise<{ kind: string; href: string }[]> {
  await deliverAll();
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ href }) => href.includes(about)).map(({ kind, href }) => ({ kind, href }));
}

const change = (id: string, columns: Partial<typeof publications.$inferInsert>) =>
  withTenant("*", async () => {
    await db().update(publications).set(columns).where(eq(publications.id, id));
    await align(id);
  });

describe("a colleague named in a comment", () => {
  it("is led to by a link and told once, however often the comment changes", async () => {
    const id = await publish();
    const { id: comment } = await apiAs(writer).content.comment({ id, text: "Спросите @Vera, она знает" });
    expect((await apiAs(author).content.comments({ id })).items[0]!.mentions).toEqual({
      vera: { alias: "vera", name: "Вера Ясная" },
    });
    const once = [{ kind: "mention", href: `/ugc/${id}?comment=${comment}#${comment}` }];
    expect(await toldTo(vera, id)).toEqual(once);
    await apiAs(writer).content.editComment({ id: comment, text: "Спросите нашу @vera!" });
    expect(await toldTo(vera, id)).toEqual(once);
  });

  it("is told when the name comes later, and is nobody in an e-mail address", async () => {
    const id = await publish();
    const { id: comment } = await apiAs(writer).content.comment({
      id,
      text: "Пишите на info@vera.ru и на @nobody-here",
    });
    expect((await apiAs(author).content.comments({ id })).items[0]!.mentions).toBeUndefined();
    expect(await toldTo(vera, id)).toEqual([]);
    await apiAs(writer).content.editComment({ id: comment, text: "Или лучше: (@vera)" });
    expect(await toldTo(vera, id)).toHaveLength(1);
  });

  it("is not told of their own words, nor twice of an answer or of a comment to what they wrote", async () => {
    const id = await publish();
    const own = await apiAs(vera).content.comment({ id, text: "Это я, @vera" });
    expect(await toldTo(vera, id)).toEqual([]);
    await apiAs(writer).content.comment({ id, text: "Спасибо, @vera", parentId: own.id });
    expect((await toldTo(vera, id)).map(({ kind }) => kind)).toEqual(["reply"]);
  });

  it("is not told of what they may not read, and is not offered there", async () => {
    const id = await publish();
    await change(id, { audience: [`user:${writer.accountId}`, `user:${author.accountId}`] });
    await apiAs(writer).content.comment({ id, text: "Только между нами, @vera" });
    expect(await toldTo(vera, id)).toEqual([]);
    const offered = async (reads?: string) => (await apiAs(writer).account.users({ query: "ясная", reads })).items;
    expect(await offered(id)).toEqual([]);
    expect((await offered(await publish())).map(({ alias }) => alias)).toEqual(["vera"]);
    expect(await offered("01a1fe5b-0000-7000-8000-000000000000")).toEqual([]);
  });

  it("stays the same person under a new name, also when somebody else takes the old one", async () => {
    const petr = await makePerson(company, { firstName: "Пётр", lastName: "Первый", alias: "petr-1" });
    const id = await publish();
    const { id: comment } = await apiAs(writer).content.comment({ id, text: "Это к @petr-1" });
    await apiAs(petr).account.changeAlias({ alias: "petr-2" });
    await makePerson(company, { firstName: "Другой", lastName: "Человек", alias: "petr-1" });
    const named = async () => (await apiAs(author).content.comments({ id })).items[0]!.mentions;
    expect(await named()).toEqual({ "petr-1": { alias: "petr-2", name: "Пётр Первый" } });
    await apiAs(writer).content.editComment({ id: comment, text: "Это к @petr-1, конечно" });
    expect(await named()).toEqual({ "petr-1": { alias: "petr-2", name: "Пётр Первый" } });
    await withTenant("*", () =>
      db().update(accounts).set({ leftAt: new Date() }).where(eq(accounts.id, petr.accountId)),
    );
    expect(await named()).toBeUndefined();
  });

  it("is nobody to another company", async () => {
    const other = await makeCompany("Лютик");
    const stranger = await makePerson(other, { alias: "chuzhoy" });
    const id = await publish();
    await apiAs(writer).content.comment({ id, text: "А что скажет @chuzhoy?" });
    expect((await apiAs(author).content.comments({ id })).items[0]!.mentions).toBeUndefined();
    expect(await toldTo(stranger, id)).toEqual([]);
  });
});

describe("a colleague named in a publication", () => {
  it("is told once when it is published; a change tells only who is new in it", async () => {
    const body = "Поздравляем **@vera** с годом в компании";
    const id = await publish(body);
    expect((await apiAs(writer).content.publication({ id })).mentions).toEqual({
      vera: { alias: "vera", name: "Вера Ясная" },
    });
    expect(await toldTo(vera, id)).toEqual([{ kind: "mention-post", href: `/ugc/${id}` }]);
    expect(await toldTo(writer, id)).toEqual([]);
    const { alias } = await apiAs(writer).account.me();
    const words = { title: "Год", body: `${body} и @${alias}`, feed: "work", reach: "company" } as const;
    await apiAs(author).content.edit({ id, ...words, revision: 1 });
    expect(await toldTo(vera, id)).toHaveLength(1);
    expect(await toldTo(writer, id)).toHaveLength(1);
  });
});

describe("where a text is told in a line", () => {
  const first = async (who: Viewer) => (await apiAs(who).feed.page({ tab: "work" })).items[0]!;

  it("a colleague stands by their name: in cards, in the bell, before a moderator", async () => {
    const id = await publish("Спросите @Vera или @nobody-here, пишите на info@vera.ru");
    expect((await first(writer)).excerpt).toBe("Спросите @Вера Ясная или @nobody-here, пишите на info@vera.ru");
    await apiAs(writer).content.comment({ id, text: "Да, @vera знает" });
    await deliverAll();
    expect((await apiAs(author).notifications.list({})).items[0]).toMatchObject({ text: "Да, @Вера Ясная знает" });
    await change(id, { title: "" });
    const told = (await apiAs(vera).notifications.list({})).items.map(({ subject }) => subject);
    expect(told).toContain("Спросите @Вера Ясная или @nobody-here, пишите на info@vera.ru");
    const subject = await apiAs(writer).moderation.subject({ target: "post", id });
    expect(subject.excerpt).toContain("Спросите @Вера Ясная");
  });

  it("one whom the reader does not meet any more is a colleague", async () => {
    await publish("Это к @vera");
    await apiAs(writer).blocking.block({ accountId: vera.accountId });
    expect((await first(writer)).excerpt).toBe("Это к @коллега");
    expect((await first(author)).excerpt).toBe("Это к @Вера Ясная");
    await apiAs(writer).blocking.unblock({ accountId: vera.accountId });
  });
});

describe("an own comment", () => {
  it("can be changed for a day, and says so", async () => {
    const id = await publish();
    const { id: comment } = await apiAs(writer).content.comment({ id, text: "Приду" });
    const read = async () => (await apiAs(writer).content.comments({ id })).items[0]!;
    expect(await read()).toMatchObject({ mine: true, changeable: true });
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await withTenant("*", () => db().update(comments).set({ createdAt: yesterday }).where(eq(comments.id, comment)));
    expect(await read()).toMatchObject({ mine: true, changeable: false });
    const late = apiAs(writer).content.editComment({ id: comment, text: "Не приду" });
    await expect(late).rejects.toMatchObject({ status: 422, data: { detail: "late" } });
    expect((await read()).text).toBe("Приду");
    await apiAs(writer).content.removeComment({ id: comment });
  });
});
