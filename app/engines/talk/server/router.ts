import { talkContract } from "#app/engines/talk/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { closeTalk, pinComment } from "./leading.ts";
import { readReactors } from "./reactors.ts";

const api = implementArea(talkContract);

export const talkRouter = api.router({
  close: api.close.handler(({ context, input }) => closeTalk(context.viewer, input)),
  pin: api.pin.handler(({ context, input }) => pinComment(context.viewer, input)),
  reactors: api.reactors.handler(({ context, input }) => readReactors(context.viewer, input)),
});
