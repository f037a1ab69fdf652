import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { createPace, type Slowness } from "./slow-line.ts";

type Moment = "before" | "during" | "after";

/**
 * Where a form meets the cut: before the portal hears of it, in the middle of its words, or with the answer to it. A held
 * one gets as far, and then nobody hears any more of it. `busy` is a portal that asks to wait.
 */
export type Fault = "none" | Moment | `held ${Moment}` | "busy";

export type Line = {
  origin: string;
  /** What happens to every form from now on; the rest comes through. */
  fault: Fault;
  /** For how many seconds a busy portal asks to wait. */
  wait: number;
  /** What has been asked for, method and path, in its order. */
  asked: string[];
  /** The portal has answered a form whose answer is held. */
  isAnswered: boolean;
  /** From now on nothing comes through: connections die, new ones are refused. */
  cut(): void;
  mend(): void;
  /** What is asked of such an address is never answered, until the line is mended and it is asked for again. */
  hold(isHeld: (path: string) => boolean): void;
  /** Cuts it when something of such an address is asked for. */
  cutAt(isLast: (path: string) => boolean): void;
  /** From now on answers come so; undefined is a line that is fast and whole. */
  slow: Slowness | undefined;
  /** How many answers a slow line has broken. */
  broken(): number;
  /** The next version of the portal: its worker names another build. */
  renewVersion(): void;
  close(): void;
};

/** A repeat by the outbox does not get as far again: each try that the portal hears of is counted by its limits. */
function faultOf({ method, url = "", headers }: IncomingMessage, fault: Fault): Fault {
  if (method !== "POST" || !/\.data(\?|$)/.test(url) || fault === "none") return "none";
  return headers["x-outbox"] && fault !== "busy" ? "before" : fault;
}

/** The line between a browser and the portal, which a test can cut: for pages and for the service worker alike. */
export async function openLine(portal: string): Promise<Line> {
  let isCut = false;
  let isLast: (path: string) => boolean = () => false;
  let isHeld: (path: string) => boolean = () => false;
  let version = 0;
  let build = "";
  const sockets = new Set<Socket>();
  const pace = createPace();
  const server: Server = createServer((incoming, outgoing) => {
    line.asked.push(`${incoming.method} ${incoming.url}`);
    if (isHeld(incoming.url ?? "")) return;
    if (isLast(incoming.url ?? "")) line.cut();
    const fault = faultOf(incoming, line.fault);
    if (fault === "before") return incoming.socket.destroy();
    if (fault === "held before") return;
    if (fault === "busy") return void outgoing.writeHead(429, { "retry-after": String(line.wait) }).end();
    const { "accept-encoding": encoding, "if-none-match": _match, ...headers } = incoming.headers;
    if (line.slow) headers["accept-encoding"] = encoding;
    const url = incoming.url?.replace(/manifest-next\d+/, `manifest-${build}`);
    const asked = request(`${portal}${url}`, { method: incoming.method, headers }, async (answer) => {
      if (fault === "after") return answer.resume().on("end", () => outgoing.destroy());
      if (fault === "held after") {
        line.isAnswered = true;
        return answer.resume();
      }
      const { location } = answer.headers;
      if (location) answer.headers.location = location.replace(portal, line.origin);
      if (incoming.url === "/sw.js" && version) {
        const script = await text(answer);
        build = /"([0-9a-f]{8})"/.exec(script)?.[1] ?? "";
        const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
        outgoing.writeHead(200, kept).end(script.replaceAll(`"${build}"`, `"next${version}"`));
        return;
      }
      // An answer whose reader has gone is of no more use to anybody.
      if (line.slow) return pace.pipe(answer, outgoing, line.slow).catch(() => outgoing.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    if (fault.endsWith("during")) {
      incoming.once("data", (bytes: Buffer) => {
        asked.write(bytes.subarray(0, bytes.length / 2), () => {
          if (fault.startsWith("held")) return;
          asked.destroy();
          incoming.socket.destroy();
        });
      });
      return;
    }
    incoming.pipe(asked);
  });
  server.on("connection", (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const line: Line = {
    fault: "none",
    wait: 1,
    asked: [],
    isAnswered: false,
    slow: undefined,
    broken: pace.broken,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      isLast = () => false;
      isHeld = () => false;
    },
    hold(isIt) {
      isHeld = isIt;
    },
    cutAt(isIt) {
      isLast = isIt;
    },
    renewVersion() {
      version += 1;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return line;
}
