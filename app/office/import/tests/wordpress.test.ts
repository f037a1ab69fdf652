import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { undoImport } from "#app/office/import/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { checksum } from "#tests/support/checksum.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { bringIn, fileOf, makeSetting, type Setting, writeFile } from "./setting.ts";

freshDatabase();
let world: Setting;
let path: string;

/** The export of the fixture, with the people of this company in it. */
function blog(change = (text: string) => text): string {
  const text = readFileSync(fileOf("blog.wxr.xml"), "utf8")
    .replace("Anna@Sever.example", `Anna.${world.mark}@Sever.example`)
    .replaceAll("[CDATA[ivan]]", `[CDATA[ivan-${world.mark}]]`);
  return writeFile(change(text));
}

const all = <T>(read: () => Promise<T>) => withTenant("*", read);
const titled = async (title: string) =>
  (await all(() => db().select().from(publications).where(eq(publications.title, title))))[0]!;

beforeAll(async () => {
  world = await makeSetting();
  path = blog();
});

describe("an export of WordPress", () => {
  it("is told of by a dry run, which writes nothing", async () => {
    const before = await checksum();
    const { tally, importId } = await bringIn(path, world.company, world.pictures, { isDry: true });
    expect(await checksum()).toEqual(before);
    expect(importId).toBeUndefined();
    expect(Object.fromEntries(tally.counts)).toEqual({
      new: 4,
      drafts: 2,
      comments: 3,
      pictures: 3,
      repeated: 1,
      attachment: 2,
      page: 1,
      service: 1,
      trash: 1,
      spam: 1,
      pingback: 1,
      unapproved: 1,
    });
    const names = (note: Parameters<typeof tally.note>[0]) => [...(tally.notes.get(note) ?? [])];
    expect(names("known-people")).toEqual([
      "Начальница → Анна Северная (по почте)",
      `ivan-${world.mark} → Иван Северный (по логину)`,
      "Елкина Мария → Мария Ёлкина (по имени)",
    ]);
    expect(names("unknown-people")).toEqual(["Семён Дальний (semyon)", "Анна Северная"]);
    expect(names("missing-pictures")).toEqual(["https://blog.sever.example/wp-content/uploads/2009/12/net.jpg"]);
    expect(names("shortcodes")).toEqual(["[contact-form-7]"]);
  });

  it("tells posts with one guid apart, as moved sites have them", async () => {
    const moved = blog((text) =>
      text.replace("<wp:post_id>10</wp:post_id><wp:post_date_gmt>", "<wp:post_id>33</wp:post_id><wp:post_date_gmt>"),
    );
    const { tally } = await bringIn(moved, world.company, world.pictures, { isDry: true });
    expect([tally.of("new"), tally.of("repeated")]).toEqual([5, 0]);
  });

  it("comes whole: words, people, dates, pictures, hashtags, answers", async () => {
    const { importId } = await bringIn(path, world.company, world.pictures);
    expect(importId).toBeTruthy();
    const row = await titled("Ёлка & огни – 2024");
    expect([row.state, row.kind, row.feed, row.reach, row.groupId]).toEqual([
      "published",
      "news",
      "work",
      "company",
      world.company.id,
    ]);
    expect(row.publishedAt.toISOString()).toBe("2024-05-14T09:30:00.000Z");
    expect(row.hashtags).toEqual(["новый_год", "c_и_ёлки"]);
    const view = await apiAs(world.maria).content.publication({ id: row.id });
    expect(view.author?.name).toBe("Анна Северная");
    expect(view.pictures.map(({ alt }) => alt)).toEqual(["Шар. Шар из стекла"]);
    expect(JSON.stringify(view.body)).not.toMatch(/зло|color: red|javascript|steal|wp:/);
    expect((await apiAs(world.maria).news.article({ id: row.id })).rubrics.map(({ title }) => title)).toEqual([
      "Праздники & даты",
    ]);
    const source = await apiAs(world.anna).content.source({ id: row.id });
    expect(source.body).toBe(
      [
        "Первый абзац с **важным** и *тихим*, со [ссылкой](https://blog.sever.example/arhiv/?y=2023) и ловушкой.",
        "### План",
        "- Гирлянды\n  - белые\n- Шары",
        "*Шар из стекла*",
        "Что | Сколько",
        "Шары | 12",
        "*Смета*",
        "https://vkvideo.ru/video-1_2",
        "Вся правда:",
        "<https://player.example/1>",
        "#новый_год #c_и_ёлки",
      ].join("\n\n"),
    );
  });

  it("keeps the threads of comments in two levels, and nobody's name is borrowed", async () => {
    const { id } = await titled("Ёлка & огни – 2024");
    const { items } = await apiAs(world.maria).content.comments({ id });
    expect(items.map(({ text }) => text)).toEqual([
      "Красота!\nГде купили (https://example.org/)?",
      "На рынке",
      "Я не Анна, я только так назвался",
    ]);
    const [first, ...answers] = items;
    expect(answers.map(({ parentId }) => parentId)).toEqual([first!.id, first!.id]);
    expect(items.map(({ createdAt }) => createdAt)).toEqual([
      "2024-05-14T10:00:00.000Z",
      "2024-05-14T11:00:00.000Z",
      "2024-05-14T12:00:00.000Z",
    ]);
    expect(answers[0]!.author?.accountId).toBe(world.anna.accountId);
    expect(answers[1]!.author?.accountId).not.toBe(world.anna.accountId);
    expect((await titled("Ёлка & огни – 2024")).commentCount).toBe(3);
  });

  it("reads the classic editor: line ends, captions, galleries, the cover first", async () => {
    const row = await titled("Как было");
    const view = await apiAs(world.maria).content.publication({ id: row.id });
    expect(view.publishedAt).toBe("2010-01-03T21:00:00.000Z");
    expect(view.pictures.map(({ alt }) => alt)).toEqual(["Тот самый шар", "Ветка в снегу"]);
    const words = JSON.stringify(view.body);
    expect(words).toContain('"type":"hard_break"');
    expect(words).toContain("https://blog.sever.example/wp-content/uploads/2009/12/net.jpg");
    expect(view.body.content.map(({ content }) => content?.map(({ text = "/" }) => text).join(""))).toEqual([
      "Первый абзац без тегов,/вторая строка.",
      "Второй абзац.",
      "Тот самый шар",
      '[contact-form-7 id="5"]',
      "Утраченное",
      "И конец.",
    ]);
    const [author] = await all(() => db().select().from(accounts).where(eq(accounts.id, row.authorId)));
    expect([author!.firstName, author!.lastName, author!.leftAt !== null]).toEqual(["Семён", "Дальний", true]);
    expect(author!.email).not.toContain("old.example");
  });

  it("shows nobody what was a draft or behind a password", async () => {
    for (const title of ["Черновик Ивана", "Под паролем"]) {
      const row = await titled(title);
      expect(row.state).toBe("draft");
      await expect(apiAs(world.anna).content.publication({ id: row.id })).rejects.toMatchObject({ status: 404 });
    }
    expect((await titled("Черновик Ивана")).publishedAt.toISOString()).toBe("2024-05-20T07:00:00.000Z");
    const { body } = await apiAs(world.ivan).content.source({ id: (await titled("Черновик Ивана")).id });
    expect(body).toBe("Ещё не готово");
  });

  it("changes nothing when it comes again, and brings only what is new when there is more", async () => {
    const before = await checksum();
    const again = await bringIn(path, world.company, world.pictures);
    expect([again.importId, again.tally.of("same"), again.tally.of("comments-same")]).toEqual([undefined, 4, 3]);
    expect(await checksum()).toEqual(before);
    const comment =
      "<wp:comment><wp:comment_id>9</wp:comment_id><wp:comment_author>Семён</wp:comment_author><wp:comment_date_gmt>2024-06-01 00:00:00</wp:comment_date_gmt><wp:comment_content>Дополню</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_parent>2</wp:comment_parent><wp:comment_user_id>3</wp:comment_user_id></wp:comment>";
    const more = blog((text) => text.replace("<wp:comment>", `${comment}<wp:comment>`));
    const later = await bringIn(more, world.company, world.pictures);
    expect(Object.fromEntries(later.tally.counts)).toMatchObject({ same: 4, comments: 1, "comments-same": 3 });
    const { id } = await titled("Ёлка & огни – 2024");
    expect((await apiAs(world.maria).content.comments({ id })).items.map(({ text }) => text)).toContain("Дополню");
    const { gone, kept } = await undoImport(later.importId!, { force: false });
    expect([gone.comment, kept.comment]).toEqual([1, 0]);
    expect((await titled("Ёлка & огни – 2024")).commentCount).toBe(3);
  });

  it("leaves alone what has changed in the source, unless asked, and never what people have changed here", async () => {
    const changed = blog((text) =>
      text.replace("И <em>конец</em>", "И <em>продолжение</em>").replace("Ещё не", "Совсем не"),
    );
    const left = await bringIn(changed, world.company, world.pictures);
    expect([left.tally.of("changed"), left.tally.of("same")]).toEqual([2, 2]);
    const draft = await titled("Черновик Ивана");
    const own = { title: draft.title, body: "Моё", feed: "work" as const, reach: "company" as const };
    await apiAs(world.ivan).content.edit({ ...own, id: draft.id, revision: 1 });
    const renewed = await bringIn(changed, world.company, world.pictures, { update: true });
    expect([renewed.tally.of("renewed"), renewed.tally.of("changed-here")]).toEqual([1, 1]);
    expect(JSON.stringify((await titled("Как было")).body)).toContain("продолжение");
    expect(JSON.stringify((await titled("Черновик Ивана")).body)).toContain("Моё");
    const again = await bringIn(changed, world.company, world.pictures, { update: true });
    expect([again.tally.of("renewed"), again.tally.of("same")]).toEqual([0, 3]);
  });
});

