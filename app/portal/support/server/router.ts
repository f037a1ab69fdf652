import { supportContract } from "#app/portal/support/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { sayMore, writeTicket } from "./asking.ts";
import { answerTicket, closeTicket } from "./desk.ts";
import { readAsked, readDesk, readOwn, readTicket } from "./reading.ts";

const api = implementArea(supportContract);

export const supportRouter = api.router({
  write: api.write.handler(({ context, input }) => writeTicket(context, input)),
  own: api.own.handler(({ context, input }) => readOwn(context.viewer, input.after)),
  ticket: api.ticket.handler(({ context, input }) => readTicket(context.viewer, input.id)),
  say: api.say.handler(({ context, input }) => sayMore(context.viewer, input)),
  desk: api.desk.handler(({ context, input }) => readDesk(context.viewer, input.tab, input.after)),
  asked: api.asked.handler(({ context, input }) => readAsked(context.viewer, input.id)),
  answer: api.answer.handler(({ context, input }) => answerTicket(context.viewer, input)),
  close: api.close.handler(({ context, input }) => closeTicket(context.viewer, input.id)),
});
