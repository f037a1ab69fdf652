import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { catchAll, pages } from "#app/routes.ts";
import { createMatcher } from "../match.ts";

/** Built pages, or in development a way to read them anew. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

type Handler = ReturnType<typeof createRequestHandler>;

export const matchPage = createMatcher(pages);

/** The path of the page that a request is about: Remix asks for a page's data alone at `/path.data`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

/**
 * Answers pages with Remix. Each page gets a handler that knows the root and itself alone: Remix ranks all routes anew
 * several times a request, which with the whole table costs more than drawing the page.
 */
export function createPageHandler(build: PageBuild, mode: string) {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, Handler>();
  return (request: Request, pathname: string, context: Parameters<Handler>[1]): Promise<Response> => {
    if (pathname === "/__manifest" || typeof build === "function") return whole(request, context);
    const id = matchPage(pagePath(pathname))?.id ?? catchAll;
    let handler = handlers.get(id);
    if (!handler) {
      handler = createRequestHandler(only(build, id), mode);
      handlers.set(id, handler);
    }
    return handler(request, context);
  };
}

function only(build: ServerBuild, id: string): ServerBuild {
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([one]) => one === "root" || one === id));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  } as ServerBuild;
}
