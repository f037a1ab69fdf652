import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { makeStory } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { mayOpen } from "#tests/support/files.ts";
import { filmFile, mp4File } from "#tests/support/film.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let editor: Viewer;
let reader: Viewer;
let neighbour: Viewer;
let api: ReturnType<typeof apiAs>["stories"];

beforeAll(async () => {
  const company = await makeCompany("Ромашка");
  editor = await makePerson(company, { rights: ["editor"] });
  reader = await makePerson(company);
  neighbour = await makePerson(await makeCompany("Лютик"));
  api = apiAs(editor).stories;
});
afterEach(() => setClock());

const words = { alt: "Пекарь достаёт пирог и говорит «готово»", text: "Пирог" };
const begin = async () => (await api.create({ title: "С видео", reach: "company", audience: null })).id;
const add = async (id: string, film?: File) =>
  api.addFilm({ id, ...words, film: film ?? (await filmFile()), image: await pictureFile() });
const openTo = (id: string) => Promise.all([editor, reader, neighbour].map((who) => mayOpen(who, id)));

describe("a frame that is a film", () => {
  it("lasts as long as the film, with its picture and its words; the picture stands for the story", async () => {
    const id = await begin();
    await add(id);
    await add(id, mp4File({ seconds: 60 }));
    await api.schedule({ id, hours: 24 });
    const { frames } = await apiAs(reader).stories.story({ id });
    expect(frames.map(({ seconds, film, picture }) => [seconds, film?.type, picture.alt])).toEqual([
      [3, "video/webm", words.alt],
      [60, "video/mp4", words.alt],
    ]);
    const { items } = await apiAs(reader).stories.bar({});
    expect(items.find((one) => one.id === id)?.cover?.id).toBe(frames[0]!.picture.id);
    await api.remove({ id });
  });

  it("opens to readers with the story and closes with it, its picture too", async () => {
    const id = await begin();
    await add(id);
    const [frame] = (await api.source({ id })).frames;
    const both = async () => [await openTo(frame!.film!.id), await openTo(frame!.picture.id)];
    const [desk, shown] = [
      [true, false, false],
      [true, true, false],
    ];
    expect(await both()).toEqual([desk, desk]);
    await api.schedule({ id, publishAt: new Date(Date.now() + 3_600_000).toISOString(), hours: 24 });
    expect(await both()).toEqual([desk, desk]);
    setClock(new Date(Date.now() + 2 * 3_600_000));
    expect(await both()).toEqual([shown, shown]);
    setClock(new Date(Date.now() + 26 * 3_600_000));
    expect(await both()).toEqual([desk, desk]);
    setClock();
    await api.schedule({ id, hours: 24 });
    await api.end({ id });
    expect(await both()).toEqual([desk, desk]);
  });

  it("gets a new film or words and stays a film; a frame with a picture does not become one", async () => {
    const id = await begin();
    const { id: frameId } = await add(id);
    await api.changeFilm({ id, frameId, ...words, text: "Пирог с грушей" });
    expect((await api.source({ id })).frames[0]).toMatchObject({ text: "Пирог с грушей", seconds: 3 });
    await api.changeFilm({ id, frameId, ...words, film: mp4File({ seconds: 12 }) });
    expect((await api.source({ id })).frames[0]).toMatchObject({ seconds: 12, film: { type: "video/mp4" } });
    const missing = { status: 404 };
    await expect(api.changeFrame({ id, frameId, ...words, seconds: 5 })).rejects.toMatchObject(missing);
    const { story, frame } = await makeStory(editor);
    await expect(api.changeFilm({ id: story, frameId: frame, ...words })).rejects.toMatchObject(missing);
  });

  it.each([
    ["longer than a minute", () => filmFile("film.webm", 21), "длиннее минуты"],
    ["of no known length", () => mp4File({ seconds: 0 }), "сколько длится"],
    ["of another kind", () => new File(["GIF89a и ещё немного"], "a.webm"), "перекодировать"],
  ])("is refused at its field when it is %s", async (_, film, said) => {
    const id = await begin();
    await expect(add(id, await film())).rejects.toMatchObject({
      data: { fields: { film: [expect.stringContaining(said)] } },
    });
    expect((await api.source({ id })).frames).toEqual([]);
  });
});

describe("the cover of a story", () => {
  it("stands for it in the row instead of its first frame, open to the same people, until it is taken away", async () => {
    const { id } = await api.create({
      title: "С обложкой",
      reach: "company",
      audience: null,
      cover: await pictureFile(),
    });
    await add(id);
    const cover = async () => (await api.source({ id })).cover!.id;
    const own = await cover();
    expect(own).not.toBe((await api.source({ id })).frames[0]!.picture.id);
    expect(await openTo(own)).toEqual([true, false, false]);
    await api.schedule({ id, hours: 24 });
    expect((await apiAs(reader).stories.bar({})).items.find((one) => one.id === id)?.cover?.id).toBe(own);
    expect(await openTo(own)).toEqual([true, true, false]);
    const draft = { id, title: "С обложкой", reach: "company" as const, audience: null };
    await api.change({ ...draft, reach: "portal", revision: 1 });
    expect([await cover(), await openTo(own)]).toEqual([own, [true, true, true]]);
    await api.change({ ...draft, revision: 2, dropCover: true });
    expect(await cover()).toBe((await api.source({ id })).frames[0]!.picture.id);
    await api.change({ ...draft, revision: 3, cover: await pictureFile() });
    const other = await cover();
    expect(other).not.toBe(own);
    await api.end({ id });
    expect(await openTo(other)).toEqual([true, false, false]);
  });
});
