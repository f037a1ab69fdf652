import { textRulesContract } from "#app/engines/text-rules/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { add, attempt, change, drop, readAll, readOne } from "./rules.ts";

const api = implementArea(textRulesContract);

export const textRulesRouter = api.router({
  list: api.list.handler(({ context }) => readAll(context.viewer)),
  read: api.read.handler(({ context, input }) => readOne(context.viewer, input.id)),
  add: api.add.handler(({ context, input }) => add(context.viewer, input)),
  change: api.change.handler(({ context, input }) => change(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => drop(context.viewer, input.id)),
  attempt: api.attempt.handler(({ input }) => attempt(input)),
});
