import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { plainText, publications } from "#app/engines/content/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { bringIn, makeSetting, type Setting, writeFile } from "./setting.ts";

freshDatabase();
let world: Setting;

beforeAll(async () => {
  world = await makeSetting();
});

const bring = (text: string, name: string, more: Parameters<typeof bringIn>[3] = {}, monthFirst = false) =>
  bringIn(writeFile(text, name), world.company, world.pictures, more, monthFirst);
const table = (rows: string[]) => ["Ключ;Заголовок;Текст;Дата", ...rows].join("\n");
const rss = (items: string) =>
  `<rss version="2.0" xmlns:content="c"><channel><title>Лента</title><link>https://mistakes.example</link>${items}</channel></rss>`;
const item = (title: string, html: string, date = "Wed, 01 Nov 2023 09:00:00 GMT") =>
  `<item><title>${title}</title><link>https://mistakes.example/${encodeURIComponent(title)}</link><pubDate>${date}</pubDate><description><![CDATA[${html}]]></description></item>`;

async function find(title: string) {
  const [row] = await withTenant("*", () => db().select().from(publications).where(eq(publications.title, title)));
  return row!;
}

describe("a date", () => {
  it("that cannot be is refused, and its row is named", async () => {
    const rows = [
      "1;Февраль;Слова;2023-02-30",
      "2;Час;Слова;01.02.2023 25:10",
      "3;Пусто;Слова;",
      "4;Было;Слова;29.02.2024",
    ];
    const { tally } = await bring(table(rows), "impossible.csv");
    expect([tally.of("new"), tally.of("undated")]).toEqual([1, 3]);
    expect([...tally.notes.get("bad-dates")!]).toEqual([
      "строка 2, «Февраль»: 2023-02-30",
      "строка 3, «Час»: 01.02.2023 25:10",
    ]);
  });

  it("that cannot be is refused in a feed too", async () => {
    const { tally } = await bring(rss(item("Тридцатое", "Слова", "Thu, 30 Feb 2023 09:00:00 GMT")), "bad.rss.xml");
    expect([tally.of("new"), [...tally.notes.get("bad-dates")!]]).toEqual([
      0,
      ["«Тридцатое»: Thu, 30 Feb 2023 09:00:00 GMT"],
    ]);
  });

  it("with two figures of a year begins with the day too, and is of the past", async () => {
    const dates = [
      "05.12.25 9:05",
      "25.12.25 9:05",
      "05.12.24",
      "01.02.24",
      "31.01.24 10:00",
      "1.2.99",
      "2/1/24",
      "5 янв 24",
    ];
    const rows = dates.map((date, at) => `y${at};Годы ${at};Слова;${date}`);
    const { tally } = await bring(table([...rows, "y9;Никогда;Слова;12.31.24"]), "years.csv");
    const read = await Promise.all(dates.map(async (_, at) => (await find(`Годы ${at}`)).publishedAt.toISOString()));
    expect(read).toEqual([
      ...[
        "2025-12-05T06:05:00.000Z",
        "2025-12-25T06:05:00.000Z",
        "2024-12-05T09:00:00.000Z",
        "2024-02-01T09:00:00.000Z",
      ],
      ...[
        "2024-01-31T07:00:00.000Z",
        "1999-02-01T09:00:00.000Z",
        "2024-01-02T09:00:00.000Z",
        "2024-01-05T09:00:00.000Z",
      ],
    ]);
    expect([...tally.notes.get("bad-dates")!]).toEqual(["строка 10, «Никогда»: 12.31.24"]);
  });

  it("with slashes begins with the day unless it is said otherwise, goes by Moscow's clock, and is told of", async () => {
    const { tally } = await bring(table(["1;Косая;Слова;1/2/2023", "2;Дробь;Слова;13/2/2023 09:30"]), "day.csv");
    expect((await find("Косая")).publishedAt.toISOString()).toBe("2023-02-01T09:00:00.000Z");
    expect((await find("Дробь")).publishedAt.toISOString()).toBe("2023-02-13T06:30:00.000Z");
    expect([...tally.notes.get("slash-dates")!]).toEqual([
      "1/2/2023 – 1 февраля 2023 г.",
      "13/2/2023 09:30 – 13 февраля 2023 г.",
    ]);
    const american = await bring(table(["1;Март;Слова;3/2/2023", "2;Никак;Слова;13/2/2023"]), "month.csv", {}, true);
    expect((await find("Март")).publishedAt.toISOString()).toBe("2023-03-02T09:00:00.000Z");
    expect([...american.tally.notes.get("bad-dates")!]).toEqual(["строка 3, «Никак»: 13/2/2023"]);
    expect(american.tally.notes.get("slash-dates")).toBeUndefined();
  });

  it("that has not come makes a draft, and is told of, whatever the file is", async () => {
    const { tally } = await bring(rss(item("Из будущего", "Слова", "Fri, 01 Jan 2044 09:00:00 GMT")), "future.rss.xml");
    expect([(await find("Из будущего")).state, tally.of("drafts")]).toEqual(["draft", 1]);
    expect([...tally.notes.get("planned")!]).toEqual(["Из будущего"]);
    const rows = table(["1;Тоже не скоро;Слова;01.01.2044"]);
    expect((await bring(rows, "future.csv")).tally.of("drafts")).toBe(1);
    expect((await bring(rows, "future.csv")).tally.of("same")).toBe(1);
  });
});

