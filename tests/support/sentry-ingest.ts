import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

import { until } from "./until.ts";

export type ReportItem = { type: string; payload: Record<string, unknown> | string };

export type SentryIngest = {
  dsn: string;
  /** Everything that has come so far. */
  items: ReportItem[];
  /** Every byte that has come so far, for looking for what must not be there. */
  raw(): string;
  /** Waits for an item that fits. */
  wait(fits: (item: ReportItem) => boolean): Promise<ReportItem>;
  close(): void;
};

/** A small error-reporting service on this machine: takes envelopes from servers and browsers and reads them. */
export async function startSentryIngest(): Promise<SentryIngest> {
  const items: ReportItem[] = [];
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "*");
      response.end("{}");
      if (request.method !== "POST") return;
      const sent = Buffer.concat(chunks);
      const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      bodies.push(body);
      items.push(...readEnvelope(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    dsn: `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    items,
    raw: () => Buffer.concat(bodies).toString(),
    async wait(fits) {
      const found = await until(() => items.find(fits), `a report comes that fits: ${fits}`);
      return found!;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** An envelope: a line about itself, then for each item a line about it and its payload. */
function readEnvelope(body: Buffer): ReportItem[] {
  const items: ReportItem[] = [];
  let at = body.indexOf("\n") + 1;
  while (at > 0 && at < body.length) {
    const end = body.indexOf("\n", at);
    if (end < 0) break;
    const { type, length } = JSON.parse(body.subarray(at, end).toString() || "{}") as { type: string; length?: number };
    const next = length === undefined ? body.indexOf("\n", end + 1) : end + 1 + length;
    const payload = body.subarray(end + 1, next < 0 ? body.length : next).toString();
    items.push({ type, payload: payload.startsWith("{") && length === undefined ? JSON.parse(payload) : payload });
    at = next < 0 ? body.length : next + (body[next] === 10 ? 1 : 0);
  }
  return items;
}
