import { beforeAll, expect, it } from "vitest";
import { placedPictures } from "#app/rich-text/picture.ts";
import { pictureLine } from "#app/rich-text/picture-line.ts";
import { newId } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf, pictureFile } from "#tests/support/two-companies.ts";

freshDatabase();
let writer: ReturnType<typeof apiAs>;
let other: ReturnType<typeof apiAs>;
let editor: ReturnType<typeof apiAs>;

beforeAll(async () => {
  const company = await makeCompany();
  writer = apiAs(await makePerson(company));
  other = apiAs(await makePerson(company));
  editor = apiAs(await makePerson(company, { rights: ["editor", "chief-editor"] }));
});

const words = () => ({ title: "", body: `Слово ${newId()}`, feed: "work" as const, reach: "company" as const });
const files = async (count: number) => Promise.all(Array.from({ length: count }, (_, at) => pictureFile(`${at}.png`)));
const seen = async (id: string) => {
  const { pictures } = await other.content.publication({ id });
  return pictures.map(({ width, height, alt }) => `${width}×${height} ${alt}`.trim());
};

it("new pictures are turned, cut and named as their writer wished, in the order of their files", async () => {
  const added = [
    { alt: "Раз", cut: "square" as const },
    { turn: "90" as const, crop: { x: 0, y: 0, width: 1, height: 0.5 } },
  ];
  const { id } = await writer.content.create({ ...words(), pictures: await files(3), added });
  expect(await seen(id)).toEqual(["400×400 Раз", "400×300", "600×400"]);
});

it("pictures that stay change places, words and looks; the others go, and a look anew is a new address", async () => {
  const draft = words();
  const { id } = await writer.content.create({ ...draft, pictures: await files(3) });
  const { pictures, revision } = await writer.content.source({ id });
  const [first, second] = pictures.map((one) => one.id) as [string, string];
  const keep = [{ id: second, alt: "Второй стал первым" }, { id: first, turn: "90" as const }, { id: second }];
  await writer.content.edit({ ...draft, id, revision, keep, pictures: await files(1) });
  expect(await seen(id)).toEqual(["600×400 Второй стал первым", "400×600", "600×400"]);
  const after = await writer.content.source({ id });
  expect(after.pictures[0]!.id).toBe(second);
  expect(after.pictures[1]!.id).not.toBe(first);
});

it("a picture that stands among the words stays there when it is drawn anew", async () => {
  const draft = words();
  const { id } = await writer.content.create({ ...draft, pictures: await files(1) });
  const [picture] = (await writer.content.source({ id })).pictures;
  const body = `До\n\n${pictureLine(picture!.id)}\n\nПосле`;
  await writer.content.edit({ ...draft, body, id, revision: 1, keep: [{ id: picture!.id, turn: "90" }] });
  const after = await other.content.publication({ id });
  expect(after.pictures.map((one) => one.id)).not.toContain(picture!.id);
  expect(placedPictures(after.body)).toEqual(after.pictures.map((one) => one.id));
  expect((await writer.content.source({ id })).body).toBe(`До\n\n${pictureLine(after.pictures[0]!.id)}\n\nПосле`);
});

it("nobody keeps a picture of another publication", async () => {
  const [one, two] = [words(), words()];
  const { id: theirs } = await other.content.create({ ...one, pictures: await files(1) });
  const { id } = await writer.content.create(two);
  const [picture] = (await other.content.source({ id: theirs })).pictures;
  await writer.content.edit({ ...two, id, revision: 1, keep: [{ id: picture!.id, flip: "yes" }] });
  expect(await seen(id)).toEqual([]);
  expect(await seen(theirs)).toEqual(["600×400"]);
});

it("a crop beyond the picture is refused", async () => {
  const crop = { x: 0.6, y: 0, width: 0.6, height: 1 };
  const bold = writer.content.create({ ...words(), pictures: await files(1), added: [{ crop }] });
  await expect(bold).rejects.toThrow();
});

it("an article goes out when its pictures are told in words, and is saved before that", async () => {
  const rubric = newId();
  await editor.rubrics.put({ id: rubric, title: "Новости склада", reach: "company" });
  const article = { ...articleOf(rubric), step: "save" as const };
  const { id } = await editor.newsroom.write({ ...article, pictures: await files(1) });
  await expect(editor.newsroom.move({ id, step: "publish" })).rejects.toMatchObject({
    data: { fields: { pictures: [expect.stringContaining("что на каждой картинке")] } },
  });
  const { pictures, revision } = await editor.newsroom.source({ id });
  const keep = [{ id: pictures[0]!.id, alt: "Склад снаружи" }];
  await editor.newsroom.change({ ...article, id, revision, keep, step: "publish" });
  expect((await other.news.article({ id })).pictures[0]!.alt).toBe("Склад снаружи");
});
