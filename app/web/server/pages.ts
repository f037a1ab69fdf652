import { isSameOrigin } from "#platform/auth/csrf.ts";
import { openSession } from "#platform/auth/session.ts";
import { nobody } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { compressed } from "#platform/http/compress.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { contextFor } from "./context.ts";
import { guard, sendTo } from "./guard.ts";
import { createPageHandler, matchPage, type PageBuild, pagePath } from "./remix.ts";

const methods = new Set(["GET", "HEAD", "POST"]);

/** Answers every page: session, guard, Remix, compression; in that order (design §3). */
export function createPages(build: PageBuild) {
  const draw = createPageHandler(build, config.nodeEnv);
  return async (request: Request, facts: RequestFacts): Promise<Response> => {
    const url = new URL(request.url);
    if (!methods.has(request.method))
      return new Response(null, { status: 405, headers: { allow: [...methods].join(", ") } });
    if (request.method === "POST" && !isSameOrigin(request.headers)) {
      return new Response("Форма пришла не со страницы портала.", {
        status: 403,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
    }
    const path = pagePath(url.pathname);
    const isData = url.pathname.endsWith(".data");
    const page = matchPage(path)?.page;
    const session = await openSession(request);
    const viewer = session?.viewer ?? nobody;
    const elsewhere = guard(page, viewer, targetOf(path, url));
    if (elsewhere) return sendTo(elsewhere, request, isData);
    const context = contextFor({ request, session, viewer, facts, audience: page?.audience ?? "public" });
    const answer = await draw(request, url.pathname, context);
    // Whose page it is, for the service worker: saved pages of another session are wiped (quality rule 18).
    answer.headers.set("x-viewer", session?.publicId ?? "nobody");
    return send(request, answer);
  };
}

/** What the person asked for: the page itself, its query kept, without Remix's own words. */
function targetOf(path: string, url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  return query.size ? `${path}?${query}` : path;
}

async function send(request: Request, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (!answer.body) return new Response(null, { status: answer.status, headers });
  const whole = Buffer.from(await answer.arrayBuffer());
  const { body, headers: more } = compressed(whole, request.headers.get("accept-encoding"));
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body as BodyInit, { status: answer.status, headers });
}
