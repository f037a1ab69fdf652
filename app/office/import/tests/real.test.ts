import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { publications } from "#app/engines/content/server/index.ts";
import { undoImport } from "#app/office/import/server/index.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { checksum } from "#tests/support/checksum.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { bringIn, fileOf, makeSetting, type Setting, writeFile } from "./setting.ts";

freshDatabase();
let world: Setting;
let path: string;
let uploads: string;

const names = ["cover.jpg", "IMG_2041.png", "tur-1.jpg", "tur-2.jpg", "tur-3.jpg", "офис-зимой.jpg", "схема.png"];

beforeAll(async () => {
  world = await makeSetting();
  path = writeFile(
    readFileSync(fileOf("real.wxr.xml"), "utf8").replaceAll("Anna@Sever.example", `Anna.${world.mark}@Sever.example`),
  );
  uploads = mkdtempSync(join(config.dataDir, "uploads-"));
  for (const [at, name] of [
    ...names.map((one) => `2026/11/${one}`),
    "2015/05/hang-0.jpg",
    "2015/05/hang-1.jpg",
  ].entries()) {
    mkdirSync(dirname(join(uploads, name)), { recursive: true });
    const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: at * 20, g: 90, b: 90 } } });
    await drawn.toFile(join(uploads, name));
  }
});

const bring = (more = {}) => bringIn(path, world.company, uploads, more);
const titled = async (title: string) => {
  const isIt = and(eq(publications.title, title), eq(publications.groupId, world.company.id));
  return (await withTenant("*", () => db().select().from(publications).where(isIt)))[0]!;
};
/** Blocks of a text as lines: the words of each, the kind where there are none. */
const linesOf = ({ content, type, text }: { content?: unknown[]; type?: string; text?: string }): string =>
  text ?? (content as { type?: string }[] | undefined)?.map(linesOf).join("") ?? `(${type})`;
const read = async (title: string) => {
  const { id } = await titled(title);
  const { body, pictures } = await apiAs(world.maria).content.publication({ id });
  return { id, lines: body.content.map(linesOf), links: JSON.stringify(body), alts: pictures.map(({ alt }) => alt) };
};

it("a dry run of what WordPress 6.1 itself exported counts everything and writes nothing", async () => {
  const before = await checksum();
  const { tally } = await bring({ isDry: true });
  expect(await checksum()).toEqual(before);
  expect(Object.fromEntries(tally.counts)).toEqual({
    new: 14,
    drafts: 6,
    comments: 8,
    pictures: 14,
    page: 1,
    trash: 2,
    attachment: 10,
    service: 2,
    unapproved: 1,
    pingback: 1,
  });
});

it("says what a publication cannot have of it", async () => {
  const { tally } = await bring({ isDry: true });
  const told = (note: Parameters<typeof tally.note>[0]) => [...(tally.notes.get(note) ?? [])];
  const trip = "Турслёт-2023: «как это было» & что дальше";
  expect(told("lost-blocks")).toEqual(["latest-posts"]);
  expect(told("shortcodes").toSorted()).toEqual(["[button]", "[contact-form-7]", "[su_note]"]);
  expect([told("struck"), told("excerpts"), told("pinned")]).toEqual([[trip], [], [trip]]);
  // Publications of people have no lead of their own, news have.
  const { tally: ugc } = await bring({ isDry: true, kind: "ugc" });
  expect([...(ugc.notes.get("excerpts") ?? [])]).toEqual([trip]);
  expect(told("unfit-hashtags").toSorted()).toEqual(["C++", "a", "🎉"]);
  expect(told("orphan-drafts")).toContain("Черновик ушедшего");
  expect(told("orphan-drafts")).not.toContain("Под паролем");
  expect(told("missing-files")).toContain("https://blog.sever.example/wp-content/uploads/2026/11/Положение.pdf");
  expect(told("missing-pictures")).toEqual([]);
});

it("a post of blocks comes with its table, captions, films, files and shared blocks", async () => {
  await bring();
  const { id, lines, links, alts } = await read("Турслёт-2023: «как это было» & что дальше");
  expect(lines[0]).toContain("пробежали 5 км² и выпили H₂O.(hard_break)Вторая строка");
  for (const line of [
    "Отсюда мы вышли.(hard_break)Фото: Иван",
    "Вечерний костёр",
    "Турслёт 2023, фото Анны",
    "«Север» | Анна Смирнова Иван Петров | протокол",
    "Ролик с турслёта",
    "if (a < b) {(hard_break)\u00a0\u00a0\u00a0\u00a0run(&x);(hard_break)}",
    "Положение о премиях",
    "По всем вопросам пишите в отдел кадров: kadry@sever.example.",
    "telegram",
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line === "(video)")).toHaveLength(2);
  for (const link of ["https://blog.sever.example/results.pdf", "https://example.org/foto", "https://t.me/sever"])
    expect(links).toContain(link);
  expect(alts).toEqual([
    "Обложка",
    "Здание офиса в снегу. Отсюда мы вышли. Фото: Иван",
    "Палатка у реки",
    "Вечерний костёр",
    "",
    "",
  ]);
  const { items } = await apiAs(world.maria).content.comments({ id });
  expect(items.map(({ text }) => text)).toContain("@Анна спасибо! Альбом (https://blog.sever.example/album) и\nцитата");
  expect(items.filter(({ parentId }) => !parentId)).toHaveLength(2);
});

it("a post of the old editor comes with its films, galleries, pictures in tables and line breaks", async () => {
  const { lines, alts } = await read("Как мы переезжали");
  expect(lines.slice(0, 6)).toEqual([
    "Первый абзац старого редактора,(hard_break)вторая строка.",
    "Наш офис — до ремонта",
    "Видео:",
    "(video)",
    "(video)",
    "Строка с переносом(hard_break)и ещё одна — через br.",
  ]);
  expect(alts).toContain("Портрет");
  const report = await read("Фотоотчёт");
  expect([report.lines, report.alts]).toEqual([["Финиш"], ["", "Финиш"]]);
  expect((await titled("Как мы переезжали")).publishedAt.toISOString()).toBe("2012-03-03T20:30:00.000Z");
});

it("the same export changes nothing twice, and goes without a trace", async () => {
  const other = await makeSetting();
  const { importId } = await bringIn(path, other.company, uploads);
  const before = await checksum();
  expect((await bringIn(path, other.company, uploads)).tally.of("same")).toBe(14);
  expect(await checksum()).toEqual(before);
  const { gone, kept } = await undoImport(importId!, { force: false });
  expect(gone).toMatchObject({ publication: 14, comment: 8, file: 14 });
  expect(Object.values(kept)).toEqual([0, 0, 0, 0, 0]);
});
