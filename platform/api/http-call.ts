import { ORPCError } from "@orpc/client";
import { refuse } from "#platform/refusal.ts";

/** What a call over HTTP carries (specification §7), and what to do when the token has died. */
export type HttpCall = {
  token(): Promise<string | null>;
  /** A token newer than the one that was refused with 401, or null: then the person is signed out. */
  refresh(dead: string): Promise<string | null>;
  csrf: string;
  idempotencyKey?: string;
  requestId: string;
  /** Something was written: what this machine remembers of the person may be old. */
  wrote?(): void;
  /** The person's own address: budgets and records are theirs, not this machine's. */
  address: string;
  /** The person's own browser, as it calls itself. */
  userAgent?: string;
  /** Milliseconds; the specification's, unless a test cannot wait so long. */
  patience?: typeof patience;
};

const patience = { call: 10_000, upload: 60_000 };
const triesAtMost = 2;

/**
 * Sends one call: JSON, the marker of XHR, the bearer token, the CSRF cookie and, on every method but GET, its header.
 * It may take 10 s, an upload or a file 60 s, all tries together (§9). Silence or an error of the backend is tried once
 * more where that does nothing twice: a read, or a write with an idempotency key; a refusal, 404 or another, never.
 * A 401 refreshes the token once. Refuses as «unavailable» without an answer, as 504 when it was too slow.
 */
export async function sendCall(request: Request, call: HttpCall): Promise<Response> {
  const isRead = request.method === "GET";
  const body = isRead ? undefined : await request.arrayBuffer();
  const signal = AbortSignal.timeout((call.patience ?? patience)[movesFile(request) ? "upload" : "call"]);
  const token = await call.token();
  const send = (bearer: string | null) =>
    insist(isRead || call.idempotencyKey ? triesAtMost : 1, signal, () =>
      ask(request, { headers: headersOf(request, call, bearer), body, signal }),
    );
  const answer = await send(token);
  const fresh = answer.status === 401 && token !== null ? await call.refresh(token) : null;
  const last = fresh === null ? answer : await send(fresh);
  if (!isRead) call.wrote?.();
  return last;
}

async function insist(tries: number, signal: AbortSignal, ask: () => Promise<Response>): Promise<Response> {
  for (let left = tries - 1; ; left--) {
    try {
      const answer = await ask();
      if (answer.status < 500 || left === 0) return answer;
    } catch (cause) {
      if (signal.aborted) throw new ORPCError("GATEWAY_TIMEOUT", { message: "Ответ не пришёл вовремя", cause });
      if (left === 0) refuse("unavailable", "backend", { cause });
    }
  }
}

/** One exchange, the body of the answer included: a connection may be cut in the middle of it. */
async function ask({ url, method }: Request, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, method, redirect: "manual" });
  const bytes = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) headers.delete(name);
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers });
}

function movesFile({ url, headers }: Request): boolean {
  return new URL(url).pathname.startsWith("/files/") || /^multipart\//i.test(headers.get("content-type") ?? "");
}

const carried = ["accept", "accept-encoding", "content-type", "if-none-match"];

function headersOf(request: Request, call: HttpCall, token: string | null): Headers {
  const headers = new Headers({
    accept: "application/json",
    "x-requested-with": "XMLHttpRequest",
    "x-request-id": call.requestId,
    "x-forwarded-for": call.address,
  });
  if (call.userAgent) headers.set("user-agent", call.userAgent);
  for (const name of carried) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (call.csrf) headers.set("cookie", `XSRF-TOKEN=${call.csrf}`);
  if (request.method === "GET") return headers;
  if (call.csrf) headers.set("x-xsrf-token", call.csrf);
  if (call.idempotencyKey) headers.set("idempotency-key", call.idempotencyKey);
  return headers;
}
