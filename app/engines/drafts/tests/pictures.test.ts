import { inArray } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pictureLine } from "#app/rich-text/picture-line.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company);
  reader = await makePerson(company);
});

const api = () => apiAs(author);
const words = () => ({ title: "", body: `Смотрите ${newId()}`, feed: "work", reach: "company" }) as const;
const mayTake = (who: Viewer, file: string) =>
  withTenant(company.id, () => openFile(who, file)).then(
    ({ body }) => body.cancel().then(() => true),
    () => false,
  );
const left = async (ids: string[]) =>
  (await withTenant("*", () => db().select({ id: files.id }).from(files).where(inArray(files.id, ids)))).map(
    ({ id }) => id,
  );

async function picture(shade: number): Promise<File> {
  const create = { width: 40, height: 30, channels: 3 as const, background: { r: shade, g: shade, b: shade } };
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "вид.png", { type: "image/png" });
}

async function begin(...alts: string[]) {
  const id = newId();
  await api().drafts.save({ id, form: "post", fields: { body: "Начато" } });
  const pictures = await Promise.all(alts.map((_, at) => picture(at * 20)));
  await api().drafts.keepPictures({ id, pictures, added: alts.map((alt) => ({ alt })) });
  return { id, pictures: (await api().drafts.read({ id })).pictures };
}

const said = (pictures: { alt: string }[]) => pictures.map(({ alt }) => alt);

describe("pictures of a draft", () => {
  it("stand among its words where they stood, drawn anew or not", async () => {
    const { id, pictures } = await begin("Река", "Лес");
    const [first, second] = pictures.map((one) => one.id) as [string, string];
    const body = `До\n\n${pictureLine(first)}\n\n${pictureLine(second)}`;
    await api().drafts.save({ id, form: "post", fields: { body } });
    await api().drafts.keepPictures({ id, keep: [{ id: first, turn: "90" }, { id: second }], pictures: [] });
    const after = await api().drafts.read({ id });
    const turned = after.pictures[0]!.id;
    expect(turned).not.toBe(first);
    expect(after.fields.body).toBe(`До\n\n${pictureLine(turned)}\n\n${pictureLine(second)}`);
  });

  it("wait with what they show for nobody else and go with the words, to their readers", async () => {
    const { id, pictures } = await begin("Река", "Лес");
    expect(said(pictures)).toEqual(["Река", "Лес"]);
    const [first] = pictures;
    expect([await mayTake(author, first!.id), await mayTake(reader, first!.id)]).toEqual([true, false]);
    const published = await api().content.create({ ...words(), draft: id });
    const { pictures: shown } = await apiAs(reader).content.publication({ id: published.id });
    expect(shown.map((one) => [one.id, one.alt])).toEqual(pictures.map((one) => [one.id, one.alt]));
    expect(await mayTake(reader, first!.id)).toBe(true);
  });

  it("stand as the form says: in its order and words, without what is taken away, before what is new", async () => {
    const { id, pictures } = await begin("Река", "Лес", "Поле");
    const [river, wood, field] = pictures.map((one) => one.id);
    const keep = [{ id: field!, alt: "Поле летом" }, { id: river! }];
    await api().drafts.keepPictures({ id, keep, pictures: [await picture(200)], added: [{ alt: "Гора" }] });
    const { pictures: kept } = await api().drafts.read({ id });
    expect(said(kept)).toEqual(["Поле летом", "Река", "Гора"]);
    expect(await left([river!, wood!])).toEqual([river]);
    const published = await api().content.create({ ...words(), draft: id, keep: [{ id: kept[2]!.id }] });
    expect(said((await api().content.publication({ id: published.id })).pictures)).toEqual(["Гора"]);
    expect(await left(kept.map((one) => one.id))).toEqual([kept[2]!.id]);
  });

  it("come beside those of a publication that is being changed", async () => {
    const { id } = await api().content.create({ ...words(), pictures: [await picture(5)], added: [{ alt: "Было" }] });
    const source = await api().content.source({ id });
    const draft = newId();
    await api().drafts.save({ id: draft, form: "post", subjectId: id, fields: { body: "Правлю" } });
    await api().drafts.keepPictures({ id: draft, pictures: [await picture(50)], added: [{ alt: "Стало" }] });
    const { pictures } = await api().drafts.read({ id: draft });
    const keep = [{ id: pictures[0]!.id }, { id: source.pictures[0]!.id }];
    await api().content.edit({ ...words(), id, revision: source.revision, draft, keep });
    expect(said((await api().content.publication({ id })).pictures)).toEqual(["Стало", "Было"]);
  });

  it("are ten at most, and nothing of a refusal stays", async () => {
    const { id } = await begin("Первая");
    const ten = await Promise.all(Array.from({ length: 10 }, (_, at) => picture(at)));
    const keep = (await api().drafts.read({ id })).pictures.map((one) => ({ id: one.id }));
    await expect(api().drafts.keepPictures({ id, keep, pictures: ten })).rejects.toMatchObject({ code: "INVALID" });
    const broken = new File(["не картинка"], "вид.png", { type: "image/png" });
    await expect(api().drafts.keepPictures({ id, keep, pictures: [broken] })).rejects.toMatchObject({
      code: "INVALID",
    });
    expect(said((await api().drafts.read({ id })).pictures)).toEqual(["Первая"]);
  });

  it("are gone with a draft that is thrown away", async () => {
    const { id, pictures } = await begin("Река", "Лес");
    await api().drafts.drop({ id });
    expect(await left(pictures.map((one) => one.id))).toEqual([]);
  });

  it("are nobody else's to see, change, take away or publish", async () => {
    const { id, pictures } = await begin("Река");
    const theirs = apiAs(reader);
    await expect(theirs.drafts.keepPictures({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const keep = [{ id: pictures[0]!.id }];
    for (const draft of [id, undefined]) {
      const stolen = await theirs.content.create({ ...words(), draft, keep });
      expect((await theirs.content.publication({ id: stolen.id })).pictures).toEqual([]);
    }
    expect(said((await api().drafts.read({ id })).pictures)).toEqual(["Река"]);
    expect(await mayTake(reader, pictures[0]!.id)).toBe(false);
  });
});
