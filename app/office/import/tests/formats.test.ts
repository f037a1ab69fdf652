import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { plainText, publications } from "#app/engines/content/server/index.ts";
import { openSource, readPeople } from "#app/office/import/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { bringIn, fileOf, makeSetting, type Setting, writeFile } from "./setting.ts";

freshDatabase();
let world: Setting;

beforeAll(async () => {
  world = await makeSetting();
});

const find = (title: string) =>
  withTenant("*", async () => {
    const [row] = await db()
      .select({ post: publications, author: accounts })
      .from(publications)
      .innerJoin(accounts, eq(accounts.id, publications.authorId))
      .where(eq(publications.title, title));
    return {
      ...row!.post,
      words: plainText(row!.post.body),
      by: `${row!.author.firstName} ${row!.author.lastName}`.trim(),
    };
  });

describe("a feed of RSS 2.0", () => {
  let feeds = 0;
  const feed = (item: string) =>
    writeFile(
      `<?xml version="1.0"?><rss version="2.0" xmlns:yandex="http://news.yandex.ru" xmlns:turbo="http://turbo.yandex.ru"
        xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Газета</title><link>http://gazeta.example/</link>
        <item><link>http://gazeta.example/${++feeds}</link><pubDate>Fri, 05 Dec 25 14:30:00 +0300</pubDate>${item}</item></channel></rss>`,
    );
  const whole = "Полный текст статьи: линию запустили в ноябре. Этого в анонсе нет.";

  it.each([
    [
      "yandex:full-text",
      `<title>Розлив 1</title><description>Короткий анонс.</description><yandex:full-text>${whole}</yandex:full-text>`,
    ],
    [
      "turbo:content",
      `<title>Розлив 2</title><description>Короткий анонс.</description><turbo:content><![CDATA[<p>${whole}</p>]]></turbo:content>`,
    ],
    [
      "content:encoded",
      `<title>Розлив 3</title><description>Короткий анонс.</description><content:encoded><![CDATA[<p>${whole}</p>]]></content:encoded>`,
    ],
  ])("gives the whole text of %s, and its description as the lead", async (_, item) => {
    const { tally } = await bringIn(feed(item), world.company);
    const post = await find(/<title>(.*)<\/title>/.exec(item)![1]!);
    expect([post.words, post.lead, post.excerpt]).toEqual([whole, "Короткий анонс.", "Короткий анонс."]);
    expect(post.publishedAt.toISOString()).toBe("2025-12-05T11:30:00.000Z");
    expect([...tally.notes.keys()].filter((note) => !note.endsWith("-people"))).toEqual([]);
  });

  it("has no lead where that is the beginning of the text, and names what has no place here", async () => {
    const { tally } = await bringIn(
      feed(`<title>Розлив 4</title><description>Полный текст статьи: линию […]</description><content:encoded>${whole}</content:encoded>
        <yandex:genre>lenta</yandex:genre><enclosure url="http://gazeta.example/1.mp3" type="audio/mpeg"/>`),
      world.company,
    );
    const post = await find("Розлив 4");
    expect([post.words, post.lead]).toEqual([whole, ""]);
    expect([...tally.notes.get("own-fields")!, ...tally.notes.get("missing-files")!]).toEqual([
      "yandex:genre",
      "http://gazeta.example/1.mp3",
    ]);
  });

  it("comes in the encoding that it names, with its author, date, tags and a link to the picture that is not there", async () => {
    const { tally, source } = await bringIn(fileOf("feed.rss.xml"), world.company);
    expect([source.format, source.title]).toEqual(["rss", "Новости холдинга"]);
    expect(Object.fromEntries(tally.counts)).toEqual({ new: 2, undated: 1 });
    const post = await find("Открыт цех № 2");
    expect([post.by, post.publishedAt.toISOString(), post.hashtags]).toEqual([
      "Иван Северный",
      "2023-11-01T06:00:00.000Z",
      ["производство"],
    ]);
    expect(post.words).toBe(
      "Запущена линия розлива.\nПодробности здесь.\nhttps://news.example/img/ceh.png\n#производство",
    );
    expect(JSON.stringify(post.body)).toContain("https://news.example/2");
  });

  it("gives a news item without a title the beginning of its text", async () => {
    expect((await find("Коротко о главном. И ещё чуть-чуть.")).by).toBe("Пресс-служба");
  });
});

