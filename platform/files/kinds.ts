/** Pictures: decoded and encoded anew, so what people see is never a stranger's bytes. */
const pictures: Record<string, string[]> = {
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/avif": ["avif"],
};

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

/** The kind of a file by its bytes and its name together; undefined when they disagree or the kind is not taken. */
export function kindOf(bytes: Uint8Array, magic: string | undefined, name: string, accept: Accept): Found | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (magic && pictures[magic]?.includes(extension)) return { type: magic, isImage: true };
  if (accept === "image") return undefined;
  if (magic) return documents[magic]?.includes(extension) ? { type: magic, isImage: false } : undefined;
  return texts.includes(extension) && isPlainText(bytes)
    ? { type: "text/plain; charset=utf-8", isImage: false }
    : undefined;
}

function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    return !/^\s*<(!doctype|html|svg|script|\?xml)/i.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
