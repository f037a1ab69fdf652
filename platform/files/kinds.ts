import { encodingOf } from "./text/encoding.ts";

/** Pictures: decoded and encoded anew, so what people see is never a stranger's bytes, whatever its name says. */
const pictures = ["image/jpeg", "image/png", "image/apng", "image/webp", "image/gif", "image/avif"];

const office = "application/vnd.openxmlformats-officedocument";
const open = "application/vnd.oasis.opendocument";

/** Documents: given back as they came, always as a download. The type is told by the first bytes. */
const documents: Record<string, string[]> = {
  "application/pdf": ["pdf"],
  [`${office}.wordprocessingml.document`]: ["docx"],
  [`${office}.spreadsheetml.sheet`]: ["xlsx"],
  [`${office}.presentationml.presentation`]: ["pptx"],
  [`${open}.text`]: ["odt"],
  [`${open}.spreadsheet`]: ["ods"],
  [`${open}.presentation`]: ["odp"],
  "application/x-cfb": ["doc", "xls", "ppt"],
  "application/zip": ["zip"],
  "video/mp4": ["mp4"],
  "video/webm": ["webm"],
  "audio/mpeg": ["mp3"],
};

const texts = ["txt", "csv"];

export type Accept = "image" | "file";
type Found = { type: string; isImage: boolean };

/** The kind of a file: a picture by its bytes, all else by bytes and name together; undefined when they disagree or the kind is not taken. */
export function kindOf(bytes: Uint8Array, magic: string | undefined, name: string, accept: Accept): Found | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (magic && pictures.includes(magic)) return { type: magic, isImage: true };
  if (accept === "image") return undefined;
  const encoding = texts.includes(extension) ? encodingOf(bytes) : undefined;
  // The mark of UTF-16 looks like the beginning of a sound.
  if (magic && !encoding?.startsWith("utf-16"))
    return documents[magic]?.includes(extension) ? { type: magic, isImage: false } : undefined;
  return encoding && !isMarkup(bytes, encoding) ? { type: "text/plain; charset=utf-8", isImage: false } : undefined;
}

function isMarkup(bytes: Uint8Array, encoding: string): boolean {
  return /^\s*<(!doctype|html|svg|script|\?xml)/i.test(new TextDecoder(encoding).decode(bytes));
}
