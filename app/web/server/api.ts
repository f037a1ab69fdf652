import { router } from "#app/areas.ts";
import { createApiHandler, describeApi } from "#platform/api/openapi.ts";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { checkCsrf, csrfHeader, needsNoCsrf } from "#platform/auth/csrf.ts";
import { openSession } from "#platform/auth/session.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { log } from "#platform/log.ts";
import { drawApiPage } from "./api-page.ts";

const handle = createApiHandler(router);
let description: Promise<object> | undefined;

/** The API for outside clients and for portals on other machines: bearer token or session, JSON in and out (specification §7). */
export async function answerApi(request: Request, { requestId, nonce }: RequestFacts): Promise<Response> {
  const { pathname } = new URL(request.url);
  description ??= describeApi(router, config.publicUrl);
  if (pathname === "/api/openapi.json") return json(200, await description);
  if (pathname === "/api/docs") return drawApiPage(await description, nonce);
  try {
    const viewer = await callerOf(request);
    if (!viewer) return json(403, { code: "FORBIDDEN", status: 403, message: "Проверка CSRF не пройдена" });
    const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
    const answer = await handle(request, { viewer, requestId, idempotencyKey });
    return answer ? quiet(answer) : json(404, { code: "NOT_FOUND", status: 404, message: "Нет такой операции" });
  } catch (error) {
    log.error("An API call failed", { requestId, error });
    return json(500, { code: "INTERNAL_SERVER_ERROR", status: 500, message: `Ошибка. Код: ${requestId.slice(0, 8)}` });
  }
}

/** Who calls: the bearer's person, else the session's; null when a session's call lacks its CSRF proof (quality rule 12). */
async function callerOf(request: Request): Promise<Viewer | null> {
  const authorization = request.headers.get("authorization");
  if (authorization) {
    const session = await openSession(request);
    if (!needsNoCsrf(request, session !== null) && !checkCsrf(request, session, csrfHeader(request))) return null;
    return (await viewerOfBearer(authorization)) ?? nobody;
  }
  const session = await openSession(request);
  if (!checkCsrf(request, session, csrfHeader(request))) return null;
  return session?.viewer ?? nobody;
}

function quiet(answer: Response): Response {
  answer.headers.set("cache-control", "private, no-store");
  const wait = answer.status === 429 ? "60" : undefined;
  if (wait && !answer.headers.has("retry-after")) answer.headers.set("retry-after", wait);
  return answer;
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
}
