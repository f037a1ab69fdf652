import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let host: Viewer;
let writer: Viewer;
let reader: Viewer;
let moderator: Viewer;
let post: string;

beforeAll(async () => {
  company = await makeCompany();
  host = await makePerson(company, { firstName: "Хозяин" });
  writer = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  moderator = await makePerson(company, { rights: ["moderator"] });
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  await startEvents(listeners).stop();
  const rule = { kind: "words", place: "comments", on: true } as const;
  await apiAs(admin).contentFilters.add({ ...rule, terms: ["казино"], action: "hold" });
  await apiAs(admin).contentFilters.add({ ...rule, terms: ["гараж"], action: "flag", note: "Есть доска" });
  const words = {
    title: "Про казино",
    body: "Публикаций правило не касается",
    feed: "blogs",
    reach: "portal",
  } as const;
  post = (await apiAs(host).content.create(words)).id;
});
beforeEach(forgetSpending);

const write = (who: Viewer, text: string, parentId?: string) =>
  apiAs(who).content.comment({ id: post, text, parentId });
const seenBy = async (who: Viewer, id: string) =>
  (await apiAs(who).content.comments({ id: post })).items.find((one) => one.id === id);
const count = async () => (await apiAs(reader).content.publication({ id: post })).commentCount;
const decide = async (id: string, more: object) =>
  apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), ...more } as never);
const heard = async (who: Viewer, kind: string) => {
  await deliverAll();
  // They stand together as one in the bell.
  const isTold = and(eq(notices.accountId, who.accountId), eq(notices.kind, kind as "comment"));
  return withTenant("*", () => db().$count(notices, isTold));
};

