import { beforeAll, describe, expect, it } from "vitest";
import { withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { addFrame, makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let editor: Awaited<ReturnType<typeof makePerson>>;
let other: typeof editor;
let reader: typeof editor;
let api: ReturnType<typeof apiAs>;

beforeAll(async () => {
  company = await makeCompany("Ромашка");
  editor = await makePerson(company, { rights: ["editor"] });
  reader = await makePerson(company);
  other = await makePerson(await makeCompany("Лютик"), { rights: ["editor"] });
  api = apiAs(editor);
});

const texts = async (id: string) => (await api.stories.source({ id })).frames.map(({ text }) => text);
const titles = async (part?: "current" | "draft" | "ended") =>
  (await api.stories.desk({ part })).items.map(({ title }) => title);

describe("the desk of stories", () => {
  it("keeps frames in their order through moves and deletion, twenty at most", async () => {
    const { story: id, frame } = await makeStory(editor, "Порядок", "раз");
    const two = await addFrame(editor, id, "два");
    await addFrame(editor, id, "три");
    await api.stories.moveFrame({ id, frameId: frame, by: 1 });
    expect(await texts(id)).toEqual(["два", "раз", "три"]);
    await api.stories.moveFrame({ id, frameId: two.id, by: -1 });
    expect(await texts(id)).toEqual(["два", "раз", "три"]);
    await api.stories.removeFrame({ id, frameId: frame });
    await addFrame(editor, id, "четыре");
    expect(await texts(id)).toEqual(["два", "три", "четыре"]);
    for (let count = 3; count < 20; count++) await addFrame(editor, id, `кадр ${count}`);
    await expect(addFrame(editor, id, "лишний")).rejects.toMatchObject({ status: 422 });
  });

  it("moves stories along their row, and readers see them so", async () => {
    for (const title of ["А", "Б", "В"]) {
      const { story: id } = await makeStory(editor, title);
      await api.stories.schedule({ id, hours: 24 });
    }
    expect(await titles()).toEqual(["В", "Б", "А"]);
    const { items } = await api.stories.desk({});
    await api.stories.move({ id: items[2]!.id, by: -1 });
    expect(await titles()).toEqual(["В", "А", "Б"]);
    expect((await apiAs(reader).stories.bar({})).items.map(({ title }) => title)).toEqual(["В", "А", "Б"]);
    for (const { id } of items) await api.stories.end({ id });
    expect([await titles(), (await titles("ended")).toSorted()]).toEqual([[], ["А", "Б", "В"]]);
  });

  it("shows nothing without frames, nothing over already, nothing longer than thirty days", async () => {
    const { id } = await api.stories.create({ title: "Пустая", reach: "company", audience: null });
    await expect(api.stories.schedule({ id, hours: 24 })).rejects.toMatchObject({ status: 422 });
    await addFrame(editor, id, "кадр");
    await expect(api.stories.schedule({ id, hours: 721 })).rejects.toMatchObject({ status: 422 });
    const longAgo = "2020-01-01T10:00:00.000Z";
    await expect(api.stories.schedule({ id, hours: 24, publishAt: longAgo })).rejects.toMatchObject({ status: 422 });
    await api.stories.schedule({ id, hours: 24 });
    const frameId = (await api.stories.source({ id })).frames[0]!.id;
    await expect(api.stories.removeFrame({ id, frameId })).rejects.toMatchObject({ status: 409 });
    await api.stories.end({ id });
    await expect(api.stories.end({ id })).rejects.toMatchObject({ status: 409 });
    await api.stories.schedule({ id, hours: 1 });
    expect((await api.stories.source({ id })).state).toBe("live");
    await api.stories.remove({ id });
  });

  it("refuses a change of what somebody else has changed meanwhile", async () => {
    const { story: id } = await makeStory(editor, "Правка");
    const draft = { id, reach: "company" as const, audience: null };
    await api.stories.change({ ...draft, title: "Первая правка", revision: 1 });
    const late = api.stories.change({ ...draft, title: "Вторая правка", revision: 1 });
    await expect(late).rejects.toMatchObject({ status: 409, data: { detail: "revision" } });
    expect((await api.stories.source({ id })).title).toBe("Первая правка");
  });

  it("is closed to other companies' editors, their own stories for the portal included", async () => {
    const { story: id, frame: frameId } = await makeStory(editor, "Открытая", "кадр", {
      reach: "portal",
      audience: null,
    });
    await api.stories.schedule({ id, hours: 24 });
    const theirs = apiAs(other).stories;
    expect((await theirs.story({ id })).editable).toBe(false);
    expect((await theirs.desk({})).items).toEqual([]);
    const deeds = [
      () => theirs.source({ id }),
      () => theirs.change({ id, title: "Наша", reach: "company", audience: null, revision: 1 }),
      () => theirs.end({ id }),
      () => theirs.move({ id, by: 1 }),
      () => theirs.removeFrame({ id, frameId }),
      () => theirs.remove({ id }),
    ];
    for (const deed of deeds) await expect(deed()).rejects.toMatchObject({ status: 404 });
    expect((await api.stories.source({ id })).state).toBe("live");
    expect((await apiAs(reader).stories.desk({})).items).toEqual([]);
    await api.stories.remove({ id });
  });

  it("opens the pictures of a draft to editors alone, those of a story to its readers, from its hour until it is ended", async () => {
    const { story: id } = await makeStory(editor, "Картинки");
    const file = async () => (await api.stories.source({ id })).frames[0]!.picture.id;
    const opens = async (who: typeof editor) => {
      const opened = withTenant(who.groupId, async () => {
        const { body } = await openFile(who, await withTenant(editor.groupId, file));
        await body.cancel();
      });
      return opened.then(
        () => true,
        () => false,
      );
    };
    const seen = async () => [await opens(editor), await opens(reader), await opens(other)];
    expect(await seen()).toEqual([true, false, false]);
    await api.stories.schedule({ id, publishAt: new Date(Date.now() + 3_600_000).toISOString(), hours: 24 });
    expect(await seen()).toEqual([true, false, false]);
    await api.stories.schedule({ id, hours: 24 });
    expect(await seen()).toEqual([true, true, false]);
    await api.stories.change({ id, title: "Картинки", reach: "portal", audience: null, revision: 1 });
    expect(await seen()).toEqual([true, true, true]);
    const forReader = [`user:${reader.accountId}`];
    await api.stories.change({ id, title: "Картинки", reach: "company", audience: forReader, revision: 2 });
    expect(await seen()).toEqual([true, true, false]);
    expect(await opens(await makePerson(company))).toBe(false);
    await api.stories.end({ id });
    expect(await seen()).toEqual([true, false, false]);
  });
});
