import type { IncomingMessage, ServerResponse } from "node:http";

/** Slower than a kilobyte a second, over ten seconds: a phone on 64 kbit/s brings eight times as much. */
const pace = { look: 5_000, looks: 2, bytes: 10 * 1024 };

/**
 * From now on whoever sends a body slower than a kilobyte a second is cut off with 408: a few such lines would hold for
 * hours what others wait for. What has come and waits to be read by the portal itself is not held against its sender.
 */
export function cutSlow(incoming: IncomingMessage, outgoing: ServerResponse, every = pace.look): void {
  const { socket } = incoming;
  if (!isSending(incoming)) return;
  const counts = [socket.bytesRead];
  const timer = setInterval(() => {
    if (incoming.complete || incoming.destroyed) return clearInterval(timer);
    counts.push(socket.bytesRead);
    if (counts.length <= pace.looks) return;
    const came = counts.at(-1)! - counts.shift()!;
    if (came >= pace.bytes || incoming.readableLength > 0) return;
    clearInterval(timer);
    if (!outgoing.headersSent) socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    socket.destroySoon();
  }, every);
  timer.unref();
  socket.once("close", () => clearInterval(timer));
}

function isSending({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
