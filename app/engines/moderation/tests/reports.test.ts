import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { moderationCases, moderationReports } from "../server/index.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  moderator = await makePerson(company, { firstName: "Модератор", rights: ["moderator"] });
});

beforeEach(forgetSpending);

let number = 0;
const draft = (words: string) => ({
  title: `${words} ${++number}`,
  body: `${words}, ${number}`,
  feed: "blogs" as const,
  reach: "company" as const,
});
const write = async (words = "Куплю гараж") => (await apiAs(author).content.create(draft(words))).id;
const post = (id: string) => ({ target: "post" as const, id, reason: "spam" as const });
const rowsAbout = (objectId: string) =>
  withTenant("*", () =>
    db()
      .select({ reporterId: moderationReports.reporterId, count: moderationCases.reportCount })
      .from(moderationReports)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationReports.caseId))
      .where(eq(moderationCases.objectId, objectId)),
  );

describe("a complaint", () => {
  it("of two readers about one publication is one case with both reasons, and names nobody", async () => {
    const id = await write();
    const second = await makePerson(company, { lastName: "Тайный" });
    await apiAs(reader).moderation.report({ ...post(id), text: "Третий раз" });
    await apiAs(second).moderation.report({ ...post(id), reason: "insult" });
    const found = await apiAs(moderator).moderation.case({ id: await caseOf(moderator, id) });
    expect(found.reportCount).toBe(2);
    expect(found.reasons).toEqual([
      { reason: "insult", count: 1 },
      { reason: "spam", count: 1 },
    ]);
    expect(found.reports.map(({ text }) => text).sort()).toEqual(["", "Третий раз"]);
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`${reader.accountId}|${second.accountId}|Тайный`));
  });

  it("is made once: the second is a conflict that names the kind", async () => {
    const id = await write();
    const { id: comment } = await apiAs(author).content.comment({ id, text: "Звоните" });
    const person = { target: "default" as const, id: author.accountId, reason: "insult" as const };
    for (const one of [post(id), { ...post(comment), target: "comment" as const }, person]) {
      await apiAs(reader).moderation.report(one);
      const again = apiAs(reader).moderation.report(one);
      await expect(again).rejects.toMatchObject({ status: 409, data: { detail: one.target } });
    }
    expect((await apiAs(reader).moderation.subject({ target: "post", id })).reported).toBe(true);
  });

  it("sent twenty times at once is one row", async () => {
    const id = await write();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => apiAs(reader).moderation.report(post(id))));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await rowsAbout(id)).toEqual([{ reporterId: reader.accountId, count: 1 }]);
  });

  it("under one key is one complaint however often it is sent", async () => {
    const id = await write();
    const api = apiAs(reader, { idempotencyKey: "жалоба" });
    const sent = await Promise.all(Array.from({ length: 5 }, () => api.moderation.report(post(id))));
    expect(new Set(sent.map(({ href }) => href)).size).toBe(1);
    expect(await rowsAbout(id)).toHaveLength(1);
  });

  it("is not made of own words, of another kind, of what one does not see, nor without a word for «other»", async () => {
    const id = await write();
    const stranger = await makePerson(await makeCompany("Чужая"));
    await expect(apiAs(author).moderation.report(post(id))).rejects.toMatchObject({ status: 403 });
    await expect(apiAs(stranger).moderation.report(post(id))).rejects.toMatchObject({ status: 404 });
    const other = apiAs(reader).moderation.report({ ...post(id), target: "article" });
    await expect(other).rejects.toMatchObject({ status: 404 });
    const silent = apiAs(reader).moderation.report({ ...post(id), reason: "other" });
    await expect(silent).rejects.toMatchObject({ status: 422, data: { fields: { text: ["Напишите, что не так"] } } });
    expect(await rowsAbout(id)).toEqual([]);
  });

  it("stops after twenty a day", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 21; n++) {
      forgetSpending();
      ids.push(await write("Гараж, последний шанс"));
    }
    forgetSpending();
    const eager = await makePerson(company);
    for (const id of ids.slice(0, 20)) await apiAs(eager).moderation.report(post(id));
    await expect(apiAs(eager).moderation.report(post(ids[20]!))).rejects.toMatchObject({ status: 429 });
  });

  it("by five people hides at once, and its author learns that, and nothing of them", async () => {
    await startEvents(listeners).stop();
    const id = await write("Грубость");
    for (let n = 0; n < 5; n++) {
      const one = await makePerson(company, { lastName: "Недовольный" });
      await apiAs(one).moderation.report({ ...post(id), reason: "insult" });
    }
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    expect((await apiAs(author).content.publication({ id })).state).toBe("hidden");
    await deliverAll();
    const [told] = (await apiAs(author).notifications.list({})).items;
    expect(told).toMatchObject({ kind: "restrained", actor: null, href: `/appeal/post/${id}` });
    const verdict = await apiAs(author).moderation.verdict({ target: "post", id });
    expect([verdict.decision?.name, verdict.mayAppeal]).toEqual(["restrain", false]);
    expect(JSON.stringify([told, verdict])).not.toContain("Недовольный");
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "keep" });
    expect((await apiAs(reader).content.publication({ id })).id).toBe(id);
    await deliverAll();
    expect((await apiAs(author).notifications.list({})).items[0]).toMatchObject({ kind: "cleared" });
  });
});

describe("an author", () => {
  it("does not learn that somebody complained as long as nobody has decided", async () => {
    const id = await write();
    await apiAs(reader).moderation.report(post(id));
    await expect(apiAs(author).moderation.verdict({ target: "post", id })).rejects.toMatchObject({ status: 404 });
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, id), decision: "keep" });
    await expect(apiAs(author).moderation.verdict({ target: "post", id })).rejects.toMatchObject({ status: 404 });
  });
});
