import { oc } from "@orpc/contract";
import type { OpenAPI } from "@orpc/openapi";
import type { Right } from "#platform/people/rights.ts";
import type { RefusalKind } from "#platform/refusal.ts";
import { speakRussian } from "./messages.ts";
import { errorsOf } from "./refusals.ts";

speakRussian();

/** Who may call: anyone, anyone signed in (a guest account too), employees, those with a right, administrators (specification §6). */
export type Access = "public" | "signed-in" | "employee" | Right | "admin";

/** How often one address may look at what is open to everybody: behind it there may be a whole office. */
export const openToAll = { name: "open-to-all", count: 600, perSeconds: 60 };

export type OperationMeta = {
  access?: Access;
  /** How often one person may call it: a name shared by operations that spend the same budget, and a rate. */
  limit?: { name: string; count: number; perSeconds: number };
  cacheFor?: number;
  ownEyesOnly?: boolean;
  keepsNoKey?: boolean;
  beforeConsent?: boolean;
  strangersOnce?: boolean;
};

type Description = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  summary: string;
  access: Access;
  limit?: OperationMeta["limit"];
  status?: number;
  /** For how many seconds a client may keep the answer for the same person. */
  cacheFor?: number;
  /** So private that an administrator who looks with the person's eyes does not see it. */
  ownEyesOnly?: boolean;
  /** Nothing is kept of a call, not even its key with the hash of its body: the deed itself holds that it is done once. */
  keepsNoKey?: boolean;
  /** Open to those too who have not consented to their personal data being kept, or do not any more. */
  beforeConsent?: boolean;
  /** A stranger's form that is sent twice is one deed too: for deeds that are refused the second time. */
  strangersOnce?: boolean;
};

/**
 * Starts the description of one API operation: its method, its path under /api and who may call it (specification §7).
 * Input and output follow as zod schemas; outputs are plain JSON, so that both clients have the same types.
 */
export function operation({ method, path, summary, status, ...meta }: Description) {
  const { access, limit, beforeConsent } = meta;
  return oc
    .$meta<OperationMeta>({})
    .errors(errorsOf(refusalsOf({ method, path, access, limit, beforeConsent })))
    .route({ method, path, summary, successStatus: status, spec: (known) => told(known, { method, access, limit }) })
    .meta(meta);
}

type Facts = Pick<Description, "method" | "access" | "limit">;
type Doors = Facts & Pick<Description, "path" | "beforeConsent">;

/** With what an operation may refuse, as its description tells; a write may also be in the way of another one. */
function refusalsOf({ method, path, access, limit, beforeConsent }: Doors): RefusalKind[] {
  const isWrite = method !== "GET";
  const kinds: [RefusalKind, boolean][] = [
    ["unauthorized", access !== "public"],
    ["forbidden", (access !== "public" && access !== "signed-in") || isWrite],
    ["consent-needed", access !== "public" && !beforeConsent],
    ["not-found", path.includes("{")],
    ["conflict", isWrite],
    ["too-large", isWrite],
    ["invalid", true],
    // Whatever is written may bring files, and those have a budget of their own.
    ["too-many", limit !== undefined || (isWrite && method !== "DELETE")],
    ["unavailable", true],
  ];
  return kinds.flatMap(([kind, isPossible]) => (isPossible ? [kind] : []));
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "До 200 знаков. Повтор с тем же ключом получит первый ответ и ничего не удвоит.",
  schema: { type: "string", maxLength: 200 },
} as const;

/** What an OpenAPI document says beyond the schemas: access, rate, whether a token is needed, the idempotency key. */
function told(known: OpenAPI.OperationObject, { method, access, limit }: Facts): OpenAPI.OperationObject {
  return {
    ...known,
    ...(access === "public" && { security: [] }),
    ...(method !== "GET" && { parameters: [...(known.parameters ?? []), idempotencyKey] }),
    ...{ "x-access": access, ...(limit && { "x-limit": limit }) },
  };
}
