import { parentPort, workerData } from "node:worker_threads";
import { readDocument } from "./document.ts";
import { encodingOf } from "./encoding.ts";
import { types } from "./kinds.ts";
import { type Limits, type Order, type Reason, Stopped } from "./limits.ts";
import { readTable } from "./table.ts";

/** What the thread says: some text, or that it is done. */
export type Said = { text: string } | { reason: Reason | undefined };

// Nothing that a file asks for is fetched from anywhere.
Reflect.deleteProperty(globalThis, "fetch");
Reflect.deleteProperty(globalThis, "WebSocket");

const { type, limits, bytes } = workerData as Order & { bytes: Uint8Array };
const say = (said: Said) => parentPort!.postMessage(said);

try {
  for await (const text of await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits)) say({ text });
  say({ reason: undefined });
} catch (error) {
  say({ reason: error instanceof Stopped ? error.reason : "broken" });
}

async function read(file: Buffer, limits: Limits): Promise<AsyncIterable<string>> {
  if (type === types.document) return readDocument(file, limits);
  if (type === types.table) return readTable(file, limits);
  // A second and a half of a core go into loading it.
  if (type === types.pdf) return (await import("./pdf.ts")).readPdf(file, limits);
  return readPlain(file);
}

async function* readPlain(file: Buffer): AsyncGenerator<string> {
  yield new TextDecoder(encodingOf(file) ?? "utf-8").decode(file);
}
