import { beforeAll, describe, expect, it } from "vitest";
import { changeForm, valuesOf } from "#app/news/newsroom/forms.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
const rubric = newId();
const zone = "Europe/Moscow";
let api: ReturnType<typeof apiAs>;

beforeAll(async () => {
  api = apiAs(await makePerson(await makeCompany(), { rights: ["editor", "chief-editor"] }));
  await api.rubrics.put({ id: rubric, title: "Новости", reach: "company" });
});

const publish = async (more: object = {}) =>
  (await api.newsroom.write({ ...articleOf(rubric), ...more, step: "publish" })).id;
const open = async (id: string, draft: Record<string, string> = {}) =>
  valuesOf(await api.newsroom.source({ id }), { fields: draft }, zone) as Record<string, unknown>;

/** Sends a form as it stands in the browser: what is empty or not ticked does not come. */
async function save(id: string, values: Record<string, unknown>) {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== null));
  const form = changeForm("save").parse(typed);
  await api.newsroom.change({ id, ...form });
  const { allowComments, allowReactions, reviewOn } = await api.newsroom.source({ id });
  return [allowComments, allowReactions, reviewOn];
}

describe("the form of an article that stood open", () => {
  it("does not undo what has been decided elsewhere meanwhile: a closed talk, a review that was done", async () => {
    const id = await publish({ reviewOn: "2099-01-01" });
    const form = await open(id);
    await api.talk.close({ id, closed: true, note: "Ответы собраны" });
    await api.newsroom.confirm({ id, reviewOn: "2099-12-31" });
    expect(await save(id, form)).toEqual([false, true, "2099-12-31"]);
    expect((await api.news.article({ id })).talk.closed?.note).toBe("Ответы собраны");
    const closed = await open(id);
    await api.talk.close({ id, closed: false });
    expect(await save(id, closed)).toEqual([true, true, "2099-12-31"]);
  });

  it("does what it shows being changed", async () => {
    const id = await publish();
    const form = await open(id);
    await api.newsroom.confirm({ id, reviewOn: "2099-12-31" });
    const off = { allowComments: undefined, allowReactions: undefined, reviewOn: "2099-06-01" };
    expect(await save(id, { ...form, ...off })).toEqual([false, false, "2099-06-01"]);
    expect(await save(id, { ...(await open(id)), allowComments: "on", reviewOn: "" })).toEqual([true, false, null]);
  });

  it("is known by its draft too", async () => {
    const id = await publish();
    const { before, title, body, feed, kind } = await open(id);
    await api.talk.close({ id, closed: true });
    const draft = { before, title, body, feed, kind, allowComments: "on", allowReactions: "on", readers: "company" };
    const form = await open(id, { ...draft, rubricIds: rubric } as Record<string, string>);
    expect(await save(id, form)).toEqual([false, true, null]);
  });
});
