import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let first: Viewer;
let second: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  first = await makePerson(company, { firstName: "Первый", rights: ["moderator"] });
  second = await makePerson(company, { firstName: "Второй", rights: ["moderator"] });
  // Events are known and wait for `deliverAll`: a delivery beside the test would be in the way of looking.
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);
afterEach(() => setClock());

let number = 0;
async function write(by = author): Promise<string> {
  const words = `Продам велосипед ${++number}`;
  const { id } = await apiAs(by).content.create({ title: words, body: words, feed: "blogs", reach: "company" });
  return id;
}

/** A publication that somebody has complained of, and its case. */
async function reported(by = author): Promise<{ id: string; case: string }> {
  const id = await write(by);
  await apiAs(reader).moderation.report({ target: "post", id, reason: "spam", text: "Снова он" });
  return { id, case: await caseOf(first, id) };
}

const hide = { decision: "hide", reason: "spam", message: "Для продаж есть доска" } as const;
const kindsFor = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);
};

describe("a claim", () => {
  it("goes to one of two moderators who reach for it at once, and both are told to whom", async () => {
    const { case: id } = await reported();
    const claims = await Promise.all([first, second].map((one) => apiAs(one).moderation.claim({ id })));
    expect(claims.filter(({ mine }) => mine)).toHaveLength(1);
    expect(claims[0]!.name).toBe(claims[1]!.name);
    const [winner, loser] = claims[0]!.mine ? [first, second] : [second, first];
    expect((await apiAs(loser).moderation.case({ id })).barred).toBe("claimed");
    const late = apiAs(loser).moderation.decide({ id, ...hide });
    await expect(late).rejects.toMatchObject({ status: 409, data: { detail: "claimed" } });
    expect((await apiAs(loser).moderation.queue({ tab: "claimed" })).items.map((item) => item.id)).toContain(id);
    await apiAs(loser).moderation.release({ id });
    expect((await apiAs(winner).moderation.case({ id })).claim?.mine).toBe(true);
    await apiAs(winner).moderation.release({ id });
    expect((await apiAs(loser).moderation.claim({ id })).mine).toBe(true);
  });
});

