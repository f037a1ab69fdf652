import { openSession } from "#platform/auth/session.ts";
import { nobody } from "#platform/auth/viewer.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { problemOf } from "../catalogue.ts";
import { safePath } from "../safe-path.ts";
import { contextFor } from "./context.ts";
import { sendTo } from "./guard.ts";

/** `GET /s/{code}`: leads to the page with this short name, a stranger perhaps to sign-in first; that page decides itself who may see it. */
export async function answerShortLink(request: Request, code: string, facts: RequestFacts): Promise<Response> {
  const session = await openSession(request);
  const { api } = contextFor({ request, session, viewer: session?.viewer ?? nobody, facts, page: undefined });
  try {
    const { path } = await api.shortLinks.follow({ code });
    return sendTo(safePath(path), request, false);
  } catch (error) {
    const { status, detail } = problemOf(error) ?? {};
    const returnTo = `/s/${encodeURIComponent(code)}`;
    if (detail === "sign-in") return sendTo(`/login?${new URLSearchParams({ returnTo })}`, request, false);
    if (status === 429) return new Response(null, { status, headers: { "retry-after": "60" } });
    if (status !== 404 && status !== 422) throw error;
    return sendTo("/not-found", request, false);
  }
}
