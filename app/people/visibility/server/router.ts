import { showFields } from "#app/people/account/server/index.ts";
import { visibilityContract } from "#app/people/visibility/contract.ts";
import { implementArea } from "#platform/api/implement.ts";

const api = implementArea(visibilityContract);

export const visibilityRouter = api.router({
  show: api.show.handler(({ context, input }) => showFields(context.viewer, input)),
});
