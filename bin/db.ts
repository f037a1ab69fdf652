import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backUp, emptyTables, restore } from "#platform/backup/index.ts";
import { config } from "#platform/config.ts";
import { countRows, db, openDatabase, withTenant } from "#platform/db/index.ts";
import { letIn } from "#platform/identity/owner.ts";
import { leaveMark } from "#platform/marks/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

const usage = `npm run db -- КОМАНДА
  migrate              обновить таблицы до этой версии портала
  seed [--scale N]     наполнить пустую базу демонстрационной компанией, в N раз больше обычной
  reset                удалить все данные и файлы портала (только вместе с --yes)
  company АЛИАС ИМЯ    завести компанию
  login ЛОГИН РОЛЬ     завести вход без Keycloak и показать новый пароль; роль: employee, admin или guest;
                       новому, когда компаний несколько, – с --company АЛИАС;
                       у того, кто был, это убирает ключи доступа и завершает открытые входы;
                       с --without-second-factor ещё и сбросить двухшаговый вход
  move КТО АЛИАС       перевести человека (логин или почта) в другую компанию портала
  backup [АРХИВ]       сохранить базу и файлы в архив, портал может работать
  restore АРХИВ        восстановить из архива; вместо имеющихся данных только с --replace
  ledger               пересчитать счёт баллов и назвать первую операцию, которая не сходится
  reindex              обновить поиск по всему, что есть; портал может работать
  import ФАЙЛ          перенести публикации из WordPress, RSS, Atom или CSV; без файла – подробности
  generate ИМЯ         записать изменение таблиц по schema.ts`;

const commands: Record<string, (args: string[]) => Promise<void>> = {
  migrate,
  seed,
  reset,
  company,
  login,
  move,
  backup,
  restore: bringBack,
  ledger,
  reindex: renewSearch,
  import: bringIn,
  generate,
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (command) await command(args);
  else say(usage);
  process.exitCode = command ? 0 : 64;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  await onDatabase({ join: true }, async () => say("Таблицы соответствуют этой версии портала."));
}

async function seed(args: string[]): Promise<void> {
  const { seedDemo } = await import("#demo/seed.ts");
  const scale = args[0] === "--scale" ? Number(args[1]) : 1;
  if (!(scale >= 1 && scale <= 1000)) throw new Error("Размер задаётся так: --scale 100, от 1 до 1000.");
  await onDatabase({ join: true }, async () => {
    if (!(await seedDemo(say, { scale }))) say("В базе уже есть данные: демонстрационная компания не добавлена.");
  });
}

async function reset([consent]: string[]): Promise<void> {
  if (consent !== "--yes") throw new Error("Команда удалит все данные портала. Если это и нужно, добавьте --yes.");
  await onDatabase({ migrate: false }, emptyTables);
  if (!config.s3) await rm(join(config.dataDir, "files"), { recursive: true, force: true });
  say("Данных больше нет, таблицы созданы заново.");
}

async function company([alias = "", ...words]: string[]): Promise<void> {
  if (!/^[a-z0-9-]{2,40}$/.test(alias) || words.length === 0) {
    throw new Error('Назовите компанию: npm run db -- company teply-ugol "Тёплый угол"');
  }
  const { foundAgreements } = await import("#app/access/agreements/server/index.ts");
  await onDatabase({ join: true }, () =>
    withTenant("*", async () => {
      const group = { alias, name: words.join(" ") };
      const made = await db().insert(groups).values(group).onConflictDoNothing({ target: groups.alias }).returning();
      if (made.length === 0) throw new Error(`Компания с алиасом ${alias} уже есть: выберите другой.`);
      await foundAgreements();
    }),
  );
  say(`Компания «${words.join(" ")}» заведена.`);
}

async function login([username = "", role = "", ...options]: string[]): Promise<void> {
  if (config.oidcIssuer) throw new Error("Людей заводят там, куда указывает OIDC_ISSUER.");
  if (!username || !["employee", "admin", "guest"].includes(role)) {
    throw new Error("Назовите логин и роль: npm run db -- login anna employee");
  }
  const password = randomBytes(12).toString("base64url");
  const roles = role === "admin" ? (["employee", "admin"] as const) : [role as "employee" | "guest"];
  const { company, withoutSecondFactor } = readLoginOptions(options);
  const wish = { username, password, roles: [...roles], withoutSecondFactor, company };
  await onDatabase({ join: true }, async () => {
    const { secondFactor, passkeys } = await letIn(wish);
    say(`Логин ${username}, пароль ${password}`);
    if (passkeys) say(`Ключи доступа убраны, их было: ${passkeys}.`);
    if (secondFactor) say("После пароля портал спросит код. Если его негде взять, добавьте --without-second-factor.");
  });
}

