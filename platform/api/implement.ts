import type { AnyContractProcedure, ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";
import { implement, os, type Router } from "@orpc/server";
import { callFacts } from "#platform/auth/call-facts.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { read, transaction, withTenant } from "#platform/db/index.ts";
import { spend } from "#platform/limits/index.ts";
import { refuse } from "#platform/refusal.ts";
import { doOnce } from "./idempotency.ts";
import type { OperationMeta } from "./operation.ts";
import { asApiError } from "./refusals.ts";

/** What every operation knows of its caller. */
export type ApiContext = {
  viewer: Viewer;
  /** Where the call comes from: the budget of those who have not signed in. */
  address: string;
  /** What the caller's browser calls itself: kept where somebody agrees to something. */
  userAgent?: string;
  requestId: string;
  idempotencyKey?: string;
  /** What the caller was let into, and counted for, before the call was read. */
  entered?: object;
};

/** What an area does for each operation of its contract: who asks, the checked input, and where the call comes from. */
export type Serve<T> = {
  [Name in keyof T]: T[Name] extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (
        viewer: Viewer,
        input: InferSchemaOutput<Input>,
        call: ApiContext,
      ) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never;
};

/**
 * The router of an area: its contract, and what serves each operation of it. An operation is checked for access and rate
 * before its input is looked at, and runs as one transaction in the caller's company (reads of a page share theirs); a repeated idempotency key gets the
 * first answer. Throws for an operation that does not say who may call it, or how often strangers may.
 */
export function serveArea<T extends Record<string, AnyContractProcedure>>(
  contract: T,
  serve: Serve<T>,
): Router<T, ApiContext> {
  demandAccess(contract);
  // Inputs are checked between the two: whoever may not call learns nothing of them, and a deed gets only good ones.
  const start = implement(contract, { initialInputValidationIndex: -1 }).$context<ApiContext>() as unknown as Chain;
  const operations = start.use(admitted).use(asDeed);
  const entries = Object.keys(contract).map((name) => {
    const deed = serve[name as keyof T] as Deed;
    return [name, operations[name]!.handler(({ context, input }) => deed(context.viewer, input, context))];
  });
  return Object.fromEntries(entries) as Router<T, ApiContext>;
}

type Deed = (viewer: Viewer, input: unknown, call: ApiContext) => unknown;
type Operations = Record<
  string,
  { handler(answer: (call: { context: ApiContext; input: unknown }) => unknown): unknown }
>;
type Chain = Operations & { use(middleware: typeof admitted): Chain };

const inApi = os.$context<ApiContext>();

const admitted = inApi.middleware(async ({ context, next, procedure }) => {
  const { address, requestId } = context;
  try {
    if (context.entered !== procedure["~orpc"].meta) enterOperation(context, procedure["~orpc"]);
    return await callFacts.run({ address, requestId }, () => next());
  } catch (problem) {
    throw asApiError(problem);
  }
});

/** Lets a caller into an operation and counts the call, or refuses: nothing of what it carries has been read yet. */
export function enterOperation(context: ApiContext, operation: Operation): void {
  const { limit, ownEyesOnly, ...doors } = operation.meta;
  const { viewer } = context;
  admit(doors, viewer);
  // With somebody's eyes one looks: nothing is done in their name, and what is theirs alone stays so.
  if (viewer.shownBy && (ownEyesOnly || operation.route.method !== "GET")) refuse("forbidden", "shown-as");
  if (!isCountedOnce(context, operation)) spendFor(context, limit);
}

const asDeed = inApi.middleware(async ({ context, next, procedure, path }, input) => {
  const { viewer, idempotencyKey: key = "" } = context;
  const isRead = procedure["~orpc"].route.method === "GET";
  return inCompany(viewer, isRead ? read : withTenant, async () => {
    if (!isRepeatable(context, procedure["~orpc"])) return next();
    return doOnce({ accountId: viewer.accountId, operation: path.join("."), key, input }, () => {
      if (isCountedOnce(context, procedure["~orpc"]))
        spendFor(context, (procedure["~orpc"].meta as OperationMeta).limit);
      return next();
    });
  });
});

type Operation = { meta: OperationMeta; route: { method?: string } };

/** Whether a call is known again by its key: then only the first of them is a deed. */
function isRepeatable({ viewer, idempotencyKey }: ApiContext, { meta, route }: Operation): boolean {
  const isKnown = viewer.accountId !== "" || meta.strangersOnce === true;
  return !meta.keepsNoKey && idempotencyKey !== undefined && isKnown && route.method !== "GET";
}

/** Whether of repeated calls only the deed spends: a stranger's spend each, for they are counted before they are read. */
function isCountedOnce(context: ApiContext, operation: Operation): boolean {
  return context.viewer.accountId !== "" && isRepeatable(context, operation);
}

function spendFor({ viewer, address }: ApiContext, limit: OperationMeta["limit"]): void {
  if (limit) spend(limit.name, viewer.accountId || address, limit.count, limit.perSeconds);
}

function demandAccess(contract: Record<string, AnyContractProcedure>): void {
  for (const [name, operation] of Object.entries(contract)) {
    const { access, limit } = operation["~orpc"].meta as OperationMeta;
    if (!access) throw new Error(`Operation ${name} does not say who may call it`);
    if (access === "public" && !limit)
      throw new Error(`Operation ${name} does not say how often a stranger may call it`);
  }
}

/** A deed sees the rows of the caller's company; a stranger has none, and public operations read no one's rows. */
function inCompany<T>({ groupId }: Viewer, enter: typeof withTenant, deed: () => Promise<T>): Promise<T> {
  return groupId ? enter(groupId, deed) : transaction(deed);
}

function admit({ access, beforeConsent }: Pick<OperationMeta, "access" | "beforeConsent">, viewer: Viewer): void {
  if (access === "public") return;
  if (!viewer.accountId) refuse("unauthorized");
  if (!viewer.consent && !beforeConsent) refuse("consent-needed");
  if (access === "signed-in") return;
  if (viewer.isGuest) refuse("forbidden");
  if (access !== "employee" && !mayAs(viewer, access!)) refuse("forbidden");
}
