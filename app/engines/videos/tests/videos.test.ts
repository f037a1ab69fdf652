import { beforeAll, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { rangeOf } from "#platform/files/range.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { filmFile } from "#tests/support/film.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let writer: Viewer;
let reader: Viewer;
let stranger: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  writer = await makePerson(company);
  reader = await makePerson(company);
  stranger = await makePerson(await makeCompany("Соседи"));
});

const description = "Три цвета один за другим";
const add = async (more: { file?: File; poster?: File } = {}) =>
  apiAs(writer).videos.add({ file: await filmFile(), description, ...more });
const publish = (body: string, as = writer) =>
  apiAs(as).content.create({ title: newId(), body, feed: "work", reach: "company" });
const mayOpen = (who: Viewer, id: string) =>
  withTenant(who.groupId, () => openFile(who, id)).then(
    async ({ body }) => body.cancel().then(() => true),
    () => false,
  );
const openTo = (id: string) => Promise.all([writer, reader, stranger].map((who) => mayOpen(who, id)));

it("is its owner's alone until it stands in a publication, then its readers' too, with its poster and its words", async () => {
  const { id, line } = await add({ poster: await pictureFile() });
  expect(await openTo(id)).toEqual([true, false, false]);
  const { id: publication } = await publish(`Смотрите:\n\n${line}`);
  const { films } = await apiAs(reader).content.publication({ id: publication });
  expect(films?.[id]).toMatchObject({ description, type: "video/webm" });
  const poster = films![id]!.poster!.split("/")[2]!;
  expect([await openTo(id), await openTo(poster)]).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
  expect((await apiAs(writer).content.source({ id: publication })).body).toContain(line);
  await apiAs(writer).content.remove({ id: publication });
  expect(await openTo(id)).toEqual([true, false, false]);
});

it("is not opened by the line of somebody else's film, nor found or removed by another person", async () => {
  const { id, line } = await add();
  const { id: thief } = await publish(`Моё:\n\n${line}`, reader);
  expect((await apiAs(reader).content.publication({ id: thief })).films).toEqual({});
  expect(await openTo(id)).toEqual([true, false, false]);
  await expect(apiAs(reader).videos.video({ id })).rejects.toMatchObject({ status: 404 });
  await expect(apiAs(reader).videos.remove({ id })).rejects.toMatchObject({ status: 404 });
});

it.each([
  ["another kind under that name", () => new File(["GIF89a и ещё немного"], "a.webm"), "перекодировать"],
  ["nothing", () => new File([], "a.mp4"), "Файл пустой"],
])("is refused at its field when it is %s", async (_, file, words) => {
  await expect(add({ file: file() })).rejects.toMatchObject({
    data: { fields: { file: [expect.stringContaining(words)] } },
  });
});

it("is given in the parts that players ask for", () => {
  const asked = [
    "bytes=0-",
    "bytes=2-5",
    "bytes=-3",
    "bytes=5-99",
    "bytes=10-",
    "bytes=-0",
    "bytes=5-2",
    "bytes=0-1,4-5",
  ];
  expect(asked.map((header) => rangeOf(header, 10))).toEqual([
    { start: 0, end: 9 },
    { start: 2, end: 5 },
    { start: 7, end: 9 },
    { start: 5, end: 9 },
    null,
    null,
    undefined,
    undefined,
  ]);
});
