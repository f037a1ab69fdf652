import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { newId } from "#platform/db/index.ts";
import { addFrame, makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let editor: Awaited<ReturnType<typeof makePerson>>;
let reader: typeof editor;
let neighbour: typeof editor;

beforeAll(async () => {
  company = await makeCompany("Ромашка");
  editor = await makePerson(company, { rights: ["editor"] });
  reader = await makePerson(company, { location: "Тверь" });
  neighbour = await makePerson(await makeCompany("Лютик"), { rights: ["editor"], location: "Казань" });
});
afterEach(() => setClock());

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

async function show(title: string, readers?: Parameters<typeof makeStory>[3], publishAt?: Date) {
  const { story } = await makeStory(editor, title, title, readers);
  await apiAs(editor).stories.schedule({ id: story, hours: 24, publishAt: publishAt?.toISOString() });
  return story;
}

const titlesFor = async (who: typeof editor) => (await apiAs(who).stories.bar({})).items.map(({ title }) => title);
const opens = (who: typeof editor, id: string) =>
  apiAs(who)
    .stories.story({ id })
    .then(
      () => true,
      () => false,
    );

describe("a story", () => {
  it("is its editors' draft until it is shown, then everyone's in the company for its time, and nobody's after", async () => {
    const { story: id } = await makeStory(editor, "Черновая");
    expect([await opens(reader, id), await opens(editor, id), await opens(neighbour, id)]).toEqual([
      false,
      true,
      false,
    ]);
    await apiAs(editor).stories.schedule({ id, hours: 24, publishAt: later(2).toISOString() });
    expect([await opens(reader, id), await titlesFor(reader)]).toEqual([false, []]);
    setClock(later(3));
    expect([await opens(reader, id), await titlesFor(reader)]).toEqual([true, ["Черновая"]]);
    expect([await opens(neighbour, id), await titlesFor(neighbour)]).toEqual([false, []]);
    setClock(later(26.1));
    expect([await opens(reader, id), await titlesFor(reader), await opens(editor, id)]).toEqual([false, [], true]);
  });

  it("speaks to towns and people, in other companies only when it is for the portal", async () => {
    const here = await show("Для Твери", { reach: "company", audience: ["location:Тверь"] });
    const there = await show("Для Казани", { reach: "portal", audience: ["location:Казань"] });
    const all = await show("Для всех", { reach: "portal", audience: null });
    expect(await Promise.all([here, there, all].map((id) => opens(reader, id)))).toEqual([true, false, true]);
    expect(await Promise.all([here, there, all].map((id) => opens(neighbour, id)))).toEqual([false, true, true]);
    expect(await titlesFor(neighbour)).toEqual(["Для всех", "Для Казани"]);
    for (const id of [here, there, all]) await apiAs(editor).stories.end({ id });
    expect(await titlesFor(neighbour)).toEqual([]);
  });

  it("goes last once each of its frames has been seen, by this reader alone", async () => {
    const first = await show("Первая");
    await addFrame(editor, first, "Второй кадр");
    const second = await show("Вторая");
    expect(await titlesFor(reader)).toEqual(["Вторая", "Первая"]);
    await apiAs(reader).stories.see({ id: second });
    expect(await titlesFor(reader)).toEqual(["Первая", "Вторая"]);
    const { frames } = await apiAs(reader).stories.story({ id: first });
    await apiAs(reader).stories.see({ id: first, frameIds: [frames[0]!.id] });
    await apiAs(reader).stories.see({ id: first, frameIds: [frames[0]!.id] });
    expect((await apiAs(reader).stories.bar({})).items.map(({ seen }) => seen)).toEqual([false, true]);
    expect((await apiAs(editor).stories.bar({})).items.map(({ seen }) => seen)).toEqual([false, false]);
    const { viewers, frames: desk } = await apiAs(editor).stories.source({ id: first });
    expect([viewers, desk.map((one) => one.viewers)]).toEqual([1, [1, 0]]);
    for (const id of [first, second]) await apiAs(editor).stories.end({ id });
  });

  it("takes one reaction of a reader, changes it and lets it go", async () => {
    const id = await show("С реакцией");
    const react = (name: "like" | "love" | null) => apiAs(reader).stories.react({ id, name });
    expect(await react("like")).toEqual({ counts: { like: 1 }, mine: "like" });
    expect(await react("love")).toEqual({ counts: { love: 1 }, mine: "love" });
    expect((await apiAs(editor).stories.story({ id })).reactions).toEqual({ counts: { love: 1 }, mine: null });
    expect(await react(null)).toEqual({ counts: {}, mine: null });
    await apiAs(editor).stories.remove({ id });
    await expect(react("like")).rejects.toMatchObject({ status: 404 });
  });

  it("counts no views of frames that are not its own, nor of a story that is not on air", async () => {
    const id = await show("Своя");
    const other = await makeStory(editor, "Чужая");
    await apiAs(reader).stories.see({ id, frameIds: [other.frame, newId()] });
    expect((await apiAs(editor).stories.source({ id })).viewers).toBe(0);
    await expect(apiAs(reader).stories.see({ id: other.story })).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(neighbour).stories.see({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(editor).stories.end({ id });
  });
});
