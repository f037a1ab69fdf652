import { createORPCClient } from "@orpc/client";
import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import { isContractProcedure } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type AnyRouter, createRouterClient } from "@orpc/server";
import { refuse } from "#platform/refusal.ts";
import { type HttpCall, sendCall } from "./http-call.ts";
import type { ApiContext } from "./implement.ts";
import { asApiError } from "./refusals.ts";
import { typedInput } from "./typed.ts";

/** The API called in this process: no HTTP, the same checks, the same types. */
export function callInProcess<C extends AnyContractRouter>(contract: C, router: AnyRouter, context: ApiContext) {
  const client = createRouterClient(router, { context, interceptors: [typed] } as never);
  return tellingPlace(contract, client as unknown as Client) as unknown as ContractRouterClient<C>;
}

type Reading = { input: unknown; next(read: unknown): Promise<unknown> };

function typed({ next, ...call }: Reading): Promise<unknown> {
  return next({ ...call, input: typedInput(call.input) });
}

/** The API on another machine, called as specification §7 and §9 say; `call` knows the token and how to refresh it. */
export function callOverHttp<C extends AnyContractRouter>(contract: C, backendUrl: string, call: HttpCall) {
  const link = new OpenAPILink(contract, {
    url: `${backendUrl}/api`,
    fetch: async (request) => understood(await sendCall(request, call)),
  });
  return tellingPlace(contract, createORPCClient(link) as unknown as Client) as unknown as ContractRouterClient<C>;
}

/** What is not the API's own answer is no answer: an error of the backend, a proxy's page, a redirect. */
function understood(answer: Response): Response {
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") || answer.status === 204;
  if (isJson && answer.status !== 500) return answer;
  return refuse("unavailable", "backend", { cause: new Error(`The backend answered ${answer.status}`) });
}

type Client = { [step: string]: Client } & ((...input: unknown[]) => Promise<unknown>);

/** The client's own interceptors would be too early: it makes the error anew after them, and what they wrote is gone. */
function tellingPlace(contract: AnyContractRouter, client: Client, path: readonly string[] = []): Client {
  const reach = (_: Client, step: string) => tellingPlace(contract, client[step]!, [...path, step]);
  const call = (_: Client, __: unknown, input: unknown[]) => named(contract, path, input[0], () => client(...input));
  return new Proxy(client, { get: reach as never, apply: call as never });
}

/** Writes on a refusal which operation it came from: the catalogue of toasts asks for method and path. */
async function named(
  contract: AnyContractRouter,
  path: readonly string[],
  input: unknown,
  next: () => Promise<unknown>,
) {
  try {
    return await next();
  } catch (problem) {
    const error = asApiError(problem);
    const found = path.reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], contract);
    if (error && typeof error === "object" && isContractProcedure(found)) {
      const { method = "POST", path: pattern = "" } = found["~orpc"].route;
      Object.assign(error, { operation: { method, path: `/api${filled(pattern, input)}` } });
    }
    throw error;
  }
}

function filled(pattern: string, input: unknown): string {
  const values = (input ?? {}) as Record<string, unknown>;
  return pattern.replace(/\{(\w+)\}/g, (name, key: string) => encodeURIComponent(String(values[key] ?? name)));
}