function readLoginOptions(options: string[]): { company: string | undefined; withoutSecondFactor: boolean } {
  const at = options.indexOf("--company");
  const company = at < 0 ? undefined : options[at + 1];
  if (at >= 0 && !company) throw new Error("Назовите компанию: npm run db -- login anna admin --company teply-ugol");
  const rest = at < 0 ? options : options.toSpliced(at, 2);
  const unknown = rest.find((one) => one !== "--without-second-factor");
  if (unknown) throw new Error(`Непонятно: ${unknown}`);
  return { company, withoutSecondFactor: rest.length > 0 };
}

async function move([who = "", alias = ""]: string[]): Promise<void> {
  if (!who || !alias) throw new Error("Назовите человека и компанию: npm run db -- move anna@example.ru teply-ugol");
  await import("#app/areas.ts");
  const { movePerson } = await import("#app/office/companies/server/index.ts");
  await onDatabase({ join: true }, async () => {
    const { name, company, moved } = await movePerson(who, alias);
    say(moved ? `${name} теперь в компании «${company}».` : `${name} и так в компании «${company}».`);
  });
}

async function backup([path]: string[]): Promise<void> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const archive = path ?? join(config.dataDir, "backups", `veche-${stamp}.tar.gz`);
  await onDatabase({ join: true, migrate: false }, async () => {
    const { tables, files } = await backUp(archive);
    await leaveMark("backup", String((await stat(archive)).size));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Сохранено: строк ${rows}, файлов ${files.length}.\n${archive}`);
  });
}

async function bringBack([archive, consent]: string[]): Promise<void> {
  if (!archive) throw new Error("Назовите архив: npm run db -- restore АРХИВ");
  await onDatabase({}, async () => {
    const people = await withTenant("*", () => db().select({ id: accounts.id }).from(accounts).limit(1));
    if (people.length > 0 && consent !== "--replace") {
      throw new Error("В базе уже есть данные. Чтобы заменить их архивом, добавьте --replace.");
    }
    const { madeAt, tables, files } = await restore(archive, say);
    say(`Восстановлено: таблиц ${tables.length}, файлов ${files.length}, по состоянию на ${madeAt}.`);
  });
}

async function bringIn(args: string[]): Promise<void> {
  await import("#app/areas.ts");
  const { importCommand } = await import("#app/office/import/server/index.ts");
  await onDatabase({ join: true }, async () => {
    await importCommand(args, say);
    await countRows("all");
  });
}

async function ledger(): Promise<void> {
  const { reconcile, verifyLedger } = await import("#app/engines/ledger/server/index.ts");
  await onDatabase({ join: true }, async () => {
    await reconcile();
    const all = await verifyLedger();
    for (const { company, links, broken } of all)
      say(
        broken
          ? `${company}: операция № ${broken.number} – ${broken.why}.`
          : `${company}: сходится, операций ${links}.`,
      );
    if (all.some(({ broken }) => broken)) throw new Error("Счёт баллов не сходится: верните базу из копии.");
    if (!all.length) say("Баллов ещё никто не получал.");
  });
}

async function renewSearch(): Promise<void> {
  await import("#app/areas.ts");
  const { reindex, searchSources } = await import("#app/engines/search/server/index.ts");
  await onDatabase({ join: true }, async () => {
    const count = await reindex(searchSources.get(), (kind, done) => say(`${kind}: ${done}`));
    say(`Поиск знает обо всём, что есть: ${count}.`);
  });
}

async function generate([title]: string[]): Promise<void> {
  const { spawnSync } = await import("node:child_process");
  const options = title ? ["--name", title] : [];
  const made = spawnSync(process.execPath, ["node_modules/drizzle-kit/bin.cjs", "generate", ...options], {
    stdio: "inherit",
  });
  if (made.status !== 0) throw new Error("Изменение таблиц не записано.");
  // The next change is found beside the last state of the tables; earlier ones nobody reads.
  const meta = new URL("../platform/db/migrations/meta/", import.meta.url);
  const snapshots = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(new URL(name, meta));
}

async function onDatabase(options: Parameters<typeof openDatabase>[0], fn: () => Promise<unknown>): Promise<void> {
  const database = await openDatabase(options);
  try {
    await fn();
  } finally {
    await database.close();
  }
}
