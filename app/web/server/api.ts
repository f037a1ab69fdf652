import { areaTitles, router } from "#app/areas.ts";
import { answerProblem, createApiHandler } from "#platform/api/handler.ts";
import { describeApi } from "#platform/api/openapi.ts";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { checkCsrf, csrfHeader } from "#platform/auth/csrf.ts";
import { openSession } from "#platform/auth/session.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { compressed } from "#platform/http/compress.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { refuse } from "#platform/refusal.ts";
import { reportError } from "../reports/report.ts";
import { drawApiPage } from "./api-page.ts";
import { forward } from "./backend.ts";

const report = (error: unknown, requestId: string) => reportError(error, { requestId });
const handle = createApiHandler(router, report);
let description: ReturnType<typeof describeApi> | undefined;

/** The API for outside clients and for portals on other machines: bearer token or session, JSON in and out (specification §7). */
export async function answerApi(request: Request, facts: RequestFacts): Promise<Response> {
  const { requestId, address } = facts;
  const { pathname } = new URL(request.url);
  if (pathname === "/api/openapi.json") return Response.json(await documentOf());
  if (pathname === "/api/docs") return packed(await drawApiPage(await documentOf()), request);
  if (config.backendUrl) return forward(request, facts).catch((problem) => answerProblem(problem, requestId, report));
  return handle(request, requestId, async () => {
    const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
    const userAgent = request.headers.get("user-agent") ?? undefined;
    return { viewer: await callerOf(request), address, userAgent, requestId, idempotencyKey };
  });
}

/** A long page goes over the line compressed. */
async function packed(page: Response, request: Request): Promise<Response> {
  const whole = Buffer.from(await page.arrayBuffer());
  const { body, headers } = compressed(whole, request.headers.get("accept-encoding"));
  return new Response(new Uint8Array(body), {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), ...headers },
  });
}

function documentOf() {
  description ??= describeApi(router, config.publicUrl, areaTitles);
  return description;
}

/**
 * Who calls: the bearer's person, else the session's. Refuses a browser's call without its CSRF proof;
 * a stranger needs none: there is nothing that a foreign page could do in their name.
 */
export async function callerOf(request: Request): Promise<Viewer> {
  const session = await openSession(request);
  if (session && !checkCsrf(request, session, csrfHeader(request))) refuse("forbidden", "csrf");
  const authorization = request.headers.get("authorization");
  if (authorization) return (await viewerOfBearer(authorization)) ?? nobody;
  return session?.viewer ?? nobody;
}
