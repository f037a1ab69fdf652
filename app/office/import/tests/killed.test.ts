import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { importCommand } from "#app/office/import/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { runDbCommand } from "#tests/support/db-command.ts";
import { holdWriters } from "#tests/support/stepping.ts";
import { until } from "#tests/support/until.ts";
import { writeFile } from "./setting.ts";

const database = freshDatabase();

beforeAll(async () => {
  await withTenant("*", () => db().insert(groups).values({ alias: "sever", name: "Север" }));
});

const run = (args: string[]) => runDbCommand(database.url, ["import", ...args]);

const countOf = async (table: string) => {
  const { rows } = await withTenant("*", () => db().execute(sql`select count(*)::int as count from ${sql.raw(table)}`));
  return rows[0]!.count as number;
};

const items = Array.from(
  { length: 300 },
  (_, n) =>
    `<item><title>Запись ${n}</title><guid>tag:x,2024:${n}</guid><author>a${n % 7}@x.example (Автор ${n % 7})</author><pubDate>Wed, 01 Nov 2023 09:00:00 GMT</pubDate><description>Слова ${n}</description></item>`,
);
const feed = `<rss version="2.0"><channel><title>Лента</title><link>https://x.example</link>${items.join("")}</channel></rss>`;

it("an import that is killed in the middle leaves whole batches, and the next run ends it without doubles", async () => {
  const path = writeFile(feed);
  const gate = await holdWriters(database.url, "publications");
  const first = run([path, "--company", "sever"]);
  await until(() => gate.step().then(async () => (await countOf("publications")) >= 50), "fifty are written");
  first.child.kill("SIGKILL");
  await first.over;
  await gate.release();
  const written = await countOf("publications");
  expect(written).toBeGreaterThanOrEqual(50);
  expect(written).toBeLessThan(300);
  expect(written % 25).toBe(0);
  const list = run(["--undo"]);
  await list.over;
  expect(list.said()).toContain("прерван");

  const second = run([path, "--company", "sever"]);
  await second.over;
  expect(second.said()).toContain(`Публикаций: 300 – новых ${300 - written}; уже есть, без изменений ${written}`);
  expect([await countOf("publications"), await countOf("imports"), await countOf("accounts")]).toEqual([300, 1, 7]);

  const third = run(["-"]);
  third.child.stdin.end(feed);
  await third.over;
  expect(third.said()).toContain("Нового нет");

  const [, id] = /--undo ([\w-]{36})/.exec(second.said())!;
  const undone = run(["--undo", id!]);
  expect((await undone.over)[0]).toBe(0);
  expect(undone.said()).toContain("Убрано: публикаций 300, комментариев 0, картинок 0, учётных записей 7, рубрик 0.");
  expect([await countOf("publications"), await countOf("accounts"), await countOf("imported_objects")]).toEqual([
    0, 0, 0,
  ]);
});

it("tells what it wants when it is not told enough", async () => {
  await withTenant("*", () => db().insert(groups).values({ alias: "yug", name: "Юг" }));
  const path = writeFile(feed);
  const wrong: [string[], RegExp][] = [
    [[path], /--company АЛИАС \(sever, yug\)/],
    [[path, "--company", "nobody"], /sever, yug/],
    [[path, "--company", "sever", "--kind", "all"], /--kind – одно из: news, ugc/],
    [[path, "--nonsense"], /npm run db -- import ФАЙЛ/],
    [["/nowhere.xml", "--company", "sever"], /Файла \/nowhere\.xml нет/],
    [[path, "--company", "sever", "--pictures", "/nowhere"], /Папки \/nowhere нет/],
  ];
  for (const [args, words] of wrong) await expect(importCommand(args, () => {})).rejects.toThrow(words);
});
