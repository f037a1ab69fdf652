import { Readable } from "node:stream";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, validateFileName, type ZipFile } from "yauzl";
import { PackageFault } from "./package-fault.ts";

/** A file of a zip: where its packed bytes lie. */
export type Packed = { path: string; start: number; packed: number; bytes: number; crc: number; isDeflated: boolean };

const megabyte = 1024 * 1024;
export const limits = { entries: 20_000, bytes: 1024 * megabyte, one: 500 * megabyte, ratio: 200 };

/** Reads an uploaded file where it lies: nothing of it is taken into memory whole. */
class BlobReader extends RandomAccessReader {
  readonly #blob: Blob;

  constructor(blob: Blob) {
    super();
    this.#blob = blob;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.fromWeb(this.#blob.slice(start, end).stream() as never);
  }
}

/**
 * Lists what a zip file holds, by its own table of contents; nothing is unpacked. Throws a PackageFault, in words, on what is
 * no zip, leads out of it, is locked, is a link, lies over another file or would unpack into more than anybody needs.
 */
export async function listZip(blob: Blob): Promise<Packed[]> {
  const zip = await open(blob);
  if (zip.entryCount > limits.entries) tooMany();
  const found: (Packed & { from: number })[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (path.endsWith("/")) continue;
      if (found.length >= limits.entries) tooMany();
      demandPlain(entry, path);
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes)
        throw new PackageFault("Архив распаковался бы больше чем в 1 ГБ: такой пакет портал не берёт.");
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      found.push({
        path,
        start: fileDataStart,
        from: entry.relativeOffsetOfLocalHeader,
        packed: entry.compressedSize,
        bytes: entry.uncompressedSize,
        crc: entry.crc32 | 0,
        isDeflated: entry.compressionMethod === 8,
      });
    }
  } catch (error) {
    throw error instanceof PackageFault ? error : broken();
  }
  demandApart(found, blob.size);
  demandOnce(found);
  return found.map(({ from: _, ...one }) => one);
}

async function open(blob: Blob): Promise<ZipFile> {
  try {
    const options = { lazyEntries: true, decodeStrings: false, autoClose: false } as const;
    return await fromRandomAccessReaderPromise(new BlobReader(blob), blob.size, options);
  } catch {
    throw broken();
  }
}

const broken = () => new PackageFault("Это не архив ZIP, или он повреждён: соберите его заново и загрузите ещё раз.");

function tooMany(): never {
  throw new PackageFault("В архиве больше 20 000 файлов: такой пакет портал не берёт.");
}

/** The name of an entry as it was written: UTF-8 where it says so or is so, else as Windows archivers write Russian. */
function pathOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
  const strict = () => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fileNameRaw);
  const path = (isUtf8 ? strict() : decoded(fileNameRaw, strict)).replaceAll("\\", "/").normalize("NFC");
  const wrong = validateFileName(path);
  const hidden = [...path].some((sign) => sign < " ");
  if (wrong || hidden || path.split("/").includes("..") || path.length > 400)
    throw new PackageFault(`Имя файла ведёт за пределы архива или написано неверно: «${path.slice(0, 100)}».`);
  return path;
}

function decoded(raw: Buffer, strict: () => string): string {
  try {
    return strict();
  } catch {
    return new TextDecoder("ibm866").decode(raw);
  }
}

function demandPlain(entry: Entry, path: string): void {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind === 0o120000) throw new PackageFault(`В архиве есть ссылка вместо файла: «${path}».`);
  if (entry.isEncrypted()) throw new PackageFault("Архив закрыт паролем: соберите его без пароля.");
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    throw new PackageFault(`Файл «${path}» сжат способом, которого браузеры не знают: соберите архив обычным ZIP.`);
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  if (bytes > limits.one) throw new PackageFault(`Файл «${path}» больше 500 МБ.`);
  if (bytes > megabyte && bytes > packed * limits.ratio)
    throw new PackageFault(
      `Файл «${path}» раздулся бы при распаковке в ${Math.round(bytes / Math.max(1, packed))} раз: так выглядит бомба.`,
    );
  if (entry.compressionMethod === 0 && bytes !== packed) throw broken();
}

/** No two files share bytes, and none lies beyond the end. */
function demandApart(found: (Packed & { from: number })[], size: number): void {
  let end = 0;
  for (const one of found.toSorted((a, b) => a.from - b.from)) {
    if (one.from < end || one.start + one.packed > size) throw broken();
    end = one.start + one.packed;
  }
}

function demandOnce(found: Packed[]): void {
  const seen = new Set<string>();
  for (const { path } of found) {
    if (seen.has(path)) throw new PackageFault(`В архиве два файла с одним именем: «${path}».`);
    seen.add(path);
  }
}
