import { ORPCError } from "@orpc/client";

/** What a call over HTTP carries (specification §7), and what to do when the token has died. */
export type HttpCall = {
  token(): Promise<string | null>;
  /** A fresh token after a 401, or null: then the person is signed out. */
  refresh(): Promise<string | null>;
  csrf: string;
  idempotencyKey?: string;
  requestId: string;
};

const timeout = 10_000;
const uploadTimeout = 60_000;
const readTries = 2;

/**
 * Sends one call: JSON, the marker of XHR, the bearer token, the CSRF header on every method but GET.
 * Time-out 10 s (60 s for an upload); a failed read is tried once more, never after 404; a 401 refreshes once (§9).
 * A backend that does not answer is refused as «unavailable» (503), one that is too slow as 504.
 */
export async function sendCall(request: Request, call: HttpCall): Promise<Response> {
  const isRead = request.method === "GET";
  const isUpload = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const body = isRead ? undefined : await request.arrayBuffer();
  let token = await call.token();
  let refreshed = false;
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: headersOf(request, call, token),
      body,
      signal: AbortSignal.timeout(isUpload ? uploadTimeout : timeout),
    }).catch((error) => {
      if (isRead && attempt < readTries) return null;
      throw silence(error);
    });
    if (answer?.status === 401 && token && !refreshed) {
      refreshed = true;
      token = await call.refresh();
      if (token) continue;
    }
    if (answer && !(isRead && answer.status >= 500 && attempt < readTries)) return answer;
  }
}

function silence(cause: unknown): ORPCError<string, undefined> {
  const isSlow = cause instanceof Error && cause.name === "TimeoutError";
  return isSlow
    ? new ORPCError("GATEWAY_TIMEOUT", { status: 504, cause })
    : new ORPCError("UNAVAILABLE", { status: 503, cause });
}

function headersOf(request: Request, call: HttpCall, token: string | null): Headers {
  const headers = new Headers(request.headers);
  headers.set("x-requested-with", "XMLHttpRequest");
  headers.set("x-request-id", call.requestId);
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (request.method !== "GET") {
    headers.set("x-xsrf-token", call.csrf);
    headers.set("cookie", `XSRF-TOKEN=${call.csrf}`);
    if (call.idempotencyKey) headers.set("idempotency-key", call.idempotencyKey);
  }
  return headers;
}
