import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type BucketServer = {
  origin: string;
  kept: Map<string, Buffer>;
  refused: string[];
  /** What it answers to everything, in the words of S3, while it is set. */
  refusal: { status: number; code: string } | undefined;
  /** Hears of every question. */
  hear: ((request: IncomingMessage) => void) | undefined;
  /** Nobody answers at its address while something is done. */
  rest(deed: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A small S3 server: puts, gets, lists and deletes objects of one bucket, in memory. As real ones do it refuses an object
 * whose length is not told before its bytes come, and takes the sums apart that the SDK sends between the bytes.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const kept = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer(async (request, answer) => {
    made.hear?.(request);
    if (made.refusal) {
      request.resume();
      const words = `<Error><Code>${made.refusal.code}</Code></Error>`;
      return answer.writeHead(made.refusal.status, { "content-type": "application/xml" }).end(words);
    }
    const url = new URL(request.url!, "http://bucket");
    const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
    if (request.method === "PUT") {
      const told = lengthOf(request);
      const bytes = await bytesOf(request);
      if (told !== bytes.length) {
        refused.push(`${key}: told ${told}, came ${bytes.length}`);
        return answer.writeHead(411).end();
      }
      kept.set(key, bytes);
      return answer.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === "GET" && url.searchParams.has("list-type"))
      return answer
        .writeHead(200, { "content-type": "application/xml" })
        .end(listOf(url.searchParams.get("prefix") ?? ""));
    const bytes = kept.get(key);
    if (request.method === "DELETE") kept.delete(key);
    if (request.method === "DELETE") return answer.writeHead(204).end();
    if (!bytes) return answer.writeHead(404).end();
    answer.writeHead(200, { "content-length": bytes.length, "last-modified": new Date(0).toUTCString(), etag: '"x"' });
    return answer.end(request.method === "HEAD" ? undefined : bytes);
  });
  const listOf = (prefix: string) => {
    const rows = [...kept].filter(([key]) => key.startsWith(prefix));
    const entries = rows.map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`);
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${entries.join("")}</ListBucketResult>`;
  };
  const open = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
  await open(0);
  const { port } = server.address() as AddressInfo;
  const made: BucketServer = {
    refusal: undefined,
    hear: undefined,
    origin: `http://127.0.0.1:${port}`,
    kept,
    refused,
    async rest(deed) {
      await close();
      await deed().finally(() => open(port));
    },
    stop: close,
  };
  return made;
}

/** How long the object is said to be, or NaN. */
function lengthOf({ headers }: IncomingMessage): number {
  const isChunked = String(headers["content-encoding"] ?? "").includes("aws-chunked");
  return Number(headers[isChunked ? "x-amz-decoded-content-length" : "content-length"]);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const sent = Buffer.concat(await request.toArray());
  return String(request.headers["content-encoding"] ?? "").includes("aws-chunked") ? withoutSums(sent) : sent;
}

/** «length in hex CRLF bytes CRLF», again and again, then a chunk of nothing and the sums. */
function withoutSums(sent: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = sent.indexOf("\r\n", at);
    const length = Number.parseInt(sent.subarray(at, end).toString("latin1"), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(sent.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
