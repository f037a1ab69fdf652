import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { readPart } from "#platform/files/index.ts";
import type { scormEntries } from "./schema.ts";

type Entry = typeof scormEntries.$inferSelect;
type Span = { start: number; end: number };

const types: Record<string, string> = {
  ...{ html: "text/html", htm: "text/html", xhtml: "application/xhtml+xml", css: "text/css", js: "text/javascript" },
  ...{ mjs: "text/javascript", json: "application/json", xml: "text/xml", xsd: "text/xml", dtd: "text/plain" },
  ...{ txt: "text/plain", csv: "text/csv", vtt: "text/vtt", svg: "image/svg+xml", png: "image/png", gif: "image/gif" },
  ...{ jpg: "image/jpeg", jpeg: "image/jpeg", webp: "image/webp", avif: "image/avif", ico: "image/x-icon" },
  ...{ mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav", ogg: "audio/ogg", oga: "audio/ogg", mp4: "video/mp4" },
  ...{
    m4v: "video/mp4",
    webm: "video/webm",
    ogv: "video/ogg",
    woff: "font/woff",
    woff2: "font/woff2",
    ttf: "font/ttf",
  },
  ...{ otf: "font/otf", pdf: "application/pdf", wasm: "application/wasm" },
};

/** What a file of a package is, by its name: pages name their own encoding, Russian ones not always UTF-8. */
export const typeOf = (path: string): string =>
  types[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** The bytes of a file of a package, unpacked on the way and cut where the zip says that it ends. */
export async function unpacked(
  key: string,
  entry: Entry,
  span: Span = { start: 0, end: entry.bytes - 1 },
): Promise<Readable> {
  if (entry.bytes === 0) return Readable.from([]);
  const from = entry.start;
  if (!entry.isDeflated) return readPart(`${key}/full`, { start: from + span.start, end: from + span.end });
  const packed = await readPart(`${key}/full`, { start: from, end: from + entry.packed - 1 });
  const inflate = createInflateRaw();
  packed.on("error", (error) => inflate.destroy(error)).pipe(inflate);
  return Readable.from(within(inflate, span), { objectMode: false }).on("close", () => packed.destroy());
}

async function* within(source: Readable, { start, end }: Span): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += piece.length;
    if (part.length) yield part;
    if (at > end) return;
  }
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** How long the same file is as gzip. */
export const gzipLength = (entry: Entry): number => gzipHead.length + entry.packed + 8;

/** A packed file as gzip: the bytes of the zip as they lie, in the other format's frame. */
export async function asGzip(key: string, entry: Entry): Promise<Readable> {
  const packed = await readPart(`${key}/full`, { start: entry.start, end: entry.start + entry.packed - 1 });
  const tail = Buffer.alloc(8);
  tail.writeInt32LE(entry.crc, 0);
  tail.writeUInt32LE(entry.bytes >>> 0, 4);
  return Readable.from(framed(packed, tail), { objectMode: false });
}

async function* framed(packed: Readable, tail: Buffer): AsyncGenerator<Buffer> {
  yield gzipHead;
  yield* packed as AsyncIterable<Buffer>;
  yield tail;
}