describe("a decision", () => {
  it("to hide takes the words from readers, gives the author the reason and the reporter the outcome", async () => {
    const { id, case: caseId } = await reported();
    await apiAs(first).moderation.decide({ id: caseId, ...hide });
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    expect((await apiAs(author).content.publication({ id })).state).toBe("hidden");
    const verdict = await apiAs(author).moderation.verdict({ target: "post", id });
    expect(verdict).toMatchObject({
      decision: { name: "hide", reason: "spam", message: hide.message },
      mayAppeal: true,
    });
    expect((await kindsFor(author))[0]).toBe("hidden");
    expect((await kindsFor(reader))[0]).toBe("report-acted");
    expect(JSON.stringify(verdict)).not.toMatch(/Снова он|Первый/);
    expect((await apiAs(first).moderation.queue({ tab: "closed" })).items[0]).toMatchObject({
      id: caseId,
      decided: "hide",
    });
  });

  it("about a comment leaves its place and the answers to it; the count goes down, and up again with an appeal", async () => {
    const id = await write();
    const { id: comment } = await apiAs(author).content.comment({ id, text: "Дурак ты" });
    const { id: answer } = await apiAs(reader).content.comment({ id, text: "Сам такой", parentId: comment });
    const count = async () => (await apiAs(reader).content.publication({ id })).commentCount;
    const read = async () => (await apiAs(reader).content.comments({ id })).items;
    await apiAs(reader).moderation.report({ target: "comment", id: comment, reason: "insult" });
    await apiAs(first).moderation.decide({ id: await caseOf(first, comment), ...hide, reason: "insult" });
    expect(await read()).toMatchObject([
      { id: comment, hidden: true, text: "", author: null },
      { id: answer, hidden: false, text: "Сам такой" },
    ]);
    expect(await count()).toBe(1);
    const change = apiAs(author).content.editComment({ id: comment, text: "Умница ты" });
    await expect(change).rejects.toMatchObject({ status: 404 });
    await apiAs(author).moderation.appeal({ target: "comment", id: comment, text: "Мы друзья" });
    const { items } = await apiAs(second).moderation.queue({ tab: "appeals" });
    await apiAs(second).moderation.decide({ id: items[0]!.id, decision: "overturn" });
    expect((await read())[0]).toMatchObject({ hidden: false, text: "Дурак ты" });
    expect(await count()).toBe(2);
  });

  it("to delete can be undone by an appeal, and does not bring back what the author has deleted", async () => {
    const { id, case: caseId } = await reported();
    await apiAs(first).moderation.decide({ id: caseId, ...hide, decision: "delete" });
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(author).moderation.appeal({ target: "post", id, text: "Почему?" });
    await apiAs(second).moderation.decide({ id: caseId, decision: "overturn" });
    expect((await apiAs(reader).content.publication({ id })).state ?? "published").toBe("published");
    const gone = await reported();
    await apiAs(author).content.remove({ id: gone.id });
    await apiAs(first).moderation.decide({ id: gone.case, ...hide, decision: "delete" });
    await apiAs(author).moderation.appeal({ target: "post", id: gone.id, text: "Верните" });
    await apiAs(second).moderation.decide({ id: gone.case, decision: "overturn" });
    await expect(apiAs(reader).content.publication({ id: gone.id })).rejects.toMatchObject({ status: 404 });
  });

  it("to mute stops writing with a kind word and not reading; an appeal ends it at once", async () => {
    const loud = await makePerson(company, { firstName: "Громкий" });
    const { id, case: caseId } = await reported(loud);
    setClock(new Date());
    await apiAs(first).moderation.decide({ id: caseId, decision: "mute", reason: "insult", days: 7 });
    const comment = apiAs(loud).content.comment({ id, text: "А я напишу" });
    await expect(comment).rejects.toMatchObject({ status: 422, data: { detail: "muted" } });
    const { pause } = await apiAs(loud).account.me();
    expect(pause).toMatchObject({ reason: "insult", target: "post", id });
    expect(new Date(pause!.until)).toEqual(inDays(7));
    await expect(write(loud)).rejects.toMatchObject({ data: { fields: { body: [expect.stringMatching(/паузу/)] } } });
    expect((await apiAs(loud).content.comments({ id })).items).toEqual([]);
    await apiAs(loud).moderation.appeal({ target: "post", id, text: "Больше не буду" });
    await apiAs(second).moderation.decide({ id: caseId, decision: "overturn" });
    await apiAs(loud).content.comment({ id, text: "Спасибо" });
  });

  it("names a reason for what takes something away, and is one of those that fit the case", async () => {
    const { case: id } = await reported();
    const decide = (wish: object) => apiAs(first).moderation.decide({ id, ...wish } as never);
    const refused = async (wish: object, field: string) =>
      expect(decide(wish)).rejects.toMatchObject({ status: 422, data: { fields: { [field]: [expect.any(String)] } } });
    await refused({ decision: "hide" }, "reason");
    await refused({ decision: "warn", reason: "other" }, "message");
    await refused({ decision: "mute", reason: "spam" }, "days");
    await refused({ decision: "approve" }, "decision");
    await refused({ decision: "uphold" }, "decision");
    await decide({ decision: "keep" });
    await expect(decide({ decision: "keep" })).rejects.toMatchObject({ status: 409, data: { detail: "closed" } });
  });

  it("is not the author's own, and is written into the audit", async () => {
    const { id, case: caseId } = await reported(first);
    await expect(apiAs(first).moderation.decide({ id: caseId, ...hide })).rejects.toMatchObject({ status: 403 });
    await apiAs(second).moderation.decide({ id: caseId, ...hide });
    const rows = await withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, id)));
    expect(rows).toMatchObject([{ deed: "moderation.hide", result: "ok", accountId: second.accountId }]);
  });

  it("is followed by a new case when somebody else complains, with what was decided before", async () => {
    const { id, case: caseId } = await reported();
    await apiAs(first).moderation.decide({ id: caseId, decision: "keep" });
    expect((await kindsFor(reader))[0]).toBe("report-kept");
    const other = await makePerson(company);
    await apiAs(other).moderation.report({ target: "post", id, reason: "falsehood" });
    const again = await apiAs(second).moderation.case({ id: caseId });
    expect([again.closedAt, again.decisions.length, again.reportCount]).toEqual([null, 1, 2]);
    expect(again.earlier.length).toBeGreaterThan(0);
  });

  it("shows how the words read before they were changed, and what a comment stands under", async () => {
    const rude = await makePerson(company);
    const { id, case: caseId } = await reported(rude);
    const { title } = await apiAs(rude).content.source({ id });
    const changed = { title: "Отдам даром", body: "Уже отдал", feed: "blogs", reach: "company" } as const;
    await apiAs(rude).content.edit({ ...changed, id, revision: 1 });
    const { versions } = await apiAs(first).moderation.case({ id: caseId });
    expect(versions.map((one) => [one.title, one.text])).toEqual([[title, title]]);
    const { id: asked } = await apiAs(reader).content.comment({ id, text: "Почём?" });
    const { id: said } = await apiAs(rude).content.comment({ id, text: "Грубость", parentId: asked });
    await apiAs(reader).moderation.report({ target: "comment", id: said, reason: "insult" });
    const about = await apiAs(first).moderation.case({ id: await caseOf(first, said) });
    expect([about.about, about.answers, about.versions]).toEqual(["Отдам даром", "Почём?", []]);
  });

  it("tells of the author's other cases: those that wait first, then those decided", async () => {
    const repeater = await makePerson(company);
    const cases = [await reported(repeater), await reported(repeater), await reported(repeater)];
    await apiAs(first).moderation.decide({ id: cases[0]!.case, ...hide });
    const { earlier } = await apiAs(first).moderation.case({ id: cases[2]!.case });
    expect(earlier.map(({ id, decided }) => [id, decided])).toEqual([
      [cases[1]!.case, null],
      [cases[0]!.case, "hide"],
    ]);
  });
});

describe("an appeal", () => {
  it("is made once, by the author, and answered by another moderator", async () => {
    const { id, case: caseId } = await reported();
    const object = { target: "post" as const, id };
    await apiAs(first).moderation.decide({ id: caseId, ...hide });
    const foreign = apiAs(reader).moderation.appeal({ ...object, text: "Я против" });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    const sent = await Promise.allSettled(
      [1, 2].map(() => apiAs(author).moderation.appeal({ ...object, text: "Нет" })),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await apiAs(first).moderation.case({ id: caseId })).barred).toBe("first-decision");
    const own = apiAs(first).moderation.decide({ id: caseId, decision: "uphold" });
    await expect(own).rejects.toMatchObject({ status: 403 });
    await apiAs(second).moderation.decide({ id: caseId, decision: "uphold", message: "Доска рядом" });
    expect(await apiAs(author).moderation.verdict(object)).toMatchObject({
      decision: { name: "hide" },
      appeal: { text: "Нет", answer: { name: "uphold", message: "Доска рядом" } },
      mayAppeal: false,
    });
    expect((await kindsFor(author))[0]).toBe("upheld");
    const again = apiAs(author).moderation.appeal({ ...object, text: "И всё же" });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });
});
