import { savedContract } from "#app/feed/saved/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { isSaved, putSaved, readSaved } from "./saved.ts";

const api = implementArea(savedContract);

export const savedRouter = api.router({
  list: api.list.handler(({ context, input }) => readSaved(context.viewer, input.after)),
  has: api.has.handler(({ context, input }) => isSaved(context.viewer, input.id)),
  put: api.put.handler(({ context, input }) => putSaved(context.viewer, input.id, input.saved)),
});
