import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { clean, encodingOf, decoderOf as knownDecoder } from "#platform/tables/decoding.ts";
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

/** The text of a file piece by piece, without the control characters that no XML may hold and many exports do. */
export async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const bytes of createReadStream(path)) yield clean(decoder.decode(bytes as Buffer, { stream: true }));
  yield clean(decoder.decode());
}

function decoderOf(encoding: string): TextDecoder {
  const decoder = knownDecoder(encoding);
  if (!decoder) throw new BrokenSource(`Кодировка ${encoding} порталу неизвестна: сохраните файл в UTF-8.`);
  return decoder;
}
