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

/** What is larger together stays on the portal: an archive of gigabytes would come to nobody whole. */
const filesAtMost = 1024 ** 3;

/**
 * Writes everything that is a person's own into one zip file: each part as JSON and as a page, their files, and a first
 * page. Row by row and file by file, whatever there is of it; gives the length of the file.
 */
export async function writeArchive(parts: OwnPart[], person: Person, path: string): Promise<number> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(path));
  const filled = fill(zip, parts, person).catch((error) => output.destroy(error));
  await Promise.all([written, filled]);
  return (await stat(path)).size;
}

async function fill(zip: ZipFile, parts: OwnPart[], person: Person): Promise<void> {
  const { accountId, name, timeZone } = person;
  const contents: Contents = parts.map((part) => ({ name: part.name, title: part.title, rows: 0 }));
  const missed: string[] = [];
  for (const [at, part] of parts.entries()) {
    const rows = () => readOwn(part, accountId);
    add(zip, `json/${part.name}.json`, () => asJson(rows(), () => void (contents[at]!.rows += 1)));
    add(zip, `html/${part.name}.html`, () => partPage(part, rows(), timeZone));
  }
  for (const part of parts) if (part.bytes) missed.push(...(await addFiles(zip, part, accountId)));
  // Its turn comes last, when all rows have been counted.
  add(zip, "index.html", async function* () {
    yield indexPage(name, now(), timeZone, contents, missed);
  });
  zip.end();
}

/** An entry is read when its turn comes, not before. */
function add(zip: ZipFile, path: string, read: () => AsyncIterable<string>): void {
  zip.addReadStreamLazy(path, { mtime: now() }, (take) => take(null, Readable.from(read())));
}

/** Adds the bytes of a part's files as long as there is room. Gives the names of those that stay out. */
async function addFiles(zip: ZipFile, part: OwnPart, accountId: string): Promise<string[]> {
  const store = await disk();
  const missed: string[] = [];
  let room = filesAtMost;
  for await (const row of findOwn(part, accountId)) {
    const { key, name, size, packed } = part.bytes!(row);
    const fits = size <= room && (await store.exists(key));
    if (!fits) {
      missed.push(name);
      continue;
    }
    room -= size;
    zip.addReadStreamLazy(name, { mtime: now(), compress: !packed }, (take) => {
      store.getStream(key).then(
        (stream) => take(null, stream),
        (error) => take(error, Readable.from([])),
      );
    });
  }
  return missed;
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
