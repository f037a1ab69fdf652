import { pollsContract } from "#app/engines/polls/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { answer, close } from "./answering.ts";
import { dropPoll, putPoll, readOwnPoll } from "./writing.ts";

const api = implementArea(pollsContract);

export const pollsRouter = api.router({
  answer: api.answer.handler(({ context, input }) => answer(context.viewer, input)),
  close: api.close.handler(({ context, input }) => close(context.viewer, input.id)),
  own: api.own.handler(({ context, input }) => readOwnPoll(context.viewer, input)),
  put: api.put.handler(({ context, input }) => putPoll(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => dropPoll(context.viewer, input)),
});
