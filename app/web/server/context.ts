import { router } from "#app/areas.ts";
import { contract } from "#app/contract.ts";
import { callInProcess, callOverHttp } from "#platform/api/client.ts";
import { checkCsrf } from "#platform/auth/csrf.ts";
import { accessToken, popFlash, pushFlash, type Session } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import type { PageContext } from "../context.ts";
import type { Audience } from "../urls.ts";

type Facts = { request: Request; session: Session | null; viewer: Viewer; facts: RequestFacts; audience: Audience };

/** Makes what loaders and actions get: the API for this viewer, in process or over HTTP, and the shell's facts. */
export function contextFor({ request, session, viewer, facts, audience }: Facts): PageContext {
  const { requestId, nonce, address } = facts;
  const csrf = session?.csrf ?? "";
  const { accountId, name, isGuest, isAdmin, timeZone } = viewer;

  function apiFor(idempotencyKey: string | undefined) {
    if (!config.backendUrl) return callInProcess(contract, router, { viewer, address, requestId, idempotencyKey });
    return callOverHttp(contract, config.backendUrl, {
      token: async () => session && accessToken(session),
      refresh: async () => session && accessToken(session, { fresh: true }),
      csrf,
      idempotencyKey,
      requestId,
    });
  }

  return {
    api: apiFor(undefined),
    apiFor,
    viewer: { accountId, name, isGuest, isAdmin, timeZone },
    sessionId: session?.publicId,
    nonce,
    requestId,
    csrf,
    checkCsrf: (token) => checkCsrf(request, session, token),
    scripts: audience !== "public" && request.headers.get("save-data") !== "on",
    theme: "auto",
    flash: async (toast) => {
      if (session) await pushFlash(session, toast);
    },
    // What is fetched ahead is not on the screen: toasts wait for the page that is.
    takeFlash: async () => (session && request.headers.get("purpose") !== "prefetch" ? popFlash(session) : []),
  };
}
