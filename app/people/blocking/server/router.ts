import { blockingContract } from "#app/people/blocking/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { block, readBlocked, unblock } from "./blocking.ts";

const api = implementArea(blockingContract);

export const blockingRouter = api.router({
  list: api.list.handler(({ context, input }) => readBlocked(context.viewer, input.after)),
  block: api.block.handler(({ context, input }) => block(context.viewer, input.accountId)),
  unblock: api.unblock.handler(({ context, input }) => unblock(context.viewer, input.accountId)),
});
