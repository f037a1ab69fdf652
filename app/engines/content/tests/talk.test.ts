import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let editor: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { firstName: "Автор" });
  reader = await makePerson(company, { firstName: "Читатель" });
  editor = await makePerson(company, { rights: ["editor"] });
  moderator = await makePerson(company, { rights: ["moderator"] });
});
beforeEach(forgetSpending);

let number = 0;
async function publish(reach: "company" | "portal" = "company"): Promise<string> {
  const title = `Собрание ${++number}`;
  return (await apiAs(author).content.create({ title, body: title, feed: "work", reach })).id;
}

const say = async (id: string, text: string, parentId?: string) =>
  (await apiAs(reader).content.comment({ id, text, parentId })).id;
const missing = { status: 404 };

describe("a closed talk", () => {
  it("takes no answers, says why and who has closed it, and can be opened again", async () => {
    const id = await publish();
    const comment = await say(id, "Приду");
    await apiAs(author).talk.close({ id, closed: true, note: "Места кончились" });
    const { talk } = await apiAs(reader).content.publication({ id });
    expect(talk).toEqual({
      closed: { by: "author", note: "Места кончились" },
      mayAnswer: true,
      mayClose: false,
      mayPin: false,
    });
    for (const parentId of [undefined, comment]) {
      const answer = apiAs(reader).content.comment({ id, text: "И я", parentId });
      await expect(answer).rejects.toMatchObject({ status: 422, data: { detail: "closed" } });
    }
    expect((await apiAs(reader).content.publication({ id })).commentCount).toBe(1);
    await apiAs(reader).content.editComment({ id: comment, text: "Приду вдвоём" });
    await apiAs(author).talk.close({ id, closed: false });
    await say(id, "Ура");
    expect((await apiAs(reader).content.comments({ id })).items).toHaveLength(2);
  });

  it("is closed by its author, editors and moderators of the company, and the deed of the latter is in the audit", async () => {
    const id = await publish("portal");
    const strangers = await makeCompany("Лютик");
    const foreign = await makePerson(strangers, { rights: ["editor", "moderator"] });
    for (const who of [reader, foreign]) {
      await expect(apiAs(who).talk.close({ id, closed: true })).rejects.toMatchObject(missing);
      expect((await apiAs(who).content.publication({ id })).talk.mayClose).toBe(false);
    }
    for (const who of [editor, moderator]) {
      expect((await apiAs(who).content.publication({ id })).talk.mayClose).toBe(true);
      await apiAs(who).talk.close({ id, closed: true });
      expect((await apiAs(reader).content.publication({ id })).talk.closed).toEqual({ by: "desk", note: "" });
      await apiAs(who).talk.close({ id, closed: false });
    }
    const rows = await withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, id)));
    expect(rows.map(({ deed }) => deed).sort()).toEqual(["talk.close", "talk.close", "talk.open", "talk.open"]);
  });
});

describe("a comment put first", () => {
  it("stands before the others with its answers, over all pages, and gives its place to the next one", async () => {
    const id = await publish();
    const all: string[] = [];
    for (let at = 0; at < 22; at++) all.push(await say(id, `Ответ ${at}`));
    const last = all.at(-1)!;
    const answer = await say(id, "И это верно", last);
    await apiAs(author).talk.pin({ id: last, pinned: true });
    const first = await apiAs(reader).content.comments({ id });
    expect(first.items.slice(0, 3).map((one) => one.id)).toEqual([last, answer, all[0]]);
    expect(first.items.map(({ pinned }) => pinned).slice(0, 3)).toEqual(["author", undefined, undefined]);
    const second = await apiAs(reader).content.comments({ id, after: first.next });
    const seen = [...first.items, ...second.items].map((one) => one.id);
    expect(seen.sort()).toEqual([...all, answer].sort());
    await apiAs(editor).talk.pin({ id: all[4]!, pinned: true });
    expect((await apiAs(reader).content.comments({ id })).items[0]).toMatchObject({ id: all[4], pinned: "desk" });
    await apiAs(author).talk.pin({ id: all[4]!, pinned: false });
    expect((await apiAs(reader).content.comments({ id })).items[0]).toMatchObject({ id: all[0] });
  });

  it("is chosen by the author and the editors alone, and is no answer and nothing that is gone", async () => {
    const id = await publish();
    const comment = await say(id, "Приду");
    const answer = await say(id, "И я", comment);
    for (const who of [reader, moderator])
      await expect(apiAs(who).talk.pin({ id: comment, pinned: true })).rejects.toMatchObject(missing);
    await expect(apiAs(author).talk.pin({ id: answer, pinned: true })).rejects.toMatchObject(missing);
    await apiAs(author).talk.pin({ id: comment, pinned: true });
    await apiAs(reader).content.removeComment({ id: comment });
    const [gone] = (await apiAs(author).content.comments({ id })).items;
    expect(gone).toMatchObject({ id: comment, deleted: true });
    expect(gone!.pinned).toBeUndefined();
    await expect(apiAs(author).talk.pin({ id: comment, pinned: true })).rejects.toMatchObject(missing);
  });

  it("loses its place when a moderator hides it", async () => {
    const id = await publish();
    const comment = await say(id, "Дурак");
    await apiAs(author).talk.pin({ id: comment, pinned: true });
    await apiAs(author).moderation.report({ target: "comment", id: comment, reason: "insult" });
    const decision = { decision: "hide", reason: "insult", message: "Мягче" } as const;
    await apiAs(moderator).moderation.decide({ id: await caseOf(moderator, comment), ...decision });
    expect((await apiAs(reader).content.comments({ id })).items[0]!.pinned).toBeUndefined();
  });
});

