import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn, stopAtNoon } from "#tests/support/days.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const [orders, others, guarded] = [newId(), newId(), newId()];
let chief: Viewer;
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  chief = await makePerson(company, { rights: ["editor", "chief-editor"] });
  editor = await makePerson(company, { rights: ["editor"], lastName: "Озерова", firstName: "Вера" });
  reader = await makePerson(company);
  const { rubrics } = apiAs(chief);
  await rubrics.put({ id: orders, title: "Приказы", reach: "company" });
  await rubrics.put({ id: others, title: "Прочее", reach: "company" });
  await rubrics.put({ id: guarded, title: "Под присмотром", reach: "company", fourEyes: true });
});

afterEach(() => setClock());

const write = async (who: Viewer, more: object = {}) =>
  (
    await apiAs(who).newsroom.write({
      ...articleOf(orders),
      title: `Статья ${newId().slice(-8)}`,
      step: "publish",
      ...more,
    })
  ).id;
const change = (who: Viewer, ids: string[], wish: object) =>
  apiAs(who).bulk.change({ ids, ...(wish as { deed: "archive" }) });
const stateOf = async (id: string) => (await apiAs(chief).newsroom.source({ id })).state;

describe("what is done to many articles", () => {
  it("is done to those that it may be done to, and the others are named with the reason", async () => {
    const [out, draft] = [await write(editor), await write(editor, { step: "save", title: "Ещё пишу" })];
    expect(await change(editor, [out, draft, newId()], { deed: "unpublish" })).toEqual({
      done: 1,
      failed: [
        { title: "Ещё пишу", why: "сейчас так нельзя" },
        { title: "Статья", why: "нет среди тех, что вы можете так изменить" },
      ],
    });
    expect([await stateOf(out), await stateOf(draft)]).toEqual(["unpublished", "draft"]);
  });

  it("puts them under another rubric, and leaves those under one that is not the editor's", async () => {
    const id = await write(editor);
    expect(await change(editor, [id], { deed: "rubric", rubric: others })).toEqual({ done: 1, failed: [] });
    const { rubricIds, history } = await apiAs(editor).newsroom.source({ id });
    expect([rubricIds, history[0]?.note]).toEqual([[others], "Рубрика: Прочее"]);
    const wrong = await change(editor, [id], { deed: "rubric", rubric: newId() });
    expect(wrong).toMatchObject({ done: 0, failed: [{ why: "Выберите рубрику" }] });
    expect((await apiAs(editor).newsroom.source({ id })).rubricIds).toEqual([others]);
    await expect(change(editor, [id], { deed: "rubric" })).rejects.toMatchObject({ code: "INVALID" });
  });

  it("leaves what is out under four eyes to chief editors", async () => {
    const id = await write(editor, { rubricIds: [guarded], step: "review" });
    await apiAs(chief).newsroom.move({ id, step: "publish" });
    expect(await change(editor, [id], { deed: "rubric", rubric: others })).toMatchObject({ done: 0 });
    expect(await change(chief, [id], { deed: "rubric", rubric: others })).toMatchObject({ done: 1 });
  });

  it("puts away one's own only", async () => {
    const [own, foreign] = [await write(editor), await write(chief)];
    expect(await change(editor, [own, foreign], { deed: "trash" })).toMatchObject({ done: 1 });
    await expect(stateOf(own)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await stateOf(foreign)).toBe("published");
  });
});

describe("another author", () => {
  it("is named by a chief editor, of the editors of the company, and reads what was written for few", async () => {
    const id = await write(editor, { audience: [`user:${reader.accountId}`] });
    expect(await change(editor, [id], { deed: "author", author: chief.accountId })).toMatchObject({
      done: 0,
      failed: [{ why: "на это нет права" }],
    });
    expect(await change(chief, [id], { deed: "author", author: reader.accountId })).toMatchObject({ done: 0 });
    expect(await change(chief, [id], { deed: "author", author: chief.accountId })).toMatchObject({ done: 1 });
    const { author } = await apiAs(reader).news.article({ id });
    expect(author?.accountId).toBe(chief.accountId);
  });

  it("does not let an author escape the second pair of eyes", async () => {
    const id = await write(chief, { rubricIds: [guarded], step: "review" });
    expect(await change(chief, [id], { deed: "author", author: editor.accountId })).toMatchObject({
      done: 0,
      failed: [{ why: "сейчас так нельзя" }],
    });
  });
});

describe("the desk, looked through", () => {
  it("shows what an author wrote under a rubric and published on certain days", async () => {
    stopAtNoon();
    const id = await write(editor, { rubricIds: [others], title: "Ищем её" });
    const draft = await write(editor, { rubricIds: [others], step: "save" });
    const found = async (filter: object) =>
      (await apiAs(chief).newsroom.desk({ rubric: others, ...filter })).items.map((one) => one.id);
    expect(await found({ author: "вера оз" })).toEqual(expect.arrayContaining([id, draft]));
    expect(await found({ author: "никто" })).toEqual([]);
    const out = await found({ from: dayIn(), till: dayIn() });
    expect([out.includes(id), out.includes(draft)]).toEqual([true, false]);
    expect(await found({ till: dayIn(-1) })).toEqual([]);
  });
});
