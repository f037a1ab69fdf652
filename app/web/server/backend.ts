import { contract } from "#app/areas.ts";
import { boundBody } from "#platform/api/body.ts";
import { callOverHttp } from "#platform/api/client.ts";
import { type HttpCall, sendCall } from "#platform/api/http-call.ts";
import { checkCsrf, csrfHeader } from "#platform/auth/csrf.ts";
import { accessToken, openSession, rereadSession, type Session } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { takePlace } from "#platform/http/places.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { refuse } from "#platform/refusal.ts";

type Caller = { session: Session | null; facts: RequestFacts; userAgent?: string; idempotencyKey?: string };

/** The API of the machine that BACKEND_URL names, called in a person's name (specification §7, §9). */
export function callBackend(backendUrl: string, caller: Caller) {
  return callOverHttp(contract, backendUrl, callOf(caller));
}

/**
 * Hands a request for the API, a file or an RSS feed on to the backend as it is, a session's with its bearer token: here are only
 * sessions, what they are about lies there. Gives what the backend answered; refuses a browser without its CSRF proof.
 */
export async function forward(request: Request, facts: RequestFacts): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const session = await openSession(request);
  if (session && !checkCsrf(request, session, csrfHeader(request))) refuse("forbidden", "csrf");
  const bearer = /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
  const body = boundBody(request, session !== null || bearer !== undefined ? "person" : "stranger");
  const who = session?.viewer.accountId ?? bearer;
  const leave = who ? takePlace(request, who) : () => {};
  const { method, headers } = request;
  const sent = method === "GET" || method === "HEAD" ? undefined : await body.arrayBuffer().finally(leave);
  const target = new Request(`${config.backendUrl}${pathname}${search}`, { method, headers, body: sent });
  const call = callOf({ session, facts, userAgent: headers.get("user-agent") ?? undefined, idempotencyKey });
  const own: Partial<HttpCall> = bearer ? { token: async () => bearer, refresh: async () => null } : {};
  const answer = await sendCall(target, { ...call, ...own });
  const told = new Headers();
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) told.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers: told });
}

const passed = [
  "accept-ranges",
  "allow",
  "cache-control",
  "content-disposition",
  "content-range",
  "content-security-policy",
  "content-type",
  "etag",
  "location",
  "retry-after",
  "vary",
  "www-authenticate",
  "x-robots-tag",
];

function callOf({ session, facts, userAgent, idempotencyKey }: Caller): HttpCall {
  const { requestId, address } = facts;
  return {
    token: async () => session && accessToken(session),
    refresh: async (dead) => session && accessToken(session, { dead }),
    wrote: () => session && rereadSession(session),
    csrf: session?.csrf ?? "",
    idempotencyKey,
    requestId,
    address,
    userAgent,
  };
}
