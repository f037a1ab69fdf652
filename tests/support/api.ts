import { contract, router } from "#app/areas.ts";
import { callInProcess } from "#platform/api/client.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** The portal's API in this process, called in a person's name: the same checks and the same types as over HTTP. */
export function apiAs(viewer: Viewer, { idempotencyKey }: { idempotencyKey?: string } = {}) {
  return callInProcess(contract, router, { viewer, address: "", requestId: "test", idempotencyKey });
}
