/** A letter of windows-1251 that is Russian or of a neighbour, or a sign that Russian texts have. */
const ours = /[\u0400-\u045f\u0490\u0491\u00a0«»№–—…“”„’‘•°±·©®™§€]/g;

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1251";

/**
 * In what a plain text is written: by its mark of byte order, else UTF-8, else the Windows of our latitudes, as Excel and
 * Notepad save it; undefined for what is no text. Imports only what the process that reads files may.
 */
export function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const marked = markOf(bytes);
  if (marked) return told(bytes, marked) === undefined ? undefined : marked;
  if (told(bytes, "utf-8") !== undefined) return bytes.includes(0) ? undefined : "utf-8";
  return isOurWindows(told(bytes, "windows-1251") ?? "") ? "windows-1251" : undefined;
}

function markOf([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Any bytes are letters there: those of a text are nearly all ours, and none belongs to machines. */
function isOurWindows(text: string): boolean {
  const foreign = text.replace(/\p{ASCII}/gu, "");
  const others = foreign.replace(ours, "").length;
  return !/\p{Cc}/u.test(text.replace(/\s/g, "")) && foreign !== "" && others <= foreign.length / 20;
}

function told(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
