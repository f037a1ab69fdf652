import { ownDataContract } from "#app/access/own-data/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { askForExport, readState } from "./asking.ts";
import { erasePerson, isErasable } from "./erasing.ts";
import { askForErasure, readErasure, withdrawErasure } from "./erasure.ts";
import { listErasures, readErasureOf, refuseErasure } from "./erasure-desk.ts";

const api = implementArea(ownDataContract);

export const ownDataRouter = api.router({
  state: api.state.handler(({ context }) => readState(context.viewer)),
  ask: api.ask.handler(({ context }) => askForExport(context.viewer)),
  erasure: api.erasure.handler(({ context }) => readErasure(context.viewer)),
  askErasure: api.askErasure.handler(({ context, input }) => askForErasure(context.viewer, input)),
  withdrawErasure: api.withdrawErasure.handler(({ context }) => withdrawErasure(context.viewer)),
  erasures: api.erasures.handler(({ context, input }) => listErasures(context.viewer, input.after)),
  erasureOf: api.erasureOf.handler(({ context, input }) => readErasureOf(context.viewer, input.id)),
  isErasable: api.isErasable.handler(({ context, input }) => isErasable(context.viewer, input.id)),
  refuseErasure: api.refuseErasure.handler(({ context, input }) => refuseErasure(context.viewer, input)),
  erase: api.erase.handler(({ context, input }) => erasePerson(context.viewer, input)),
});
