import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { desc, eq, isNull } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { importSource, type Plan } from "./importing.ts";
import { openSource } from "./open-source.ts";
import { readPeople } from "./people-list.ts";
import { openPictures } from "./picture-folder.ts";
import { tell } from "./report.ts";
import { imports } from "./schema.ts";
import { BrokenSource, type Source } from "./source.ts";
import { undoImport } from "./undoing.ts";

const usage = `npm run db -- import ФАЙЛ [НАСТРОЙКИ]
  ФАЙЛ – выгрузка WordPress (WXR), лента RSS 2.0 или Atom, таблица CSV; «-» – стандартный ввод
  --company АЛИАС          в какую компанию; без неё – в единственную
  --kind news|ugc          новости (обычно) или авторские посты
  --feed work|life|blogs   лента: обычно work, у постов blogs
  --people СПИСОК          кто есть кто: таблица из строк «логин, почта или имя в источнике; алиас на портале»
  --pictures ПАПКА         папка с картинками и документами, у WordPress это wp-content/uploads
  --month-first            в датах таблицы через косую черту сначала месяц; обычно 1/2/2023 – первое февраля
  --update                 заменить тексты, которые с прошлого раза изменились в источнике
  --dry-run                только посчитать, ничего не записывать
npm run db -- import --undo [ID] [--force]
  без ID – показать, что перенесено; с ID – убрать то, что принёс этот импорт;
  с --force – и то, на что уже ответили или что изменили на портале`;

type Say = (text: string) => void;

/** `npm run db -- import …` on an open database: reads the arguments, does it, tells the outcome. Refuses as BrokenSource. */
export async function importCommand(args: string[], say: Say): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [target] = positionals;
  if (values.undo) return target ? undo(target, values.force === true, say) : list(say);
  if (!target) return say(usage);
  const kind = oneOf(values.kind ?? "news", ["news", "ugc"], "--kind");
  const plan: Plan = {
    groupId: await companyOf(values.company),
    kind,
    feed: oneOf(values.feed ?? (kind === "ugc" ? "blogs" : "work"), ["work", "life", "blogs"], "--feed"),
    people: values.people ? await readPeople(values.people) : new Map(),
    pictures: await openPictures(values.pictures),
    update: values.update === true,
    isDry: values["dry-run"] === true,
    by: ownLogin(),
    progress: (posts) => posts % 500 === 0 && say(`Прочитано публикаций: ${posts}`),
  };
  await onFile(target, values["month-first"] === true, async (source) => {
    const { tally, importId } = await importSource(source, plan);
    say(tell(source, tally));
    if (plan.isDry) say("Это проба: в базе ничего не изменилось.");
    else if (importId) say(`Готово. Отменить: npm run db -- import --undo ${importId}`);
    else say("Нового нет: в базе ничего не прибавилось.");
  });
}

async function undo(importId: string, force: boolean, say: Say): Promise<void> {
  const { gone, kept } = await undoImport(importId, { force });
  say(
    `Убрано: публикаций ${gone.publication}, комментариев ${gone.comment}, картинок ${gone.file}, учётных записей ${gone.account}, рубрик ${gone.rubric}.`,
  );
  if (Object.values(kept).every((count) => count === 0)) return;
  say(
    `Осталось: публикаций ${kept.publication}, комментариев ${kept.comment}, картинок ${kept.file}, учётных записей ${kept.account}, рубрик ${kept.rubric}: ` +
      "на портале на них уже ответили, их изменили или ими пользуются." +
      (force ? "" : " Убрать вместе с ответами: добавьте --force."),
  );
}

async function list(say: Say): Promise<void> {
  const rows = await withTenant("*", () =>
    db()
      .select({ made: imports, company: groups.name })
      .from(imports)
      .innerJoin(groups, eq(groups.id, imports.groupId))
      .where(isNull(imports.undoneAt))
      .orderBy(desc(imports.createdAt))
      .limit(50),
  );
  if (!rows.length) return say("Ничего не перенесено.");
  for (const { made, company } of rows) {
    const { publication = 0, comment = 0 } = made.counts;
    const state = made.finishedAt ? `публикаций ${publication}, комментариев ${comment}` : "прерван, запустите ещё раз";
    say(`${made.id}  ${made.createdAt.toISOString().slice(0, 16)}  ${company}  «${made.title}»  ${state}`);
  }
}

/** What stands in a pipe is kept in a file while it is read: it has to be read twice. */
async function onFile(target: string, monthFirst: boolean, deed: (source: Source) => Promise<void>): Promise<void> {
  if (target !== "-") return deed(await openSource(target, { monthFirst }));
  const folder = await mkdtemp(join(tmpdir(), "veche-import-"));
  try {
    const path = join(folder, "stdin");
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
    await deed(await openSource(path, { name: "стандартный ввод", monthFirst }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function companyOf(alias: string | undefined): Promise<string> {
  const all = await withTenant("*", () => db().select({ id: groups.id, alias: groups.alias }).from(groups));
  const found = alias ? all.find((one) => one.alias === alias) : all.length === 1 ? all[0] : undefined;
  if (found) return found.id;
  const aliases = all.map((one) => one.alias).join(", ") || "ни одной нет, заведите: npm run db -- company";
  throw new BrokenSource(`Назовите компанию: --company АЛИАС (${aliases}).`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        company: { type: "string" },
        kind: { type: "string" },
        feed: { type: "string" },
        people: { type: "string" },
        pictures: { type: "string" },
        update: { type: "boolean" },
        "month-first": { type: "boolean" },
        "dry-run": { type: "boolean" },
        undo: { type: "boolean" },
        force: { type: "boolean" },
      },
    });
  } catch {
    throw new BrokenSource(usage);
  }
}

function oneOf<const Word extends string>(word: string, words: Word[], flag: string): Word {
  const found = words.find((one) => one === word);
  return found ?? fail(`${flag} – одно из: ${words.join(", ")}.`);
}

function fail(message: string): never {
  throw new BrokenSource(message);
}

function ownLogin(): string {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
}
