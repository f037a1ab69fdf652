import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { now } from "../clock.ts";
import { buildTables, takeTurn } from "../db/aside.ts";
import { connectAlone, currentConnection } from "../db/connection.ts";
import { applyMigrations, readMigrations } from "../db/migrate.ts";
import { countRowsOn } from "../db/row-counts.ts";
import { disk } from "../files/disk.ts";
import { digest, type Manifest, pack, sealOf, unpack } from "./archive.ts";
import { inStep, NotRestored } from "./failure.ts";
import { migrationsOf } from "./history.ts";
import { copyOut, listTables, loadTables, type TableRecord } from "./tables.ts";

export { BadArchive, type Manifest } from "./archive.ts";

/**
 * Writes everything people have made, tables and files, as they were at one moment, into one archive; people go on working.
 * Jobs in waiting are not in it: to send old letters again would be worse than to lose them.
 */
export async function backUp(archive: string): Promise<Manifest> {
  return inStaging(archive, async (folder) => {
    await mkdir(join(folder, "tables"));
    await mkdir(join(folder, "files"));
    const manifest = await onConnection<Manifest>(async (client) => {
      await client.query("begin isolation level repeatable read read only");
      await client.query("select set_config('app.group_id', '*', true)");
      const { rows: migrations } = await client.query<{ name: string; hash: string }>(
        "select name, hash from migrations order by name",
      );
      const tables: TableRecord[] = [];
      for (const table of await listTables(client)) {
        // The moment stays that of the transaction, and the locks of a table go with its savepoint.
        await client.query("savepoint one_table");
        tables.push(await copyOut(client, table, join(folder, "tables", table.name)));
        await client.query("rollback to one_table");
      }
      const { rows: keys } = await client.query<{ key: string }>("select distinct key from files order by key");
      const files = await copyFiles(
        keys.map(({ key }) => key),
        folder,
      );
      const names = migrations.map(({ name }) => name);
      const hashes = migrations.map(({ hash }) => hash);
      return { format: "veche-backup-1", madeAt: now().toISOString(), migrations: names, hashes, tables, files };
    });
    await writeFile(join(folder, "manifest.json"), JSON.stringify({ ...manifest, seal: sealOf(manifest) }));
    await pack(folder, archive);
    return manifest;
  });
}

/**
 * Puts an archive in the place of all present data, whole or not at all: checks it first, builds and loads its tables aside, proves
 * each, brings them up to this version of the program, and only then puts them in their place. Refuses a bad archive and one of
 * another version in a sentence for people. `say` hears how far it is.
 */
export async function restore(archive: string, say: (text: string) => void = () => {}): Promise<Manifest> {
  await stat(archive).catch(() => {
    throw new Error(`Архива ${archive} нет.`);
  });
  return inStaging(archive, async (folder) => {
    say("Проверяю архив…");
    const manifest = await unpack(archive, folder);
    const known = readMigrations();
    const then = migrationsOf(manifest, known);
    await putFiles(manifest.files, folder, say);
    await inStep("база", () =>
      onConnection((client) =>
        replaceTables(client, async () => {
          await inStep("таблицы той версии, которой сделан архив", () => applyMigrations(client, then));
          await bringTables(client, manifest, folder, say);
          await inStep("переход к этой версии", () => applyMigrations(client, known));
          await countRowsOn(client, "all");
          say("Ставлю таблицы на место прежних…");
        }),
      ),
    );
    return manifest;
  });
}

/** Takes away everything that is in the tables: they are made anew, empty. */
export async function emptyTables(): Promise<void> {
  await onConnection((client) => replaceTables(client, () => applyMigrations(client, readMigrations())));
}

async function replaceTables(client: pg.Client, build: () => Promise<unknown>): Promise<void> {
  await takeTurn(client);
  await buildTables(client, build, { replaced: true });
}

async function onConnection<T>(fn: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAlone(currentConnection().url, "backup");
  try {
    return await fn(client);
  } finally {
    await client.end();
  }
}

async function putFiles(files: Manifest["files"], folder: string, say: (text: string) => void): Promise<void> {
  const store = await disk();
  for (const [at, { key, bytes }] of files.entries()) {
    if (at % 200 === 0) say(`Возвращаю файлы: ${at} из ${files.length}`);
    const stored = () => store.putStream(key, createReadStream(join(folder, "files", key)), { contentLength: bytes });
    await inStep(`файл ${key}`, stored);
  }
}

async function bringTables(
  client: pg.Client,
  { tables }: Manifest,
  folder: string,
  say: (text: string) => void,
): Promise<void> {
  let [current, met] = ["", 0];
  const pathOf = (name: string) => join(folder, "tables", name);
  const onTable = (name: string) => {
    current = name;
    if (met++ % 25 === 0 && met <= tables.length) say(`Возвращаю таблицы: ${met - 1} из ${tables.length}`);
  };
  await inStep(
    () => `таблица ${current}`,
    () => loadTables(client, tables, pathOf, onTable),
  );
  say("Сверяю таблицы с архивом…");
  for (const table of await listTables(client)) {
    const { rows, sha256 } = await inStep(`таблица ${table.name}`, () => copyOut(client, table));
    const then = tables.find(({ name }) => name === table.name);
    if (then?.rows !== rows || then.sha256 !== sha256)
      throw new NotRestored(`таблица ${table.name}`, "она не сошлась с архивом");
  }
}

async function copyFiles(keys: string[], folder: string): Promise<Manifest["files"]> {
  const store = await disk();
  const copied: Manifest["files"] = [];
  for (const prefix of keys) {
    await mkdir(join(folder, "files", prefix));
    for (const object of (await store.listAll(prefix)).objects) {
      if (!object.isFile) continue;
      const path = join(folder, "files", object.key);
      await pipeline(await store.getStream(object.key), createWriteStream(path, { mode: 0o600 }));
      copied.push({ key: object.key, bytes: (await stat(path)).size, sha256: await digest(path) });
    }
  }
  return copied.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A folder beside the archive, so that there is as much room for it; gone afterwards, whatever happens. */
async function inStaging<T>(archive: string, fn: (folder: string) => Promise<T>): Promise<T> {
  const shelf = dirname(resolve(archive));
  await mkdir(shelf, { recursive: true });
  const folder = await mkdtemp(join(shelf, ".veche-archive-"));
  try {
    return await fn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
