import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { withTenant } from "#platform/db/index.ts";
import { rangeOf } from "#platform/files/range.ts";
import { lines } from "#platform/http/lines.ts";
import { newRequest } from "#platform/http/request.ts";
import { cutSlow } from "#platform/http/slow.ts";
import { spend } from "#platform/limits/index.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { findAttempt } from "./attempts.ts";
import { scriptOf } from "./content-assets.ts";
import { packageHeaders, plainHeaders, playerHeaders } from "./content-headers.ts";
import { attemptOfToken } from "./launch-token.ts";
import { asGzip, gzipLength, typeOf, unpacked } from "./package-file.ts";
import { findEntry } from "./packages.ts";
import { playerPage } from "./player-page.ts";
import { commitRule, keepCommit, openPart } from "./playing.ts";

const longestCommit = 2 * 1024 * 1024;

/**
 * The origin of packages: it plays them and keeps what they send, and knows nothing else. It reads no cookie and sets none:
 * whoever comes shows a token in the path.
 */
export function createContentServer(): Server {
  return createServer(lines, (incoming, outgoing) => {
    cutSlow(incoming, outgoing);
    const { requestId, nonce } = newRequest(incoming, outgoing);
    void answer(incoming, outgoing, nonce).catch((error: unknown) => {
      // What is still on its way is let go by: otherwise the line would wait for it, and the next call with it.
      incoming.resume();
      const isExpected = error instanceof Refusal;
      if (!isExpected && !outgoing.destroyed) log.error("A package could not be played", { requestId, error });
      if (outgoing.headersSent) return void outgoing.destroy();
      const status = isExpected ? (error.kind === "too-many" ? 429 : error.kind === "too-large" ? 413 : 503) : 500;
      say(outgoing, status, "Не получилось: попробуйте ещё раз через минуту.");
    });
  });
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, nonce: string): Promise<void> {
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  const url = new URL(incoming.url ?? "/", "http://content");
  const [, first = "", second = "", ...rest] = url.pathname.split("/");
  // A worker of one package would stand between the portal and the next one.
  if (incoming.headers["service-worker"]) return say(outgoing, 403, "Здесь нельзя ставить service worker.");
  if (first === "player" && isRead) return giveScript(incoming, outgoing, second);
  const id = attemptOfToken(first);
  if (!id) return say(outgoing, 404, "Ссылка на урок устарела: откройте урок на портале заново.");
  const row = await withTenant("*", () => findAttempt(id));
  if (!row) return say(outgoing, 404, "Такого урока нет.");
  const { groupId, packageId } = row.attempt;
  if (second === "commit" && incoming.method === "POST") return takeCommit(incoming, outgoing, id, groupId);
  if (!isRead) return say(outgoing, 405, "Так сюда не обращаются.");
  if (second === "" && !rest.length) {
    const part = url.searchParams.get("part") ?? undefined;
    const opened = await withTenant(groupId, () => openPart(id, part));
    if (!opened) return say(outgoing, 404, "Такого урока нет.");
    const headers = { ...playerHeaders(nonce), "content-type": "text/html; charset=utf-8" };
    return void outgoing.writeHead(200, headers).end(playerPage(opened, nonce));
  }
  if (second === "files") return giveFile(incoming, outgoing, { groupId, packageId, path: rest.join("/") });
  say(outgoing, 404, "Такой страницы нет.");
}

function say(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, plainHeaders).end(text);
}

async function giveScript(incoming: IncomingMessage, outgoing: ServerResponse, name: string): Promise<void> {
  const script = await scriptOf(name);
  if (!script) return say(outgoing, 404, "Такого файла нет.");
  const isBrotli = /\bbr\b/.test(String(incoming.headers["accept-encoding"] ?? ""));
  const headers = {
    ...plainHeaders,
    ...{
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600",
      vary: "accept-encoding",
    },
    ...(isBrotli && { "content-encoding": "br" }),
  };
  outgoing.writeHead(200, headers).end(isBrotli ? script.brotli : script.plain);
}

async function takeCommit(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  id: string,
  groupId: string,
): Promise<void> {
  spend("scorm", id, 3000, 3600);
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Whoever stops in the middle leaves the line as it is, for the answer.
  for await (const piece of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > longestCommit) throw new Refusal("too-large", "commit");
    pieces.push(piece);
  }
  const commit = commitRule.safeParse(parsed(Buffer.concat(pieces).toString("utf8")));
  const saved = commit.success && (await withTenant(groupId, () => keepCommit(id, commit.data)));
  const headers = { ...plainHeaders, "content-type": "application/json" };
  outgoing.writeHead(saved ? 200 : 422, headers).end(JSON.stringify({ saved }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Wanted = { groupId: string; packageId: string; path: string };

async function giveFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { groupId, packageId, path }: Wanted,
): Promise<void> {
  const found = await withTenant(groupId, () => findEntry(packageId, decoded(path)));
  if (!found) return say(outgoing, 404, "В пакете нет такого файла.");
  const { entry, key } = found;
  const headers = { ...packageHeaders, "content-type": typeOf(entry.path), "accept-ranges": "bytes" };
  const range = rangeOf(incoming.headers.range ?? null, entry.bytes);
  if (range === null)
    return void outgoing.writeHead(416, { ...headers, "content-range": `bytes */${entry.bytes}` }).end();
  if (range) {
    outgoing.writeHead(206, {
      ...headers,
      "content-length": range.end - range.start + 1,
      "content-range": `bytes ${range.start}-${range.end}/${entry.bytes}`,
    });
    return incoming.method === "HEAD" ? void outgoing.end() : pipeline(await unpacked(key, entry, range), outgoing);
  }
  const isGzip = entry.isDeflated && /\bgzip\b/.test(String(incoming.headers["accept-encoding"] ?? ""));
  const length = isGzip ? gzipLength(entry) : entry.bytes;
  const coding = { vary: "accept-encoding", ...(isGzip && { "content-encoding": "gzip" }) };
  outgoing.writeHead(200, { ...headers, ...coding, "content-length": length });
  if (incoming.method === "HEAD") return void outgoing.end();
  await pipeline(isGzip ? await asGzip(key, entry) : await unpacked(key, entry), outgoing);
}

/** A path as files are called; signs of addresses that stand for nothing are letters of the name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll("\u0000", "").normalize("NFC");
  } catch {
    return path;
  }
}
