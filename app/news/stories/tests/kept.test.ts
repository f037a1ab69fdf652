import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { mayOpen } from "#tests/support/files.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let editor: Viewer;
let second: Viewer;
let reader: Viewer;
let away: Viewer;
let neighbour: Viewer;
let rubric: string;
let closed: string;
let theirs: string;

beforeAll(async () => {
  const company = await makeCompany("Ромашка");
  const chief = await makePerson(company, { rights: ["editor", "chief-editor"] });
  editor = await makePerson(company, { rights: ["editor"] });
  second = await makePerson(company, { rights: ["editor"] });
  reader = await makePerson(company, { location: "Тверь" });
  away = await makePerson(company, { location: "Казань" });
  const other = await makeCompany("Лютик");
  neighbour = await makePerson(other, { rights: ["editor"], location: "Тверь" });
  const put = async (who: Viewer, title: string, more: object = {}) =>
    (await apiAs(who).rubrics.put({ id: newId(), title, reach: "company", ...more })).id;
  rubric = await put(chief, "Праздники");
  closed = await put(chief, "Склад", { editors: [second.accountId] });
  theirs = await put(await makePerson(other, { rights: ["chief-editor"] }), "Их рубрика", { reach: "portal" });
});
afterEach(() => setClock());

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const over = () => setClock(later(25));
const town = { reach: "company" as const, audience: ["location:Тверь"] };

async function show(title: string, readers?: Parameters<typeof makeStory>[3]): Promise<string> {
  const { story } = await makeStory(editor, title, title, readers);
  await apiAs(editor).stories.schedule({ id: story, hours: 24 });
  return story;
}

const keep = (id: string, on: string | null, who = editor) => apiAs(who).stories.keep({ id, on });
const under = async (who: Viewer, on: "rubric" | "author" = "rubric", id = rubric) =>
  (await apiAs(who).stories.kept({ on, id })).items.map(({ title }) => title);
const opens = (who: Viewer, id: string) =>
  apiAs(who)
    .stories.story({ id })
    .then(
      () => true,
      () => false,
    );

describe("a story kept after its time", () => {
  it("is read on its rubric's page by those it speaks to, its files too, and by nobody else", async () => {
    const id = await show("Забег", town);
    const file = (await apiAs(editor).stories.source({ id })).frames[0]!.picture.id;
    const people = [reader, editor, away, neighbour];
    const seen = async () => [
      await Promise.all(people.map((who) => opens(who, id))),
      await Promise.all(people.map((who) => mayOpen(who, file))),
    ];
    const [readers, desk] = [
      [true, true, false, false],
      [false, true, false, false],
    ];
    await keep(id, rubric);
    expect(await seen()).toEqual([readers, readers]);
    over();
    expect(await seen()).toEqual([readers, readers]);
    expect([await under(reader), await under(away), await under(neighbour)]).toEqual([["Забег"], [], []]);
    expect((await apiAs(reader).stories.bar({})).items).toEqual([]);
    const story = await apiAs(reader).stories.story({ id });
    expect([story.kept, story.state, story.answerable]).toEqual([
      { title: "Праздники", rubric, author: null },
      "ended",
      false,
    ]);
    expect((await apiAs(reader).stories.react({ id, name: "like" })).mine).toBe("like");
    await apiAs(reader).stories.see({ id });
    expect((await apiAs(reader).stories.kept({ on: "rubric", id: rubric })).items[0]!.seen).toBe(true);
    await keep(id, null);
    expect(await seen()).toEqual([desk, desk]);
    expect(await under(reader)).toEqual([]);
  });

  it("stands on its author's page, and leaves it for a rubric", async () => {
    const id = await show("Про автора", { reach: "portal", audience: null });
    await keep(id, "author");
    over();
    expect(await under(reader, "author", editor.accountId)).toEqual(["Про автора"]);
    expect(await opens(neighbour, id)).toBe(true);
    await keep(id, rubric);
    expect([await under(reader, "author", editor.accountId), await under(reader)]).toEqual([[], ["Про автора"]]);
    await apiAs(editor).stories.remove({ id });
    expect([await under(reader), await opens(reader, id)]).toEqual([[], false]);
  });

  it("stays when its showing is ended early, but is not begun by being kept", async () => {
    const id = await show("Закончена раньше");
    await keep(id, "author");
    setClock(later(1));
    await apiAs(editor).stories.end({ id });
    expect(await opens(reader, id)).toBe(true);
    setClock();
    const { story: draft } = await makeStory(editor, "Не начата");
    await keep(draft, rubric);
    expect(await opens(reader, draft)).toBe(false);
    await apiAs(editor).stories.schedule({ id: draft, hours: 24, publishAt: later(2).toISOString() });
    await apiAs(editor).stories.end({ id: draft });
    const file = (await apiAs(editor).stories.source({ id: draft })).frames[0]!.picture.id;
    over();
    expect([await opens(reader, draft), await mayOpen(reader, file), await under(reader)]).toEqual([false, false, []]);
    await keep(draft, null);
  });

  it("is kept by editors of its company alone, in rubrics where they write, twenty on a page", async () => {
    const id = await show("Чья она", { reach: "portal", audience: null });
    await expect(keep(id, rubric, neighbour)).rejects.toMatchObject({ status: 404 });
    await expect(keep(id, rubric, reader)).rejects.toMatchObject({ status: 422 });
    for (const on of [closed, theirs, newId()])
      await expect(keep(id, on)).rejects.toMatchObject({ status: 422, data: { fields: { on: ["Этой рубрики нет"] } } });
    await keep(id, closed, second);
    for (let count = 0; count < 20; count++) await keep((await makeStory(editor, `Раз ${count}`)).story, rubric);
    await expect(keep(id, rubric)).rejects.toMatchObject({
      data: { fields: { on: [expect.stringContaining("уже 20 историй")] } },
    });
    expect((await apiAs(editor).stories.source({ id })).keptOn).toBe(closed);
  });
});

describe("the archive of stories", () => {
  it("takes what is over, from where it was kept too; readers lose it, editors find it and show it again", async () => {
    const id = await show("В архив");
    const archive = (archived: boolean) => apiAs(editor).stories.archive({ id, archived });
    const titles = async (part: "ended" | "archived") =>
      (await apiAs(editor).stories.desk({ part })).items.map(({ title }) => title).filter((one) => one === "В архив");
    await expect(archive(true)).rejects.toMatchObject({ status: 409 });
    await keep(id, "author");
    await apiAs(editor).stories.end({ id });
    await archive(true);
    const { state, keptOn } = await apiAs(editor).stories.source({ id });
    expect([state, keptOn, await opens(reader, id), await opens(editor, id)]).toEqual(["archived", null, false, true]);
    expect([await titles("ended"), await titles("archived")]).toEqual([[], ["В архив"]]);
    await expect(keep(id, "author")).rejects.toMatchObject({ status: 409 });
    await archive(false);
    expect([await titles("ended"), await titles("archived")]).toEqual([["В архив"], []]);
    await archive(true);
    await apiAs(editor).stories.schedule({ id, hours: 24 });
    expect([(await apiAs(editor).stories.source({ id })).state, await opens(reader, id)]).toEqual(["live", true]);
  });
});
