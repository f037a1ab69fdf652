import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let editor: Viewer;
let article: string;
let story: string;

const readers = { reach: "company", audience: null } as const;
const rubric = newId();
const words = articleOf(rubric);

beforeAll(async () => {
  const company = await makeCompany();
  editor = await makePerson(company, { rights: ["editor", "chief-editor"] });
  const moderator = await makePerson(company, { rights: ["moderator"] });
  await apiAs(editor).rubrics.put({ id: rubric, title: "Приказы", reach: "company" });
  article = (await apiAs(editor).newsroom.write({ ...words, step: "save" })).id;
  story = (await apiAs(editor).stories.create({ title: "История", ...readers })).id;
  const own = { target: "default", id: editor.accountId } as const;
  await apiAs(moderator).moderation.report({ ...own, reason: "insult" });
  const id = await caseOf(moderator, editor.accountId);
  await apiAs(moderator).moderation.decide({ id, decision: "mute", reason: "insult", days: 1 });
});

const refusal = (field: string) => ({
  status: 422,
  data: { detail: "muted", fields: { [field]: [expect.stringMatching(/паузу/)] } },
});

describe("an editor who is asked not to write", () => {
  it("writes no articles, says nothing of them among editors, and makes no stories; reading goes on", async () => {
    const api = apiAs(editor);
    await expect(api.newsroom.write({ ...words, step: "save" })).rejects.toMatchObject(refusal("body"));
    await expect(
      api.newsroom.change({ ...words, id: article, revision: 1, keep: [], step: "save" }),
    ).rejects.toMatchObject(refusal("body"));
    await expect(api.deskTalk.say({ id: article, text: "И всё же" })).rejects.toMatchObject(refusal("text"));
    const { id: translation } = await api.translations.add({ id: article, language: "en" });
    const english = { title: "Title", lead: "", body: "Words", revision: 1, sourceRevision: 1, step: "save" } as const;
    await expect(api.translations.change({ ...english, id: translation })).rejects.toMatchObject(refusal("body"));
    await expect(api.stories.create({ title: "Ещё", ...readers })).rejects.toMatchObject(refusal("title"));
    const renamed = api.stories.change({ id: story, revision: 1, title: "Иначе", ...readers });
    await expect(renamed).rejects.toMatchObject(refusal("title"));
    await expect(api.stories.schedule({ id: story, hours: 24 })).rejects.toMatchObject(refusal("publishAt"));
    const frame = { alt: "Картинка", text: "Слова", seconds: 5, image: await pictureFile() };
    await expect(api.stories.addFrame({ id: story, ...frame })).rejects.toMatchObject(refusal("text"));
    expect((await api.newsroom.source({ id: article })).title).toBe(words.title);
  });
});
