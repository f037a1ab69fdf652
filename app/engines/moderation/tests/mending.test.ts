import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
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

let number = 0;
const draft = (body: string) => ({ title: `Заметка ${++number}`, body, feed: "blogs", reach: "company" }) as const;
const ask = { decision: "amend", message: "Уберите телефон" } as const;

async function askToMend(target: "post" | "comment", id: string): Promise<string> {
  await apiAs(reader).moderation.report({ target, id, reason: "personal" });
  const caseId = await caseOf(first, id);
  await apiAs(first).moderation.decide({ id: caseId, ...ask });
  return caseId;
}

describe("a publication that its author is asked to mend", () => {
  it("is hidden, changed by its author, read at the desk and out again in its old place", async () => {
    const { id } = await apiAs(author).content.create(draft("Звоните 8 900"));
    const { publishedAt } = await apiAs(reader).content.publication({ id });
    const caseId = await askToMend("post", id);
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    expect(await apiAs(author).moderation.verdict({ target: "post", id })).toMatchObject({
      decision: { name: "amend", message: ask.message },
      editHref: `/ugc/edit/${id}`,
      mayAppeal: true,
    });
    await deliverAll();
    const [told] = (await apiAs(author).notifications.list({})).items;
    expect(told).toMatchObject({ kind: "rejected", text: ask.message });
    expect((await apiAs(reader).notifications.list({})).items[0]).toMatchObject({ kind: "report-acted" });
    const { revision } = await apiAs(author).content.source({ id });
    expect((await apiAs(author).content.edit({ ...draft("Звоните в отдел"), id, revision })).waits).toBe(true);
    const again = await apiAs(second).moderation.case({ id: caseId });
    expect([again.cause, again.choices, again.decisions.map(({ name }) => name)]).toEqual([
      "hold",
      ["approve", "reject"],
      ["amend"],
    ]);
    await apiAs(second).moderation.decide({ id: caseId, decision: "approve" });
    expect((await apiAs(reader).content.publication({ id })).publishedAt).toBe(publishedAt);
  });

  it("comes back as it was when another moderator finds that the request was wrong", async () => {
    const { id } = await apiAs(author).content.create(draft("Звоните 8 900"));
    const caseId = await askToMend("post", id);
    await apiAs(author).moderation.appeal({ target: "post", id, text: "Это телефон отдела" });
    await apiAs(second).moderation.decide({ id: caseId, decision: "overturn" });
    expect((await apiAs(reader).content.publication({ id })).id).toBe(id);
    expect((await apiAs(author).moderation.verdict({ target: "post", id })).editHref).toBeNull();
  });

  it("is asked for in words, and not where editors have their own way to send back", async () => {
    const { id } = await apiAs(author).content.create(draft("Звоните"));
    await apiAs(reader).moderation.report({ target: "post", id, reason: "personal" });
    const decide = apiAs(first).moderation.decide({ id: await caseOf(first, id), decision: "amend" });
    await expect(decide).rejects.toMatchObject({
      status: 422,
      data: { fields: { message: ["Напишите автору, что исправить"] } },
    });
  });
});

describe("a comment that its author is asked to mend", () => {
  it("is written anew by its author alone, and nobody meets it until a moderator has read it", async () => {
    const { id: post } = await apiAs(reader).content.create(draft("Кто пойдёт?"));
    const { id } = await apiAs(author).content.comment({ id: post, text: "Мой номер 8 900" });
    const read = async () => (await apiAs(reader).content.comments({ id: post })).items[0];
    const caseId = await askToMend("comment", id);
    expect(await read()).toMatchObject({ hidden: true, text: "" });
    const verdict = () => apiAs(author).moderation.verdict({ target: "comment", id });
    expect(await verdict()).toMatchObject({ mayMend: true, editHref: null });
    const foreign = apiAs(reader).moderation.mend({ id, text: "Чужое" });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    await apiAs(author).moderation.mend({ id, text: "Мой номер у секретаря" });
    expect(await read()).toBeUndefined();
    expect(await verdict()).toMatchObject({ decision: null, mayMend: false, text: "Мой номер у секретаря" });
    const twice = apiAs(author).moderation.mend({ id, text: "Ещё раз" });
    await expect(twice).rejects.toMatchObject({ status: 404 });
    const reject = { decision: "reject", reason: "personal", message: "И это лишнее" } as const;
    await apiAs(second).moderation.decide({ id: caseId, ...reject });
    expect(await verdict()).toMatchObject({ decision: { name: "reject" }, mayMend: true });
    await apiAs(author).moderation.mend({ id, text: "Пойду" });
    await apiAs(second).moderation.decide({ id: caseId, decision: "approve" });
    expect(await read()).toMatchObject({ hidden: false, text: "Пойду" });
  });

  it("is not one that a moderator has hidden for good, or that nobody has touched", async () => {
    const { id: post } = await apiAs(reader).content.create(draft("Кто пойдёт?"));
    const { id } = await apiAs(author).content.comment({ id: post, text: "Дурак" });
    const mend = () => apiAs(author).moderation.mend({ id, text: "Умник" });
    await expect(mend()).rejects.toMatchObject({ status: 404 });
    await apiAs(reader).moderation.report({ target: "comment", id, reason: "insult" });
    await apiAs(first).moderation.decide({ id: await caseOf(first, id), decision: "hide", reason: "insult" });
    await expect(mend()).rejects.toMatchObject({ status: 404 });
  });
});
