import { createServer, request, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";

export type Line = {
  origin: string;
  /** From now on nothing comes through: connections die, new ones are refused. */
  cut(): void;
  mend(): void;
  /** The next version of the portal: its worker names another build. */
  renewVersion(): void;
  close(): void;
};

/** The line between a browser and the portal, which a test can cut: for pages and for the service worker alike. */
export async function openLine(portal: string): Promise<Line> {
  let isCut = false;
  let version = 0;
  let build = "";
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming, outgoing) => {
    const { "accept-encoding": _encoding, "if-none-match": _match, ...headers } = incoming.headers;
    const url = incoming.url?.replace(/manifest-next\d+/, `manifest-${build}`);
    const asked = request(`${portal}${url}`, { method: incoming.method, headers }, async (answer) => {
      const { location } = answer.headers;
      if (location) answer.headers.location = location.replace(portal, line.origin);
      if (incoming.url === "/sw.js" && version) {
        const script = await text(answer);
        build = /"([0-9a-f]{8})"/.exec(script)?.[1] ?? "";
        const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
        outgoing.writeHead(200, kept).end(script.replaceAll(`"${build}"`, `"next${version}"`));
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.on("connection", (socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const line: Line = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
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
