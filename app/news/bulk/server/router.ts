import { bulkContract } from "#app/news/bulk/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { changeChosen, readChosen } from "./chosen.ts";

const api = implementArea(bulkContract);

export const bulkRouter = api.router({
  chosen: api.chosen.handler(({ context, input }) => readChosen(context.viewer, input.ids)),
  change: api.change.handler(({ context, input }) => changeChosen(context.viewer, input)),
});
