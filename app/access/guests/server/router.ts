import { guestsContract } from "#app/access/guests/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { entrust, listOwn, prolong, readGuest } from "./guest.ts";

const api = implementArea(guestsContract);

export const guestsRouter = api.router({
  own: api.own.handler(({ context, input }) => listOwn(context.viewer, input.after)),
  guest: api.guest.handler(({ context, input }) => readGuest(context.viewer, input.id)),
  prolong: api.prolong.handler(({ context, input }) => prolong(context.viewer, input)),
  entrust: api.entrust.handler(({ context, input }) => entrust(context.viewer, input)),
});
