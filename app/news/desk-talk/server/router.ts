import { deskTalkContract } from "#app/news/desk-talk/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readTalk, say, unsay } from "./talk.ts";

const api = implementArea(deskTalkContract);

export const deskTalkRouter = api.router({
  read: api.read.handler(({ context, input }) => readTalk(context.viewer, input)),
  say: api.say.handler(({ context, input }) => say(context.viewer, input)),
  unsay: api.unsay.handler(({ context, input }) => unsay(context.viewer, input.id)),
});
