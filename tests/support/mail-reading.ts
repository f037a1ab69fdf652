export type ReceivedLetter = {
  /** The receivers of the envelope. */
  to: string[];
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
  raw: string;
};

/** Reads a letter as a mail program does: MIME parts, their encodings, words of the headers. `raw` has a char for a byte. */
export function readLetter(raw: string, to: string[]): ReceivedLetter {
  const parts = partsOf(raw);
  const found = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? "";
  const { headers } = split(raw);
  return {
    ...{ to, headers, raw },
    subject: wordsOf(headers.get("subject") ?? ""),
    text: found("text/plain"),
    html: found("text/html"),
  };
}

type Part = { type: string; content: string };

function partsOf(raw: string): Part[] {
  const { headers, body } = split(raw);
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) return [{ type, content: decode(body, headers.get("content-transfer-encoding") ?? "7bit") }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, "").replace(/\r\n$/, "")));
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const at = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.replace(/^[^:]*: ?/, "")]));
  return { headers, body: raw.slice(at + 4) };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return fromQuoted(body.replace(/=\r\n/g, ""));
  return Buffer.from(body, "latin1").toString("utf8");
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** «=?UTF-8?B?…?=», several of them one after another; a letter may be cut in the middle of its bytes only between words. */
function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === "b" ? Buffer.from(word, "base64").toString("utf8") : fromQuoted(word.replaceAll("_", " ")),
    );
}
