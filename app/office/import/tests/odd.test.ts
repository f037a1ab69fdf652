import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { undoImport } from "#app/office/import/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { checksum } from "#tests/support/checksum.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { xlsxOf } from "#tests/support/papers.ts";
import { bringIn, fileOf, makeSetting, type Setting, writeFile } from "./setting.ts";

freshDatabase();
let world: Setting;
const path = () => fileOf("odd.wxr.xml");

/** A document by its first bytes. */
const pdf = "%PDF-1.7\n1 0 obj";

beforeAll(async () => {
  world = await makeSetting();
  writeFileSync(join(world.pictures, "2024/05/Полож.pdf"), pdf);
  writeFileSync(join(world.pictures, "2024/05/zlo.pdf"), "MZ");
  writeFileSync(
    join(world.pictures, "2024/05/gimn.mp3"),
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(500)]),
  );
  writeFileSync(join(world.pictures, "2024/05/smeta.xlsx"), await xlsxOf("Смета", [["Чай", 12]]));
});

const countFiles = () =>
  withTenant("*", async () => {
    const { rows } = await db().execute(sql`
      select (select count(*)::int from files) as files, (select count(*)::int from publication_files) as beside,
        (select count(*)::int from publication_links) as links, (select count(*)::int from file_texts) as texts`);
    return rows[0];
  });

const bring = (more = {}) => bringIn(path(), world.company, world.pictures, more);
const titled = async (title: string, company = world.company) => {
  const isIt = and(eq(publications.title, title), eq(publications.groupId, company.id));
  return (await withTenant("*", () => db().select().from(publications).where(isIt)))[0]!;
};
const first = "Разметка: заголовок с разметкой";

