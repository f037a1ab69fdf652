import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { now } from "#platform/clock.ts";
import { disk } from "#platform/files/disk.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import { type Contents, indexPage, partPage } from "./html.ts";
import { findOwn, type OwnRow, readOwn } from "./reading.ts";

export type Person = { accountId: string; name: string; timeZone: string };

/** A zip file that is being written, and what flows into it now. */
type Archive = { zip: ZipFile; current?: Readable };

/** What is larger together stays on the portal: an archive of gigabytes would come to nobody whole. */
const filesAtMost = 1024 ** 3;

/**
 * Writes everything that is a person's own into one zip file: each part as JSON and as a page, the words for its columns,
 * their files, and a first page. Row by row and file by file, whatever there is of it; gives the length of the file.
 */
export async function writeArchive(parts: OwnPart[], person: Person, path: string): Promise<number> {
  const archive: Archive = { zip: new ZipFile() };
  const output = archive.zip.outputStream as Readable;
  archive.zip.on("error", (error: Error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(path));
  const filled = fill(archive, parts, person).catch((error) => output.destroy(error));
  try {
    await Promise.all([written, filled]);
  } finally {
    archive.current?.destroy();
  }
  return (await stat(path)).size;
}

async function fill(archive: Archive, parts: OwnPart[], person: Person): Promise<void> {
  const { accountId, name, timeZone } = person;
  const contents: Contents = parts.map((part) => ({ name: part.name, title: part.title, rows: 0 }));
  for (const [at, part] of parts.entries()) {
    const rows = () => readOwn(part, accountId);
    const count = () => {
      contents[at]!.rows += 1;
    };
    add(archive, `json/${part.name}.json`, async () => Readable.from(asJson(rows(), count)));
    add(archive, `html/${part.name}.html`, async () => Readable.from(partPage(part, rows(), timeZone)));
  }
  const words = Object.fromEntries(parts.map(({ name, title, head }) => [name, { title, head }]));
  add(archive, "json/words.json", async () => Readable.from([JSON.stringify(words, null, 1)]));
  const missed: string[] = [];
  for (const part of parts) if (part.bytes) missed.push(...(await addFiles(archive, part, accountId)));
  // Its turn comes last, when all rows have been counted.
  add(archive, "index.html", async () => Readable.from([indexPage(name, now(), timeZone, contents, missed)]));
  archive.zip.end();
}

/** Adds the bytes of a part's files as long as there is room. Gives the names of those that stay out. */
async function addFiles(archive: Archive, part: OwnPart, accountId: string): Promise<string[]> {
  const store = await disk();
  const missed: string[] = [];
  let room = filesAtMost;
  for await (const row of findOwn(part, accountId)) {
    const { key, name, size, packed } = part.bytes!(row);
    if (size <= room && (await store.exists(key))) {
      room -= size;
      add(archive, name, () => store.getStream(key), !packed);
    } else missed.push(name);
  }
  return missed;
}

/** An entry is opened when its turn comes, not before; nobody but us hears when reading it fails. */
function add(archive: Archive, path: string, open: () => Promise<Readable>, compress = true): void {
  const { zip } = archive;
  const fail = (error: unknown) => void zip.emit("error", error);
  zip.addReadStreamLazy(path, { mtime: now(), compress }, (take) => {
    open().then((stream) => {
      archive.current = stream;
      take(null, stream.once("error", fail));
    }, fail);
  });
}

async function* asJson(rows: AsyncIterable<OwnRow>, count: () => void): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    count();
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