describe("undoing", () => {
  const countAll = () =>
    all(async () => {
      const { rows } = await db().execute<{ table: string; count: number }>(sql`
        select 'publications' as table, count(*)::int from publications union all
        select 'comments', count(*)::int from comments union all
        select 'accounts', count(*)::int from accounts union all
        select 'files', count(*)::int from files union all
        select 'search_documents', count(*)::int from search_documents union all
        select 'hashtags', coalesce(sum(count), 0)::int from hashtags union all
        select 'publication_states', count(*)::int from publication_states union all
        select 'imported_objects', count(*)::int from imported_objects`);
      return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
    });

  it("takes out exactly what came, and the same file may come anew", async () => {
    const other = await makeSetting();
    const before = await countAll();
    const { importId } = await bringIn(path, other.company, other.pictures);
    const { gone, kept } = await undoImport(importId!, { force: false });
    expect(gone).toEqual({ publication: 4, comment: 3, file: 3, account: 4, rubric: 1 });
    expect(Object.values(kept)).toEqual([0, 0, 0, 0, 0]);
    expect(await countAll()).toEqual(before);
    await expect(undoImport(importId!, { force: false })).rejects.toThrow("уже отменён");
    expect((await bringIn(path, other.company, other.pictures)).tally.of("new")).toBe(4);
  });

  it("keeps what people have answered or changed, says how much, and takes it too when forced", async () => {
    const other = await makeSetting();
    const before = await countAll();
    const { importId } = await bringIn(path, other.company, other.pictures);
    const find = async (title: string) =>
      (
        await all(() =>
          db().select().from(publications).where(sql`title = ${title} and group_id = ${other.company.id}`),
        )
      )[0]!;
    await apiAs(other.maria).content.comment({ id: (await find("Как было")).id, text: "Помню!" });
    await apiAs(other.maria).content.react({
      subject: "publication",
      id: (await find("Ёлка & огни – 2024")).id,
      name: "like",
    });
    const { gone, kept } = await undoImport(importId!, { force: false });
    expect([gone.publication, kept.publication, kept.comment]).toEqual([2, 2, 3]);
    const left = await all(() => db().select().from(comments).where(eq(comments.groupId, other.company.id)));
    expect(left).toHaveLength(4);
    const forced = await undoImport(importId!, { force: true });
    expect([forced.gone.publication, Object.values(forced.kept)]).toEqual([2, [0, 0, 0, 0, 0]]);
    expect(await countAll()).toEqual(before);
  });
});