describe("what an export leads to within itself", () => {
  it("is counted by a dry run, which writes nothing", async () => {
    const before = await checksum();
    const { tally } = await bring({ isDry: true });
    expect(await checksum()).toEqual(before);
    const names = (note: Parameters<typeof tally.note>[0]) => [...(tally.notes.get(note) ?? [])];
    expect(Object.fromEntries(tally.counts)).toEqual({
      ...{ new: 8, drafts: 3, comments: 5, pictures: 2, documents: 4, "inner-links": 7 },
      ...{ attachment: 3, trash: 1, service: 1, empty: 1, "strange-comment": 1 },
    });
    expect(names("old-links")).toEqual(["https://odd.example/2024/propavshaya/", "https://odd.example/2024/korzina/"]);
    expect(names("missing-files")).toEqual(["https://odd.example/wp-content/uploads/2024/05/net.docx"]);
  });

  it("tells by its reason of everything that is not carried", async () => {
    const { tally } = await bring({ isDry: true });
    const names = (note: Parameters<typeof tally.note>[0]) => [...(tally.notes.get(note) ?? [])];
    expect(names("untitled")).toHaveLength(1);
    expect([names("protected"), names("planned"), names("pinned")]).toEqual([
      ["Под паролем"],
      ["На завтра"],
      ["Двадцать меток"],
    ]);
    expect([names("strange-types"), names("strange-terms"), names("own-fields"), names("closed-talks")]).toEqual([
      ["product"],
      ["post_format"],
      ["mood"],
      ["Двадцать меток"],
    ]);
    expect(names("lost-hashtags")).toEqual(["Двадцать меток"]);
    expect(names("lost-elements").toSorted()).toEqual(["<form>", "<object>", "<svg>"]);
  });

  it("leads to the new places: by address, by number, to a comment, to a file; what people see says so", async () => {
    const { tally } = await bring();
    expect([tally.of("inner-links"), tally.of("documents")]).toEqual([7, 3]);
    expect([...tally.notes.get("bad-files")!]).toEqual(["2024/05/zlo.pdf"]);
    const [one, three, four] = [await titled(first), await titled("Двадцать меток"), await titled("Пять ступеней")];
    const two = await titled("Без заголовка. Назад и на себя.");
    const { items } = await apiAs(world.maria).content.comments({ id: four.id });
    const third = items.find(({ text }) => text === "Третья")!.id;
    const view = await apiAs(world.maria).content.publication({ id: one.id });
    const [rules, book] = view.attachments;
    expect(view.attachments.map((one) => one.kind === "file" && one.name)).toEqual(["Положение.pdf", "смета.xlsx"]);
    const links = JSON.stringify(view.body)
      .match(/"href":"[^"]+"/g)!
      .map((found) => found.slice(8, -1));
    expect(links).toEqual([
      `/article/${two.id}`,
      `/article/${three.id}`,
      `/article/${four.id}?comment=${third}#${third}`,
      `/article/${two.id}`,
      "https://odd.example/2024/propavshaya/",
      "https://odd.example/2024/korzina/",
      "https://other.example/2024/zapis-2/",
      `/files/${rules!.id}`,
      `/files/${rules!.id}`,
      `/files/${book!.id}`,
      "https://odd.example/wp-content/uploads/2024/05/net.docx",
      "https://odd.example/wp-content/uploads/2024/05/zlo.pdf",
    ]);
    expect(JSON.stringify(view.body)).not.toContain("?p=2");
    expect([one.revision, two.revision]).toEqual([1, 1]);
    expect(items.map(({ text }) => text)).toEqual(["Первая", "Вторая", "Третья", "Четвёртая", "Пятая"]);
    const pictures = (await apiAs(world.maria).content.publication({ id: (await titled("Картинки")).id })).pictures;
    expect(pictures).toHaveLength(2);
  });

  it("is the same the second time, is mended after a run that was cut off, and leaves people's words alone", async () => {
    const before = await checksum();
    expect((await bring()).tally.of("inner-links")).toBe(0);
    expect(await checksum()).toEqual(before);
    const { id, body } = await titled(first);
    const cut = JSON.parse(JSON.stringify(body).replace(/\/article\/[^"]+/, "https://odd.example/?p=3"));
    const put = (values: Partial<typeof publications.$inferInsert>) =>
      withTenant("*", () => db().update(publications).set(values).where(eq(publications.id, id)));
    await put({ body: cut });
    expect((await bring({ isDry: true })).tally.of("inner-links")).toBe(1);
    expect((await bring()).tally.of("inner-links")).toBe(1);
    await put({ body: cut, revision: 2 });
    expect((await bring()).tally.of("inner-links")).toBe(0);
  });

  it("goes without a trace", async () => {
    const other = await makeSetting();
    writeFileSync(join(other.pictures, "2024/05/Полож.pdf"), pdf);
    const before = await countFiles();
    const { importId } = await bringIn(path(), other.company, other.pictures);
    const { gone, kept } = await undoImport(importId!, { force: false });
    expect(gone).toMatchObject({ publication: 8, comment: 5, file: 3 });
    expect(Object.values(kept)).toEqual([0, 0, 0, 0, 0]);
    expect(await countFiles()).toEqual(before);
  });
});

describe("people of an export", () => {
  it("are known by e-mail before login, and a doubt is told", async () => {
    const { mark, ivan } = world;
    const wrote = (login: string, id: number) =>
      `<item><title>${login}</title><link>https://who.example/${id}/</link><dc:creator>${login}</dc:creator><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-01 10:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><content:encoded>Слова</content:encoded></item>`;
    const who = (login: string, email: string) =>
      `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_email>${email}</wp:author_email><wp:author_display_name>${login}</wp:author_display_name></wp:author>`;
    const text = (authors: string, items: string) =>
      `<rss version="2.0" xmlns:wp="w" xmlns:dc="d" xmlns:content="c"><channel><title>Кто</title><link>https://who.example</link>${authors}${items}</channel></rss>`;
    const login = `ivan-${mark}`;
    const told = async (email: string) => {
      const file = writeFile(text(who(login, email), wrote(login, 1)));
      const { tally } = await bringIn(file, world.company, undefined, { isDry: true });
      return [...(tally.notes.get("known-people") ?? []), ...(tally.notes.get("disputed-people") ?? [])];
    };
    const anna = `${login} → Анна Северная (по почте)`;
    const his = `${login} → Иван Северный (по логину)`;
    expect(await told(`anna.${mark}@sever.example`)).toEqual([
      anna,
      `${anna}; логин ${login} здесь у другого: Иван Северный`,
    ]);
    expect(await told("old@who.example")).toEqual([his, `${his}; почта здесь другая, в выгрузке old@who.example`]);
    expect(await told("")).toEqual([his]);
    expect(ivan.accountId).toBeTruthy();
  });
});