describe("the newest talk first", () => {
  it("keeps answers under what they answer and the pinned one on top, over all pages", async () => {
    const id = await publish();
    const all: string[] = [];
    for (let at = 0; at < 24; at++) all.push(await say(id, `Ответ ${at}`));
    const [first, second] = all as [string, string];
    const answers = [await say(id, "И это", first), await say(id, "И то", first)];
    await apiAs(author).talk.pin({ id: second, pinned: true });
    const read = (after?: string) => apiAs(reader).content.comments({ id, order: "new", after });
    const page = await read();
    const { items } = await read(page.next);
    const seen = [...page.items, ...items].map((one) => one.id);
    expect(seen).toEqual([second, ...all.slice(2).reverse(), first, ...answers]);
  });
});

describe("who reacted", () => {
  it("is a list of people, the latest first, page by page, of one reaction or of all", async () => {
    const id = await publish();
    const people: Viewer[] = [];
    for (let at = 0; at < 22; at++) people.push(await makePerson(company, { lastName: `Номер${at}` }));
    for (const [at, who] of people.entries())
      await apiAs(who).content.react({ subject: "publication", id, name: at % 2 ? "like" : "wow" });
    const first = await apiAs(reader).talk.reactors({ subject: "publication", id });
    expect(first).toMatchObject({ href: `/ugc/${id}`, counts: { like: 11, wow: 11 } });
    expect(first.items).toHaveLength(20);
    expect(first.items[0]).toMatchObject({ name: "like", person: { accountId: people[21]!.accountId } });
    const second = await apiAs(reader).talk.reactors({ subject: "publication", id, after: first.next });
    expect(second.items.map(({ person }) => person?.accountId)).toEqual([1, 0].map((at) => people[at]!.accountId));
    const likes = await apiAs(reader).talk.reactors({ subject: "publication", id, name: "like" });
    expect(likes.items.map(({ name }) => name)).toEqual(Array(11).fill("like"));
  });

  it("names nobody whom the reader may not know, and says nothing of what the reader does not meet", async () => {
    const strangers = await makeCompany("Лютик");
    const stranger = await makePerson(strangers);
    const id = await publish("portal");
    await apiAs(reader).content.react({ subject: "publication", id, name: "like" });
    const { items } = await apiAs(stranger).talk.reactors({ subject: "publication", id });
    expect(items).toEqual([{ name: "like", person: null }]);
    const closed = await publish();
    const comment = await say(closed, "Приду");
    await apiAs(author).content.react({ subject: "comment", id: comment, name: "love" });
    const own = await apiAs(reader).talk.reactors({ subject: "comment", id: comment });
    expect(own).toMatchObject({ href: `/ugc/${closed}?comment=${comment}#${comment}`, counts: { love: 1 } });
    const foreign = apiAs(stranger).talk.reactors({ subject: "comment", id: comment });
    await expect(foreign).rejects.toMatchObject(missing);
    await apiAs(reader).content.removeComment({ id: comment });
    await expect(apiAs(reader).talk.reactors({ subject: "comment", id: comment })).rejects.toMatchObject(missing);
  });
});
