import { openAsBlob } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { Refusal, refuse } from "#platform/refusal.ts";
import { bounded, chunksOf } from "./bounded.ts";
import { nameBound } from "./field-names.ts";

/** How many bytes a form may bring: of words, and of files beside them. */
export type FormRoom = { words: number; files?: number | undefined };

type Reading = {
  /** Asked once, before the first file is taken: whether all that comes is wanted, as far as the words so far tell. */
  isWanted?: (words: FormData) => boolean;
  /** Files are named and let go: of each only whether there was something in it is told. */
  withoutFiles?: boolean;
};

/** What came is no form: of another type (415), or broken (400). */
export class UnreadableForm extends Error {
  readonly status: 400 | 415;

  constructor(status: 400 | 415, cause?: unknown) {
    super(`Unreadable form: ${status}`, { cause });
    this.name = "UnreadableForm";
    this.status = status;
  }
}

const most = { fields: 1000, files: 50 };
/** So much of a form's files stays in memory; what is beyond lies in a temporary folder. */
const inMemory = 1024 * 1024;

const shelves = new WeakMap<Request, Shelf>();

/**
 * Reads a form as it comes, urlencoded or multipart, never more of it than there is room for: words into memory, files
 * past the first megabyte into a temporary folder, which `dropFiles` takes away. Refuses what is larger
 * as «too-large», before reading where its length is told; throws UnreadableForm for what is no form.
 */
export async function readForm(request: Request, room: FormRoom, reading: Reading = {}): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = /^multipart\/form-data/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded/i.test(type)) throw new UnreadableForm(415);
  const source = bounded(request, isMultipart ? room.words + (room.files ?? 0) : room.words);
  return isMultipart ? readParts(source, request, room, reading) : readPairs(source);
}

/** Takes away what a form has laid into the temporary folder; nothing may read its files afterwards. */
export async function dropFiles(request: Request): Promise<void> {
  const shelf = shelves.get(request);
  shelves.delete(request);
  const folder = await shelf?.folder?.catch(() => undefined);
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** A sender who stops in the middle has sent no form. */
async function* piecesOf(source: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* chunksOf(source);
  } catch (error) {
    throw error instanceof Refusal ? error : new UnreadableForm(400, error);
  }
}

async function readPairs(source: Request): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of piecesOf(source)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.split("&").length > most.fields) refuse("too-large", "form");
  const form = new FormData();
  const names = nameBound();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!names.fits(name)) throw new UnreadableForm(400);
    form.append(name, value);
  }
  return form;
}

async function readParts(source: Request, asked: Request, room: FormRoom, reading: Reading): Promise<FormData> {
  const { promise: failure, reject: fail } = Promise.withResolvers<never>();
  failure.catch(() => {});
  const taken = takeParts(source, asked, room, reading, fail);
  try {
    for await (const chunk of piecesOf(source)) {
      if (!taken.parser.write(chunk)) await Promise.race([drained(taken.parser), failure]);
    }
    taken.parser.end();
    await Promise.race([taken.isWhole, failure]);
    return await Promise.race([formOf(taken.entries), failure]);
  } catch (error) {
    for (const stream of taken.open) stream.destroy();
    await dropFiles(asked);
    throw error;
  }
}

type Entry = [name: string, value: string | Promise<File>];

function takeParts(source: Request, asked: Request, room: FormRoom, reading: Reading, fail: (error: unknown) => void) {
  const entries: Entry[] = [];
  const open = new Set<Readable>();
  let words = 0;
  let isAsked = false;
  const names = nameBound();
  const tooLarge = () => fail(new Refusal("too-large", "form"));
  const parser = parserFor(source.headers.get("content-type")!, room.words);
  parser.on("field", (name, value, _, isCut) => {
    words += Buffer.byteLength(value) + Buffer.byteLength(name ?? "");
    if (isCut || words > room.words) tooLarge();
    else if (!names.fits(name ?? "")) fail(new UnreadableForm(400));
    else if (name) entries.push([name, value]);
  });
  parser.on("file", (name, stream, fileName, _, type) => {
    open.add(stream);
    stream.on("error", fail);
    if (!isAsked && reading.isWanted?.(wordsOf(entries)) === false) fail(new UnreadableForm(400));
    if (!names.fits(name ?? "")) fail(new UnreadableForm(400));
    isAsked = true;
    const file = reading.withoutFiles ? nameOnly(stream, fileName) : keepFile(stream, shelfOf(asked));
    const named = file.then((blob) => new File([blob], fileName ?? "", { type }));
    named.catch(fail);
    if (name) entries.push([name, named]);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, tooLarge);
  parser.on("error", (error) => fail(new UnreadableForm(400, error)));
  const isWhole = new Promise<void>((done) => parser.on("finish", done));
  return { parser, entries, open, isWhole };
}

function parserFor(type: string, words: number): BusboyInstance {
  try {
    const limits = { fieldSize: words, ...most, parts: most.fields + most.files, headerPairs: 20, headerSize: 8192 };
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch (error) {
    throw new UnreadableForm(400, error);
  }
}

function drained(parser: BusboyInstance): Promise<void> {
  return new Promise((done) => parser.once("drain", done));
}

function wordsOf(entries: Entry[]): FormData {
  const words = new FormData();
  for (const [name, value] of entries) if (typeof value === "string") words.append(name, value);
  return words;
}

async function formOf(entries: Entry[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of entries) {
    const given = await value;
    if (typeof given === "string") form.append(name, given);
    else form.append(name, given, given.name);
  }
  return form;
}

async function nameOnly(stream: Readable, name = ""): Promise<Blob> {
  let bytes = 0;
  for await (const part of stream) bytes += (part as Buffer).length;
  return new Blob(bytes > 0 ? [name || " "] : []);
}

/** Where one request's files lie. */
type Shelf = { memory: number; count: number; folder?: Promise<string> };

function shelfOf(request: Request): Shelf {
  const shelf = shelves.get(request) ?? { memory: 0, count: 0 };
  shelves.set(request, shelf);
  return shelf;
}

async function keepFile(stream: Readable, shelf: Shelf): Promise<Blob> {
  const head: Buffer[] = [];
  let file: { path: string; handle: FileHandle } | undefined;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      if (!file && shelf.memory + part.length <= inMemory) {
        shelf.memory += part.length;
        head.push(part);
        continue;
      }
      file ??= await newFile(shelf);
      for (const piece of head.splice(0)) await file.handle.writeFile(piece);
      await file.handle.writeFile(part);
    }
  } finally {
    await file?.handle.close();
  }
  return file ? openAsBlob(file.path) : new Blob(head as BlobPart[]);
}

async function newFile(shelf: Shelf): Promise<{ path: string; handle: FileHandle }> {
  shelf.folder ??= mkdtemp(join(tmpdir(), "veche-form-"));
  const name = String(++shelf.count);
  const path = join(await shelf.folder, name);
  return { path, handle: await open(path, "wx", 0o600) };
}
