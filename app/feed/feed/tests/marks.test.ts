import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
let editor: Viewer;
let reader: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  reader = await makePerson(company);
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
});

const publish = async (more: object = {}) =>
  (await apiAs(editor).newsroom.write({ ...articleOf(rubric), mustRead: false, ...more, step: "publish" })).id;

async function marksOf(who: Viewer, id: string) {
  const { items } = await apiAs(who).feed.page({ tab: "work" });
  const { duty, saved } = items.find((one) => one.id === id)!;
  return { duty, saved };
}

describe("a card of a feed", () => {
  it("says what must be read, by when, and that it has been", async () => {
    const id = await publish({ mustRead: true, dueOn: "2099-03-01" });
    expect(await marksOf(reader, id)).toEqual({ duty: { dueOn: "2099-03-01", done: false }, saved: undefined });
    await apiAs(reader).news.acknowledge({ id });
    expect(await marksOf(reader, id)).toMatchObject({ duty: { done: true } });
    expect(await marksOf(editor, id)).toMatchObject({ duty: { done: false } });
  });

  it("asks nobody else than who is obliged", async () => {
    const id = await publish({ mustRead: true, obliged: [`user:${editor.accountId}`] });
    expect(await marksOf(reader, id)).toEqual({ duty: undefined, saved: undefined });
    expect(await marksOf(editor, id)).toMatchObject({ duty: { dueOn: null, done: false } });
  });

  it("says to whom keeps it, and to nobody else, that it is kept", async () => {
    const id = await publish();
    await apiAs(reader).saved.put({ id, saved: true });
    expect([await marksOf(reader, id), await marksOf(editor, id)]).toEqual([
      { duty: undefined, saved: true },
      { duty: undefined, saved: undefined },
    ]);
    await apiAs(reader).saved.put({ id, saved: false });
    expect(await marksOf(reader, id)).toEqual({ duty: undefined, saved: undefined });
  });
});
