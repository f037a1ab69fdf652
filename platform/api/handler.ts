import { ORPCError } from "@orpc/contract";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import type { AnyRouter } from "@orpc/server";
import { dropFiles } from "#platform/http/form.ts";
import { takePlace } from "#platform/http/places.ts";
import { log } from "#platform/log.ts";
import { boundBody, boundQuery } from "./body.ts";
import { type ApiContext, enterOperation } from "./implement.ts";
import type { OperationMeta } from "./operation.ts";
import { asApiError } from "./refusals.ts";
import { typedInput } from "./typed.ts";

type Report = (error: unknown, requestId: string) => void;

const toLog: Report = (error, requestId) => log.error("An API call failed", { requestId, error });

/** The headers that a call's answer gets, and whether its input could be read. */
type State = { requestId: string; headers: Headers; isRead: boolean; report: Report };
type Call = ApiContext & State;
type Step<T> = { context: Call; next(): Promise<T> };
type Reading<T> = Pick<Step<T>, "context"> & {
  input: unknown;
  next(read: unknown): Promise<T>;
  procedure: { "~orpc": { meta: OperationMeta } };
};

/** For how many seconds to wait, where nobody knows it better. */
const waits: Record<number, number> = { 429: 60, 503: 30 };
const prefix = "/api";
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * The API for outside clients (specification §7): answers every request under /api, in JSON whatever happens.
 * An unknown path is 404, an unknown method 405; of a bug an outsider learns the request's code and nothing else.
 * `enter` tells who calls, or refuses; `report` hears of bugs.
 */
export function createApiHandler(router: AnyRouter, report: Report = toLog) {
  const handler = new OpenAPIHandler(router, {
    interceptors: [explained],
    clientInterceptors: [marked],
  } as never);
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);

  /** Who may not call, or has called too often, is told so before the call is read. */
  async function enterFirst(call: Call, { method, url }: Request): Promise<void> {
    const { pathname, searchParams } = new URL(url);
    const match = await matcher.match(method, `/${pathname.slice(prefix.length).replace(/^\/|\/$/g, "")}`);
    if (match) {
      const operation = match.procedure["~orpc"] as never as Parameters<typeof enterOperation>[1];
      enterOperation(call, operation);
      call.entered = operation.meta;
    }
    boundQuery(searchParams);
  }

  async function methodsOf(pathname: `/${string}`): Promise<string[]> {
    const known = await Promise.all(methods.map(async (method) => (await matcher.match(method, pathname)) && method));
    return known.filter((method) => method !== undefined);
  }

  return async (request: Request, requestId: string, enter: () => Promise<ApiContext>): Promise<Response> => {
    const headers = new Headers({ "cache-control": "private, no-store", vary: "authorization, cookie" });
    const state: State = { requestId, headers, isRead: true, report };
    let body: Request | undefined;
    let leave = () => {};
    try {
      const call: Call = Object.assign(state, await enter(), { isRead: false });
      await enterFirst(call, request);
      body = boundBody(request, call.viewer.accountId ? "person" : "stranger");
      if (call.viewer.accountId) leave = takePlace(request, call.viewer.accountId);
      const { matched, response } = await handler.handle(body, { prefix, context: call as never });
      if (matched) return withHeaders(response, headers);
      const allowed = await methodsOf(`/${new URL(request.url).pathname.slice(prefix.length + 1)}`);
      if (allowed.length === 0) return answer(new ORPCError("NOT_FOUND", { message: "Нет такой операции" }), headers);
      headers.set("allow", allowed.join(", "));
      const message = `Здесь можно только ${allowed.join(", ")}`;
      return answer(new ORPCError("METHOD_NOT_SUPPORTED", { message }), headers);
    } catch (problem) {
      return answer(explain(problem, state), headers);
    } finally {
      leave();
      if (body) await dropFiles(body);
    }
  };
}

/** What the API answers to a problem that no operation has met. */
export function answerProblem(problem: unknown, requestId: string, report: Report = toLog): Response {
  const headers = new Headers({ "cache-control": "private, no-store" });
  return answer(explain(problem, { requestId, headers, isRead: true, report }), headers);
}

async function explained<T>({ context, next }: Step<T>): Promise<T> {
  try {
    return await next();
  } catch (problem) {
    throw explain(problem, context);
  }
}

/** Stands between reading and doing; says of a good answer how long it may be kept. */
async function marked<T>({ context, next, procedure, ...call }: Reading<T>): Promise<T> {
  const input = typedInput(call.input);
  context.isRead = true;
  const answer = await next({ ...call, context, procedure, input });
  const { cacheFor } = procedure["~orpc"].meta;
  if (cacheFor) context.headers.set("cache-control", `private, max-age=${cacheFor}`);
  return answer;
}

/** What an outsider learns of a problem; a bug is reported. */
function explain(problem: unknown, { headers, requestId, isRead, report }: State): ORPCError<string, unknown> {
  const error = asApiError(problem);
  if (error instanceof ORPCError && error.status !== 500) {
    if (error.status === 401) headers.set("www-authenticate", "Bearer");
    const wait = error.data?.retryAfter ?? waits[error.status];
    if (wait) headers.set("retry-after", String(wait));
    return error;
  }
  if (!isRead) {
    log.debug("A call could not be read", { requestId, error: problem });
    return new ORPCError("BAD_REQUEST", { status: 400, message: "Запрос не удалось прочитать", cause: problem });
  }
  report(error, requestId);
  const message = `Что-то пошло не так. Код: ${requestId.slice(0, 8).toUpperCase()}`;
  return new ORPCError("INTERNAL_SERVER_ERROR", { status: 500, message, cause: problem });
}

function answer(error: ORPCError<string, unknown>, headers: Headers): Response {
  return Response.json(error, { status: error.status, headers });
}

function withHeaders(answer: Response, headers: Headers): Response {
  for (const [name, value] of headers) answer.headers.set(name, value);
  return answer;
}
