import { searchContract } from "#app/search/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { find } from "./find.ts";
import type { SearchSource } from "./source.ts";
import { suggest } from "./suggest.ts";

const api = implementArea(searchContract);

/** The server of search over what the areas have registered. */
export const searchRouterOf = (sources: SearchSource[]) =>
  api.router({
    find: api.find.handler(({ context, input }) => find(context.viewer, sources, input)),
    suggest: api.suggest.handler(({ context, input }) => suggest(context.viewer, sources, input.query)),
  });
