import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { typedText } from "#platform/api/typed.ts";
import { BrokenSource } from "./source.ts";

const headLength = 64 * 1024;

/** The beginning of a file, enough to tell its encoding and its format. */
export async function readHead(path: string): Promise<{ text: string; encoding: string }> {
  const file = await open(path).catch(() => undefined);
  if (!file || !(await file.stat()).isFile()) {
    await file?.close();
    throw new BrokenSource(`Файла ${path} нет.`);
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(bytes);
    return { text: clean(decoderOf(encoding).decode(bytes, { stream: true })), encoding };
  } finally {
    await file.close();
  }
}

/** The text of a file that is in memory, whatever its encoding. */
export function textOf(bytes: Buffer): string {
  return clean(decoderOf(encodingOf(bytes)).decode(bytes));
}

/** The text of a file piece by piece, without the control characters that no XML may hold and many exports do. */
export async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const bytes of createReadStream(path)) yield clean(decoder.decode(bytes as Buffer, { stream: true }));
  yield clean(decoder.decode());
}

/** By the mark of byte order, by what the XML says of itself, else UTF-8, else the Windows of our latitudes. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const said = /^[^<]{0,3}<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w-]+)["']/i.exec(bytes.toString("latin1"))?.[1];
  if (said) return said.toLowerCase();
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1251";
  }
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new BrokenSource(`Кодировка ${encoding} порталу неизвестна: сохраните файл в UTF-8.`);
  }
}

function clean(text: string): string {
  return typedText(text).replace(/[\ufffe\uffff]/g, "");
}
