import {
  answerHolder,
  bodyOf,
  demandReading,
  holderOf,
  problemOf,
  type ScimAnswer,
  ScimProblem,
  wrong,
} from "#app/office/scim/server/index.ts";
import { boundBody } from "#platform/api/body.ts";
import { callFacts } from "#platform/auth/call-facts.ts";
import { config } from "#platform/config.ts";
import { sqlState } from "#platform/db/index.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { Refusal, refuse } from "#platform/refusal.ts";
import { reportError } from "../reports/report.ts";
import { forward } from "./backend.ts";
import { statusOf } from "./trouble.ts";

const prefix = "/scim/v2";
const types = ["application/scim+json", "application/json"];

/**
 * SCIM 2.0 for a company's own directory of people (RFC 7644): a bearer token of the company and nothing
 * else says who calls, cookies are not looked at. Bad tokens are counted by address, calls by token.
 */
export async function answerScim(request: Request, facts: RequestFacts): Promise<Response> {
  try {
    if (config.backendUrl) return await forward(request, facts);
    return drawn(await answer(request, facts));
  } catch (error) {
    const problem = problemOf(error) ?? ownProblem(error, facts);
    return drawn({ status: problem.status, body: bodyOf(problem), headers: waiting(problem, error) });
  }
}

async function answer(request: Request, facts: RequestFacts): Promise<ScimAnswer> {
  const { pathname, searchParams } = new URL(request.url);
  const bearer = /^bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  spend("scim-guesses", facts.address, 60, 3600);
  const holder = (bearer && (await holderOf(bearer))) || refuse("unauthorized", "scim");
  giveBack("scim-guesses", facts.address);
  spend("scim", holder.id, 3000, 60);
  const path = pathname.slice(prefix.length).split("/").filter(Boolean).map(decode);
  demandReading(request.method, path);
  const call = {
    method: request.method,
    path,
    query: Object.fromEntries(searchParams),
    body: await readBody(request),
    ifMatch: request.headers.get("if-match"),
    ifNoneMatch: request.headers.get("if-none-match"),
  };
  return callFacts.run(facts, () => answerHolder(holder, call));
}

async function readBody(request: Request): Promise<unknown> {
  if (!["POST", "PUT", "PATCH"].includes(request.method)) return undefined;
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (!types.includes(type)) throw new ScimProblem(415, "Нужен application/scim+json");
  const text = await boundBody(request, "directory").text();
  try {
    return JSON.parse(text);
  } catch {
    return wrong("invalidSyntax", "Это не JSON");
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Two who bring the same at once: the database lets one through. */
const away = new ScimProblem(503, "Портал ненадолго прилёг: повторите позже");
const taken = new ScimProblem(409, "Такое уже есть", "uniqueness");

function ownProblem(error: unknown, { requestId }: RequestFacts): ScimProblem {
  if (sqlState(error) === "23505") return taken;
  if (statusOf(error) === 503) return away;
  reportError(error, { requestId });
  return new ScimProblem(500, `Что-то пошло не так. Код: ${requestId.slice(0, 8).toUpperCase()}`);
}

function waiting({ status }: ScimProblem, error: unknown): Record<string, string> {
  if (status === 401) return { "www-authenticate": "Bearer" };
  if (status !== 429 && status !== 503) return {};
  const seconds = error instanceof Refusal ? error.retryAfter : undefined;
  return { "retry-after": String(seconds ?? 30) };
}

function drawn({ status, body, headers }: ScimAnswer): Response {
  const told = { "cache-control": "private, no-store", vary: "authorization", ...headers };
  if (!body) return new Response(null, { status, headers: told });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...told, "content-type": "application/scim+json; charset=utf-8" },
  });
}
