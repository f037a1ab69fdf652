import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutSlow } from "#platform/http/slow.ts";
import { until } from "#tests/support/until.ts";

let server: Server;
let line: Socket;
let incoming: IncomingMessage;
let said = "";

/** A server that reads what comes, or lets it lie, and a line on which a body of 64 KB has been promised. */
async function begin(reads: boolean): Promise<void> {
  server = createServer((request, answer) => {
    incoming = request;
    cutSlow(request, answer);
    request.on("error", () => {});
    if (reads) request.resume();
  }).listen(0, "localhost");
  await once(server, "listening");
  line = connect((server.address() as AddressInfo).port, "localhost");
  line.setEncoding("utf8").on("data", (words) => (said += words));
  line.on("error", () => {});
  const heard = once(server, "request");
  line.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${64 * 1024}\r\n\r\n`);
  await heard;
}

/** Sends so many bytes and waits until they have come. */
async function send(bytes: number): Promise<void> {
  const before = incoming.socket.bytesRead;
  line.write("a".repeat(bytes));
  await until(async () => incoming.socket.bytesRead >= before + bytes, "it has come");
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  said = "";
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  line.destroy();
  server.close();
});

describe("a body", () => {
  it("that brings less than a kilobyte a second is cut off", async () => {
    await begin(true);
    await send(500);
    pass(5);
    await send(500);
    const gone = once(line, "close");
    pass(5);
    await gone;
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("of somebody on 64 kbit/s comes through, a pause in it too", async () => {
    await begin(true);
    await send(8 * 1024);
    pass(5);
    await send(8 * 1024);
    pass(5);
    pass(5 - 1);
    await send(16 * 1024);
    pass(1);
    await send(32 * 1024);
    await until(async () => incoming.complete, "all has come");
    pass(60);
    expect(line.destroyed).toBe(false);
  });

  it("that has come and waits for the portal is not held against its sender", async () => {
    await begin(false);
    await send(500);
    pass(60);
    expect([incoming.destroyed, said]).toEqual([false, ""]);
  });
});