describe("a feed of Atom", () => {
  it("comes with its XHTML, its HTML and its plain words", async () => {
    const { tally, source } = await bringIn(fileOf("feed.atom.xml"), world.company);
    expect([source.format, tally.of("new")]).toEqual(["atom", 2]);
    const post = await find("Выпуск 1.0");
    expect([post.by, post.publishedAt.toISOString()]).toEqual(["Пётр Чужой", "2024-02-01T09:00:00.000Z"]);
    expect(post.words).toBe("Теперь быстрее & проще: 1 < 2.\nРаз\nДва\n#выпуск");
    const note = await find("Заметка <1>");
    // Nobody is named: the feed itself is the author.
    expect([note.words, note.by]).toEqual(["Просто слова <не тег>", "Журнал разработки"]);
  });
});

describe("a table of posts", () => {
  it("comes as Excel saves it in Russia, quotes and line ends inside", async () => {
    const { tally, source } = await bringIn(fileOf("posts.csv"), world.company, world.pictures, {
      kind: "ugc",
      feed: "blogs",
    });
    expect(source.format).toBe("csv");
    expect(Object.fromEntries(tally.counts)).toEqual({ new: 2, drafts: 1, pictures: 1, undated: 1 });
    const post = await find("Переезд");
    expect([post.kind, post.feed, post.by, post.publishedAt.toISOString(), post.hashtags]).toEqual([
      "ugc",
      "blogs",
      "Анна Северная",
      "2024-05-03T06:15:00.000Z",
      ["офис", "переезд"],
    ]);
    expect(post.words).toBe('Мы переехали.\nНовый адрес; улица Мира, 1.\nПриходите в "гости"\n#офис #переезд');
    expect((await apiAs(world.maria).content.publication({ id: post.id })).pictures).toHaveLength(1);
    expect([(await find("План")).state, (await find("План")).words]).toEqual(["draft", "Тайный план"]);
  });

  it("is known by its file and its own numbers when it comes again", async () => {
    const again = await bringIn(fileOf("posts.csv"), world.company, world.pictures, { kind: "ugc", feed: "blogs" });
    expect([again.tally.of("same"), again.importId]).toEqual([2, undefined]);
  });

  it("says which columns it wants", async () => {
    const path = writeFile("имя,возраст\nАнна,30\n", "people.csv");
    await expect(openSource(path)).rejects.toThrow("«заголовок»");
  });
});

describe("a list of who is who", () => {
  it("goes before what the portal would guess", async () => {
    const other = await makeSetting();
    const path = writeFile(`Иван Северный;${other.maria.accountId.slice(-12)}\npress@example.org;\n`, "people.csv");
    await expect(
      bringIn(fileOf("feed.rss.xml"), other.company, undefined, { people: await readPeople(path) }),
    ).rejects.toThrow("такого нет");
    const alias = await withTenant("*", async () => {
      const [row] = await db().select().from(accounts).where(eq(accounts.id, other.maria.accountId));
      return row!.alias;
    });
    const list = await readPeople(writeFile(`Иван  Северный;${alias}\npress@example.org;\n`, "people.csv"));
    const { tally } = await bringIn(fileOf("feed.rss.xml"), other.company, undefined, { people: list });
    expect([...tally.notes.get("known-people")!]).toEqual(["Иван Северный → Мария Ёлкина (по списку)"]);
    expect([...tally.notes.get("unknown-people")!]).toEqual(["Пресс-служба"]);
  });
});
