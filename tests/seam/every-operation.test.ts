import { describe, expect, it } from "vitest";
import { router } from "#app/areas.ts";
import { createApiHandler } from "#platform/api/handler.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { encodeCall } from "#tests/support/call.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { oneWith } from "#tests/support/holder.ts";
import { type Operation, operationsOf } from "#tests/support/operations.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = databaseOfTwoCompanies();
const handle = createApiHandler(router);

/** Somebody who may call it, and whose the sample's own things are. */
function callerOf({ access }: Operation): Viewer {
  const { head, editor, moderator } = world.sever;
  return { anna: head, editor, moderator, admin: world.admin }[oneWith(access)]!;
}

// The matrix of callers asks the embedded database alone; this is asked of an outside PostgreSQL too.
describe("every operation", () => {
  it.each(operationsOf().map((one) => [one.name, one] as const))(
    "%s does what its sample asks",
    async (name, operation) => {
      const viewer = callerOf(operation);
      const request = await encodeCall(name, (await sampleOf(name, world)).input);
      const answer = await handle(request, "sample", async () => ({ viewer, address: "", requestId: "sample" }));
      const said = await answer.text();
      expect([answer.status, answer.status === operation.success ? "" : said]).toEqual([operation.success, ""]);
    },
  );
});
