import { searchContract } from "#app/search/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { find } from "./find.ts";

const api = implementArea(searchContract);

export const searchRouter = api.router({
  find: api.find.handler(({ context, input }) => find(context.viewer, input)),
});
