import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";

/** Pages in development: Vite serves sources with hot reload, and gives the newest build of the pages on each request. */
export async function developPages() {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true, hmr: { port: 24678 } } });
  return {
    build: () => vite.ssrLoadModule("virtual:remix/server-build") as unknown as Promise<ServerBuild>,
    assets: (request: IncomingMessage, response: ServerResponse, _: object, next: () => void) =>
      vite.middlewares(request, response, next),
  };
}
