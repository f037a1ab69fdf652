import { createHash } from "node:crypto";
import { type FeedTab, feedTabs } from "#app/feed/feed/contract.ts";
import { readerOf, writeRss } from "#app/feed/feed/server/index.ts";
import { config } from "#platform/config.ts";
import { withTenant } from "#platform/db/index.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { forward } from "./backend.ts";

/**
 * Gives one of a person's feeds as RSS 2.0 to whoever has their token, which stands in the address: programs that read
 * feeds do not sign in. The same 404 for a wrong token and a wrong feed; an unchanged feed is 304.
 */
export async function answerRss(request: Request, tab: string, facts: RequestFacts): Promise<Response> {
  try {
    if (config.backendUrl) return await forward(request, facts);
    const token = new URL(request.url).searchParams.get("token") ?? "";
    spend("rss-guesses", facts.address, 60, 3600);
    const viewer = isTab(tab) ? await readerOf(token) : undefined;
    if (!viewer || !isTab(tab)) return plain(404, "Лента не найдена. Новый адрес – в настройках портала.");
    giveBack("rss-guesses", facts.address);
    spend("rss", viewer.accountId, 300, 3600);
    const body = await withTenant(viewer.groupId, () => writeRss(viewer, tab));
    return answer(request, body);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "too-many")
      return plain(429, "Слишком часто. Попробуйте позже.", { "retry-after": String(error.retryAfter ?? 60) });
    if (error instanceof Refusal && error.kind === "unavailable")
      return plain(503, "Портал ненадолго прилёг. Попробуйте позже.", { "retry-after": "60" });
    log.error("A feed could not be given", { requestId: facts.requestId, error });
    return plain(500, "Не получилось собрать ленту.");
  }
}

function answer(request: Request, body: string): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-robots-tag": "noindex",
  };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": "application/rss+xml; charset=utf-8" } });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
}

function isTab(text: string): text is FeedTab {
  return (feedTabs as readonly string[]).includes(text);
}
