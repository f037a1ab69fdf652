import { readyWordsContract } from "#app/engines/ready-words/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { add, change, drop, readAll, readOne } from "./words.ts";

const api = implementArea(readyWordsContract);

export const readyWordsRouter = api.router({
  list: api.list.handler(({ context }) => readAll(context.viewer)),
  read: api.read.handler(({ context, input }) => readOne(context.viewer, input.id)),
  add: api.add.handler(({ context, input }) => add(context.viewer, input)),
  change: api.change.handler(({ context, input }) => change(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => drop(context.viewer, input.id)),
});
