import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { now } from "../clock.ts";
import { connectAlone, currentConnection } from "../db/connection.ts";
import { applyMigrations, type Migration, readMigrations } from "../db/migrate.ts";
import { disk } from "../files/disk.ts";
import { digest, type Manifest, pack, sealOf, unpack } from "./archive.ts";
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
    const manifest = await onConnection<Manifest>("begin isolation level repeatable read read only", async (client) => {
      await client.query("select set_config('app.group_id', '*', true)");
      const { rows: migrations } = await client.query<{ name: string }>("select name from migrations order by name");
      const tables: TableRecord[] = [];
      for (const table of await listTables(client))
        tables.push(await copyOut(client, table, join(folder, "tables", table.name)));
      const { rows: keys } = await client.query<{ key: string }>("select distinct key from files order by key");
      const names = migrations.map(({ name }) => name);
      const files = await copyFiles(
        keys.map(({ key }) => key),
        folder,
      );
      return { format: "veche-backup-1", madeAt: now().toISOString(), migrations: names, tables, files };
    });
    await writeFile(join(folder, "manifest.json"), JSON.stringify({ ...manifest, seal: sealOf(manifest) }));
    await pack(folder, archive);
    return manifest;
  });
}

/**
 * Puts an archive in the place of all present data, whole or not at all: checks it first, loads it in one transaction,
 * proves every table again, then brings it up to this version of the program. Refuses a bad archive and a newer one.
 */
export async function restore(archive: string): Promise<Manifest> {
  await stat(archive).catch(() => {
    throw new Error(`Архива ${archive} нет.`);
  });
  return inStaging(archive, async (folder) => {
    const manifest = await unpack(archive, folder);
    const known = readMigrations();
    const then = migrationsOf(manifest, known);
    for (const { key, bytes } of manifest.files)
      await (await disk()).putStream(key, createReadStream(join(folder, "files", key)), { contentLength: bytes });
    await onConnection("begin; select pg_advisory_xact_lock(7338723)", async (client) => {
      await emptyStore(client);
      await applyMigrations(client, then);
      await loadTables(client, manifest.tables, (name) => join(folder, "tables", name));
      await proveTables(client, manifest);
      await applyMigrations(client, known);
    });
    return manifest;
  });
}

/** Takes away every table of the portal, inside the client's open transaction. */
export async function emptyStore(client: pg.ClientBase): Promise<void> {
  await client.query("drop schema if exists jobs cascade; drop schema public cascade; create schema public");
}

/** Runs in a transaction on a connection of its own. */
export async function onConnection<T>(begin: string, fn: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectAlone(currentConnection().url, "backup");
  try {
    await client.query(begin);
    const result = await fn(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}

function migrationsOf({ migrations }: Manifest, known: Migration[]): Migration[] {
  const stranger = migrations.find((name) => !known.some((one) => one.name === name));
  if (stranger)
    throw new Error(`Архив сделан более новой версией портала (${stranger}). Обновите портал. Данные не тронуты.`);
  return known.filter(({ name }) => migrations.includes(name));
}

async function proveTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  await client.query("select set_config('app.group_id', '*', true)");
  for (const table of await listTables(client)) {
    const { rows, sha256 } = await copyOut(client, table);
    const then = manifest.tables.find(({ name }) => name === table.name);
    if (then?.rows !== rows || then.sha256 !== sha256)
      throw new Error(`Таблица ${table.name} не сошлась с архивом. Данные не тронуты.`);
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
