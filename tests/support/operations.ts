import { isContractProcedure } from "@orpc/contract";
import { contract } from "#app/areas.ts";
import type { Access, OperationMeta } from "#platform/api/operation.ts";

export type Operation = {
  /** `content.publication` */
  name: string;
  method: string;
  /** With `{names}` of its parameters, under /api. */
  path: string;
  access: Access | undefined;
  beforeConsent: boolean;
  limit: OperationMeta["limit"];
  /** Whether it changes anything. */
  writes: boolean;
  input: unknown;
  output: unknown;
  /** Its answers are not kept for a repeat. */
  keepsNoKey: boolean;
  errors: number[];
  success: number;
};

/** Every operation of the contract, read from the contract itself. */
export function operationsOf(node: unknown = contract, path: string[] = []): Operation[] {
  if (isContractProcedure(node)) {
    const { route, meta, inputSchema, outputSchema, errorMap } = node["~orpc"];
    const { access, limit, beforeConsent = false, keepsNoKey = false } = meta as OperationMeta;
    const method = route.method ?? "POST";
    return [
      {
        name: path.join("."),
        method,
        path: route.path ?? "",
        access,
        beforeConsent,
        limit,
        writes: method !== "GET",
        input: inputSchema,
        output: outputSchema,
        keepsNoKey,
        errors: Object.values(errorMap).map((error) => (error as { status?: number }).status ?? 500),
        success: route.successStatus ?? 200,
      },
    ];
  }
  return Object.entries(node as Record<string, unknown>).flatMap(([key, child]) => operationsOf(child, [...path, key]));
}

/** Operations by their area, the first part of their names. */
export function byArea(operations: Operation[]): [area: string, operations: Operation[]][] {
  return [...Map.groupBy(operations, ({ name }) => name.split(".")[0]!)];
}
