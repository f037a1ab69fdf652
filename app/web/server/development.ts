import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { ViteDevServer } from "vite";

/**
 * Pages in development: Vite serves sources and gives the newest build of the pages on each request. Its messages to the
 * browser travel over the portal's own port, so `attach` must get the server before it listens.
 */
export function developPages() {
  let vite: ViteDevServer;
  return {
    build: () => vite.ssrLoadModule("virtual:remix/server-build") as unknown as Promise<ServerBuild>,
    assets: (request: IncomingMessage, response: ServerResponse, _: object, next: () => void) =>
      vite.middlewares(request, response, next),
    async attach(server: Server): Promise<void> {
      const { createServer } = await import("vite");
      vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
    },
  };
}