it("a title and a text lose the signs of direction and of no width, written as they are or as entities", async () => {
  const html = "Ра\u200bз &#x202E;два&#8203; три\ufeff &amp;#x2066; <b>\u200b</b>";
  await bring(rss(item("За\u202eголовок&#x200B; с &amp;#x202D;концом", html)), "signs.rss.xml");
  const post = await find("Заголовок с концом");
  expect(plainText(post.body)).toBe("Раз два три &#x2066;");
  await bring(table(['1;Та\u202eблица;"<p>Сло\u200bва &#x202E;и ещё</p>";01.02.2023']), "signs.csv");
  expect(JSON.stringify((await find("Таблица")).body)).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/);
});

it("an entry of Atom whose text lies elsewhere is told of and makes no empty publication", async () => {
  const entry = (title: string, inside: string) =>
    `<entry><title>${title}</title><id>urn:${title}</id><updated>2024-02-01T09:00:00Z</updated>${inside}</entry>`;
  const content = '<content type="text/html" src="https://mistakes.example/far"/>';
  const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Издалека</title><id>urn:far</id>${entry("Далеко", content)}${entry("Кратко", `${content}<summary>Слова рядом</summary>`)}</feed>`;
  const { tally } = await bring(text, "far.atom.xml");
  expect([tally.of("new"), tally.of("elsewhere")]).toEqual([1, 1]);
  expect([...tally.notes.get("texts-elsewhere")!]).toEqual(["Далеко", "Кратко"]);
  expect(plainText((await find("Кратко")).body)).toBe("Слова рядом");
});

it("an insert that became a plain address is named; one that became a film is not", async () => {
  const film = '<iframe src="https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef"></iframe>';
  const html = `<p>До</p><iframe src="https://maps.example/1"></iframe>${film}`;
  const { tally } = await bring(rss(item("Вставки", html)), "inserts.rss.xml");
  expect([...tally.notes.get("lost-elements")!]).toEqual(["<iframe> https://maps.example/1"]);
});

it("a document is called as the link to it, unless the link says nothing of it", async () => {
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  for (const name of ["doc.pdf", "other.pdf"]) writeFileSync(join(world.pictures, "2024/05", name), pdf);
  const at = "https://mistakes.example/uploads/2024/05";
  const html = `<p><a href="${at}/doc.pdf">Приказ <b>№1</b></a> и <a href="${at}/other.pdf">скачать</a></p>`;
  await bring(rss(item("Документы", html)), "documents.rss.xml");
  const { attachments } = await apiAs(world.maria).content.publication({ id: (await find("Документы")).id });
  expect(attachments.map((one) => one.kind === "file" && one.name)).toEqual(["Приказ №1.pdf", "other.pdf"]);
});
