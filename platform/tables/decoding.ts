import { typedText } from "#platform/api/typed.ts";

/** The text of a file that is in memory, whatever its encoding. Throws for one that this program does not know. */
export function textOf(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  const decoder = decoderOf(encoding);
  if (!decoder) throw new Error(`The encoding ${encoding} is not known`);
  return clean(decoder.decode(bytes));
}

/** By the mark of byte order, by what the XML says of itself, else UTF-8, else the Windows of our latitudes. */
export function encodingOf(bytes: Buffer): string {
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

/** Reads an encoding, if this program knows it. */
export function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
}

/** Without the signs that nobody types and no XML may hold. */
export function clean(text: string): string {
  return typedText(text).replace(/[\ufffe\uffff]/g, "");
}