describe("a comment that the rules hold back", () => {
  it("is read by its author alone, takes its place when a moderator lets it out, and is told of then", async () => {
    const before = [await count(), await heard(host, "comment")];
    const { id, waits } = await write(writer, "Лучшее казино");
    const { id: later } = await write(reader, "После него");
    expect(waits).toBe(true);
    expect(await seenBy(writer, id)).toMatchObject({ text: "Лучшее казино", waits: true, hidden: false });
    for (const who of [reader, host, moderator]) expect(await seenBy(who, id)).toBeUndefined();
    expect([await count(), await heard(host, "comment")]).toEqual([before[0]! + 1, before[1]! + 1]);
    await expect(write(reader, "Отвечу", id)).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(reader).content.react({ subject: "comment", id, name: "like" })).rejects.toMatchObject({
      status: 404,
    });
    const found = await apiAs(moderator).moderation.case({ id: await caseOf(moderator, id) });
    expect([found.cause, found.choices, found.text]).toEqual(["hold", ["approve", "reject"], "Лучшее казино"]);
    expect(found.finds).toMatchObject([{ kind: "words", terms: ["казино"] }]);
    await decide(id, { decision: "approve" });
    expect(await seenBy(reader, id)).toMatchObject({ text: "Лучшее казино", hidden: false });
    const ids = (await apiAs(reader).content.comments({ id: post })).items.map((one) => one.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later));
    expect([await count(), await heard(host, "comment")]).toEqual([before[0]! + 2, before[1]! + 2]);
    const [approved] = (await apiAs(writer).notifications.list({})).items;
    expect(approved).toMatchObject({ kind: "approved", href: `/ugc/${post}?comment=${id}#${id}` });
  });

  it("comes back with a reason, is said in other words and waits again", async () => {
    const { id } = await write(writer, "Казино, и всё");
    await decide(id, { decision: "reject", reason: "spam" });
    expect(await seenBy(writer, id)).toMatchObject({ text: "", hidden: true });
    expect(await seenBy(reader, id)).toBeUndefined();
    const object = { target: "comment" as const, id };
    expect(await apiAs(writer).moderation.verdict(object)).toMatchObject({ mayMend: true, mayAppeal: false });
    await apiAs(writer).moderation.mend({ id, text: "Кафе, и всё" });
    expect(await seenBy(writer, id)).toMatchObject({ text: "Кафе, и всё", waits: true });
    await decide(id, { decision: "approve" });
    expect(await seenBy(reader, id)).toMatchObject({ text: "Кафе, и всё" });
  });

  it("may be one that says only after a change what must wait; the answers to it keep its place", async () => {
    const { id } = await write(writer, "Кафе");
    const { id: answer } = await write(reader, "Хорошее", id);
    const before = await count();
    expect(await apiAs(writer).content.editComment({ id, text: "Казино" })).toMatchObject({ waits: true });
    expect(await seenBy(writer, id)).toMatchObject({ text: "Казино", waits: true });
    expect(await seenBy(reader, id)).toMatchObject({ text: "", author: null, hidden: true, waits: true });
    expect(await seenBy(reader, answer)).toBeDefined();
    expect(await count()).toBe(before - 1);
    await decide(id, { decision: "approve" });
    expect([await count(), (await seenBy(reader, id))?.text]).toEqual([before, "Казино"]);
  });

  it("is changed meanwhile in another window: a moderator reads it again before deciding", async () => {
    const { id } = await write(writer, "Казино рядом");
    const caseId = await caseOf(moderator, id);
    const { openedAt } = await apiAs(moderator).moderation.case({ id: caseId });
    expect(await apiAs(writer).content.editComment({ id, text: "Совсем другое" })).toMatchObject({ waits: true });
    const approve = (seen: string) => apiAs(moderator).moderation.decide({ id: caseId, decision: "approve", seen });
    await expect(approve(openedAt)).rejects.toMatchObject({ status: 409, data: { detail: "changed" } });
    expect(await seenBy(reader, id)).toBeUndefined();
    await approve((await apiAs(moderator).moderation.case({ id: caseId })).openedAt);
    expect(await seenBy(reader, id)).toMatchObject({ text: "Совсем другое" });
  });

  it("changed and decided at once, never comes out in words that nobody has read", async () => {
    const { id } = await write(writer, "Казино там");
    const caseId = await caseOf(moderator, id);
    const { openedAt } = await apiAs(moderator).moderation.case({ id: caseId });
    await Promise.allSettled([
      apiAs(writer).content.editComment({ id, text: "Казино тут" }),
      apiAs(moderator).moderation.decide({ id: caseId, decision: "approve", seen: openedAt }),
    ]);
    const seen = await seenBy(reader, id);
    expect([undefined, "Казино там", ""]).toContain(seen?.text);
  });

  it("can be taken away by its author, and is not counted off twice", async () => {
    const before = await count();
    const { id } = await write(writer, "Казино вон там");
    await apiAs(writer).content.removeComment({ id });
    expect([await count(), await seenBy(reader, id)]).toEqual([before, undefined]);
    await apiAs(writer).trash.restore({ kind: "comment", id });
    expect([await count(), await seenBy(reader, id)]).toEqual([before, undefined]);
  });

  it("is let through when a moderator writes it, and held for the company where it is said", async () => {
    expect((await write(moderator, "Про казино не надо")).waits).toBe(false);
    const guest = await makePerson(await makeCompany("Соседи"), { rights: ["moderator"] });
    const { id, waits } = await write(guest, "А у нас казино");
    expect([waits, await seenBy(reader, id)]).toEqual([true, undefined]);
    await decide(id, { decision: "approve" });
    expect(await seenBy(reader, id)).toBeDefined();
  });
});

describe("a comment that the rules only show to moderators", () => {
  it("stands, and a case is open about it, once however often it changes", async () => {
    const { id, waits } = await write(writer, "Продам гараж");
    expect([waits, (await seenBy(reader, id))?.text]).toEqual([false, "Продам гараж"]);
    const caseId = await caseOf(moderator, id);
    const found = await apiAs(moderator).moderation.case({ id: caseId });
    expect([found.cause, found.choices.includes("hide")]).toEqual(["rule", true]);
    expect(found.finds).toMatchObject([{ terms: ["гараж"], note: "Есть доска" }]);
    await apiAs(moderator).moderation.decide({ id: caseId, decision: "keep" });
    const noNews = apiAs(writer).moderation.verdict({ target: "comment", id });
    await expect(noNews).rejects.toMatchObject({ status: 404 });
    await apiAs(writer).content.editComment({ id, text: "Продам гараж недорого" });
    await expect(caseOf(moderator, id)).rejects.toThrow("no open case");
  });
});
