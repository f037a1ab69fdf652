import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { searchSources } from "#app/engines/search/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { readTexts } from "#platform/files/index.ts";
import { fileTexts } from "#platform/files/schema.ts";
import { usualLimits } from "#platform/files/text/limits.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { docxOf, printedPdf, xlsxOf } from "#tests/support/papers.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { reindex } from "../server/index.ts";

const world = databaseOfTwoCompanies();
let author: Viewer;
let reader: Viewer;
let post = "";
const draft = { body: "Итоги внутри", feed: "work" as const, reach: "company" as const };

async function hits(query: string, who = reader, more = {}) {
  forgetSpending();
  const { groups } = await apiAs(who).search.find({ query, exact: "1", ...more });
  return groups.filter(({ tab }) => tab !== "answers").flatMap(({ items }) => items);
}
const files = async (query: string, who = reader) => (await hits(query, who)).map(({ file }) => file);

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
async function attach(id: string, bytes: Buffer, name: string): Promise<string> {
  const api = apiAs(author);
  await api.extras.attachOwn({ of: "post", id, files: [fileOf(bytes, name)] });
  const { files } = await api.extras.own({ of: "post", id });
  return files.at(-1)!.id;
}

beforeAll(async () => {
  author = world.sever.head;
  reader = world.sever.employee;
  ({ id: post } = await apiAs(author).content.create({ ...draft, title: "Перевозки за квартал" }));
  await attach(post, printedPdf(), "Отчёт за квартал.pdf");
  await attach(post, await docxOf(["Сколопендра бежала по складу"]), "Заметки.docx");
  await attach(post, await xlsxOf("Тарифы", [["Буксировка", 4512377]]), "Прайс.xlsx");
  const table = fileOf(await docxOf(["Кальмары приехали вовремя"]), "Ответ.docx");
  await apiAs(author).content.comment({ id: post, text: "Смотрите", files: [table] });
  await readAll();
});

/** Time alone is no fault of a file: on a busy machine it is read slowly. */
const patient = { ...usualLimits, ms: 600_000 };

/** One run of the job takes no longer than it may; on a busy machine a few are needed. */
async function readAll(): Promise<void> {
  while (await readTexts(patient));
}

