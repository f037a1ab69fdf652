import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

type Heard = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A backend that answers as the test says, one answer a call (the last one stays), and remembers what it heard. */
export function fakeBackend() {
  const backend = { url: "", heard: [] as Heard[], answers: [] as Answer[] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      backend.heard.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      const answer = backend.answers.length > 1 ? backend.answers.shift() : backend.answers[0];
      answer?.(response, request);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    backend.heard.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return backend;
}

export const says =
  (status: number, body: unknown = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export const refusesWith = (status: number, code: string, data?: unknown) =>
  says(status, { defined: false, code, status, message: "нет", data });

/** Headers and half a body, then nothing any more. */
export const isCut: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"half":', () => response.destroy());
};

export const hangsUp: Answer = (_, request) => void request.socket.destroy();
export const isSilent: Answer = () => {};
export const showsPage =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>nginx</h1>");
