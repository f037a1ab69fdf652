import { setUpContract } from "#app/portal/set-up/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { hideHint } from "./hint.ts";

const api = implementArea(setUpContract);

export const setUpRouter = api.router({
  hideHint: api.hideHint.handler(({ context, input }) => hideHint(context.viewer, input.device)),
});