describe("a publication is found by what is attached to it", () => {
  const found: [string, string, string][] = [
    ["in a pdf, by another form of the word", "рентабельностью", "Отчёт за квартал.pdf"],
    ["in a pdf, with е for ё", "подъемник", "Отчёт за квартал.pdf"],
    ["in a docx", "сколопендры", "Заметки.docx"],
    ["in an xlsx", "буксировки", "Прайс.xlsx"],
    ["by a number of an xlsx", "4512377", "Прайс.xlsx"],
    ["by the name of the file", "прайс", "Прайс.xlsx"],
    ["in what came with a comment", "кальмар", "Ответ.docx"],
  ];
  test.each(found)("%s", async (_, query, name) => expect(await files(query)).toEqual([name]));

  test("and the result says where, with the words marked", async () => {
    const [hit] = await hits("сколопендра");
    expect(hit).toMatchObject({ kind: "file", href: `/ugc/${post}`, file: "Заметки.docx" });
    expect(hit!.title.map(({ text }) => text).join("")).toBe("Перевозки за квартал");
    expect(hit!.snippet).toContainEqual({ text: "Сколопендра", found: true });
    expect((await hits("кальмары"))[0]).toMatchObject({
      kind: "comment-file",
      href: expect.stringMatching(/\?comment=(.+)#\1$/),
    });
  });

  test("below those that say it themselves", async () => {
    const { id } = await apiAs(author).content.create({ ...draft, title: "Разное", body: "Буксировка тоже" });
    expect((await hits("буксировка")).map(({ kind }) => kind)).toEqual(["publication", "file"]);
    await apiAs(author).content.remove({ id });
  });

  test("the very words of a long file are shown, wherever they stand in it", async () => {
    const { id } = await apiAs(author).content.create({ ...draft, title: "Длинное" });
    await attach(id, await docxOf([`${"слово ".repeat(12_000)} лемур ${"дело ".repeat(900)}`]), "Длинное.docx");
    await readAll();
    expect((await hits("лемуры"))[0]!.snippet).toContainEqual({ text: "лемур", found: true });
  });

  test("what is chosen narrows to files, and from them", async () => {
    const kinds = async (kind: string) => (await hits("кальмары", reader, { kind })).length;
    expect([await kinds("file"), await kinds("comment"), await kinds("publication")]).toEqual([1, 0, 0]);
  });
});

describe("the words of a file go where it goes", () => {
  test("nobody of another company finds them, in results, counts or suggestions", async () => {
    const third = await makePerson(await makeCompany("Третья"));
    for (const stranger of [world.yug.employee, world.yug.head, third])
      for (const query of ["рентабельность", "сколопендра", "прайс", "кальмар", "сколопедра"]) {
        expect(await hits(query, stranger)).toEqual([]);
        const { items } = await apiAs(stranger).search.suggest({ query });
        expect(items.filter(({ kind }) => kind !== "answer")).toEqual([]);
      }
  });

  test("only its readers find a file of a publication for some", async () => {
    const { id } = await apiAs(author).content.create({
      ...draft,
      title: "Для одной",
      audience: [`user:${reader.accountId}`],
    });
    await attach(id, await docxOf(["Фламинго улетели"]), "Только вам.docx");
    await readAll();
    expect([await files("фламинго"), await files("фламинго", world.sever.editor)]).toEqual([["Только вам.docx"], []]);
  });

  test("what is detached, deleted and brought back is found as it is then", async () => {
    const api = apiAs(author);
    const { id } = await api.content.create({ ...draft, title: "Уходит" });
    const file = await attach(id, await docxOf(["Тапиры спят"]), "Тапир.docx");
    await attach(id, await docxOf(["Выдры плывут"]), "Выдра.docx");
    await readAll();
    expect([await files("тапир"), await files("выдра")]).toEqual([["Тапир.docx"], ["Выдра.docx"]]);
    await api.extras.detachOwn({ of: "post", id, file });
    expect([await files("тапир"), await files("выдра")]).toEqual([[], ["Выдра.docx"]]);
    await api.content.remove({ id });
    expect(await files("выдра")).toEqual([]);
    await api.trash.restore({ kind: "publication", id });
    expect(await files("выдра")).toEqual(["Выдра.docx"]);
  });

  test("with a comment that is deleted its file is found no longer", async () => {
    const sent = fileOf(await docxOf(["Ленивцы висят"]), "Ленивец.docx");
    const { id } = await apiAs(author).content.comment({ id: post, text: "Вот", files: [sent] });
    await readAll();
    expect(await files("ленивец")).toEqual(["Ленивец.docx"]);
    await apiAs(author).content.removeComment({ id });
    expect(await files("ленивец")).toEqual([]);
  });
});

describe("the job", () => {
  test("reads each file once, whatever comes of it", async () => {
    const bomb = await docxOf([], { body: " ".repeat(80 * 1024 * 1024) });
    const id = await attach(post, bomb, "Бомба.docx");
    expect(await readTexts(patient)).toBe(1);
    const [row] = await withTenant("*", () => db().select().from(fileTexts).where(eq(fileTexts.id, id)));
    expect(row).toMatchObject({ body: "", reason: "too-large", attempts: 1, readAt: expect.any(Date) });
    expect(await readTexts(patient)).toBe(0);
    expect(await files("бомба")).toEqual(["Бомба.docx"]);
  });

  test("begins no other file when the portal stops", async () => {
    await attach(post, await docxOf(["Ленивцы ждут"]), "Ждёт.docx");
    expect(await readTexts(patient, AbortSignal.abort())).toBe(0);
    expect(await readTexts(patient)).toBe(1);
  });

  describe("where time was short", () => {
    const short = { ...usualLimits, ms: 1 };
    const later = (minutes: number) => setClock(() => new Date(Date.now() + minutes * 60_000));
    const rowOf = async (id: string) =>
      (await withTenant("*", () => db().select().from(fileTexts).where(eq(fileTexts.id, id))))[0]!;
    afterEach(() => setClock());

    test("tries a file again after a pause that grows, and finds its words then", async () => {
      const id = await attach(post, await docxOf(["Вомбаты роют"]), "Вомбат.docx");
      expect(await readTexts(short)).toBe(1);
      expect(await rowOf(id)).toMatchObject({ reason: "too-slow", attempts: 1, readAt: null });
      later(15);
      expect(await readTexts(patient)).toBe(0);
      later(25);
      expect(await readTexts(short)).toBe(1);
      later(90);
      expect(await readTexts(patient)).toBe(0);
      later(110);
      expect(await readTexts(patient)).toBe(1);
      expect(await rowOf(id)).toMatchObject({ reason: null, attempts: 3, readAt: expect.any(Date) });
      expect(await files("вомбаты")).toEqual(["Вомбат.docx"]);
    });

    test("gives it up after the third time", async () => {
      const id = await attach(post, await docxOf(["Нутрии плывут"]), "Нутрия.docx");
      for (const minutes of [0, 25, 110]) {
        later(minutes);
        expect(await readTexts(short)).toBe(1);
      }
      expect(await rowOf(id)).toMatchObject({ reason: "too-slow", attempts: 3, readAt: expect.any(Date) });
      later(10_000);
      expect(await readTexts(patient)).toBe(0);
    });
  });

  test("an index that was lost comes back from the stored words", async () => {
    await withTenant("*", () => db().execute(sql`delete from search_documents`));
    await reindex(searchSources.get(), () => {});
    expect([await files("сколопендра"), await files("кальмар")]).toEqual([["Заметки.docx"], ["Ответ.docx"]]);
  });
});
