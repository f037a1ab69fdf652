import type { AnyContractRouter } from "@orpc/contract";
import { isContractProcedure, ORPCError, ValidationError } from "@orpc/contract";
import { type Implementer, implement, os } from "@orpc/server";
import type { Viewer } from "#platform/auth/viewer.ts";
import { transaction, withTenant } from "#platform/db/index.ts";
import { spend } from "#platform/limits/index.ts";
import { Refusal, refuse } from "#platform/refusal.ts";
import { doOnce } from "./idempotency.ts";
import type { Access, OperationMeta } from "./operation.ts";

/** What every operation knows of its caller. */
export type ApiContext = { viewer: Viewer; requestId: string; idempotencyKey?: string };

const codes = {
  unauthorized: ["UNAUTHORIZED", 401],
  forbidden: ["FORBIDDEN", 403],
  "not-found": ["NOT_FOUND", 404],
  conflict: ["CONFLICT", 409],
  "too-large": ["TOO_LARGE", 413],
  invalid: ["INVALID", 422],
  "too-many": ["TOO_MANY", 429],
  unavailable: ["UNAVAILABLE", 503],
} as const;

/**
 * Begins the server of an area: give it the area's contract, build its router from the answer.
 * Each operation is checked for access and rate before its input is read, and runs as one transaction
 * in the caller's company; a repeated idempotency key gets the first answer (quality rules 1, 29, 34).
 * Throws for an operation that does not say who may call it.
 */
export function implementArea<T extends AnyContractRouter>(contract: T): Implementer<T, ApiContext, ApiContext> {
  demandAccess(contract);
  const area = implement(contract).$context<ApiContext>() as unknown as { use(middleware: typeof asDeed): unknown };
  return area.use(asDeed) as Implementer<T, ApiContext, ApiContext>;
}

const asDeed = os.$context<ApiContext>().middleware(async ({ context, next, procedure, path }, input) => {
  const { meta, route } = procedure["~orpc"];
  const { access, limit } = meta as OperationMeta;
  const { viewer, idempotencyKey: key } = context;
  const name = path.join(".");
  try {
    admit(access, viewer);
    if (limit) spend(limit.name, viewer.accountId, limit.count, limit.perSeconds);
    return await inCompany(viewer, async () => {
      if (!key || route.method === "GET") return next();
      return doOnce({ accountId: viewer.accountId, operation: name, key, input }, next);
    });
  } catch (problem) {
    throw asApiError(problem);
  }
});

function demandAccess(node: AnyContractRouter, name = ""): void {
  if (!isContractProcedure(node)) {
    for (const [key, child] of Object.entries(node)) demandAccess(child, name ? `${name}.${key}` : key);
  } else if (!(node["~orpc"].meta as OperationMeta).access) {
    throw new Error(`Operation ${name} does not say who may call it`);
  }
}

/** A deed sees the rows of the caller's company; a stranger has none, and public operations read no one's rows. */
function inCompany<T>({ groupId }: Viewer, deed: () => Promise<T>): Promise<T> {
  return groupId ? withTenant(groupId, deed) : transaction(deed);
}

function admit(access: Access | undefined, viewer: Viewer): void {
  if (access === "public") return;
  if (!viewer.accountId) refuse("unauthorized");
  if (access === "employee" && viewer.isGuest) refuse("forbidden");
  if (access === "admin" && !viewer.isAdmin) refuse("forbidden");
}

function asApiError(problem: unknown): unknown {
  if (problem instanceof Refusal) {
    const [code, status] = codes[problem.kind];
    const { fields, detail, retryAfter } = problem;
    return new ORPCError(code, { status, data: { fields, detail, retryAfter }, cause: problem });
  }
  if (problem instanceof ORPCError && problem.cause instanceof ValidationError && problem.status === 400) {
    return new ORPCError("INVALID", { status: 422, data: { fields: fieldsOf(problem.cause) }, cause: problem });
  }
  return problem;
}

function fieldsOf(problem: ValidationError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path = [], message } of problem.issues) {
    const name = path.map((step) => String(typeof step === "object" ? step.key : step)).join(".");
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}
