import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { lines } from "#platform/http/lines.ts";

type Door = { server: Server; port: number };
const place = globalThis as { door?: Promise<Door> };

/**
 * The one address of this test process, opened before the settings are read: portals that stand in the process answer here
 * one after another, and PUBLIC_URL stays what every module has read once.
 */
export function openDoor(): Promise<Door> {
  place.door ??= listen();
  return place.door;
}

/** Answers at the door until the answer is called; that waits for the requests in hand. */
export async function answerAtDoor(listener: RequestListener): Promise<{ leave(): Promise<void> }> {
  const { server } = await openDoor();
  const inHand = new Set<Promise<unknown>>();
  const answer: RequestListener = (incoming, outgoing) => {
    const done = once(outgoing, "close").finally(() => inHand.delete(done));
    inHand.add(done);
    listener(incoming, outgoing);
  };
  server.removeAllListeners("request").on("request", answer);
  return {
    async leave() {
      await Promise.all(inHand);
      server.off("request", answer).on("request", nobodyIsIn);
    },
  };
}

const nobodyIsIn: RequestListener = (_incoming, outgoing) => void outgoing.writeHead(503).end();

async function listen(): Promise<Door> {
  const server = createServer(lines, nobodyIsIn).listen(0, "localhost");
  await once(server, "listening");
  server.unref();
  return { server, port: (server.address() as AddressInfo).port };
}
