import { widgetsContract } from "#app/portal/widgets/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { move, readArrangement, reset, show } from "./arrangement.ts";
import { lock, readLocks } from "./locks.ts";
import { readWidgets } from "./sources.ts";

const api = implementArea(widgetsContract);

export const widgetsRouter = api.router({
  main: api.main.handler(({ context }) => readWidgets(context.viewer)),
  arrangement: api.arrangement.handler(({ context }) => readArrangement(context.viewer)),
  show: api.show.handler(({ context, input }) => show(context.viewer, input.name, input.shown)),
  move: api.move.handler(({ context, input }) => move(context.viewer, input.name, input.by)),
  locks: api.locks.handler(({ context }) => readLocks(context.viewer)),
  lock: api.lock.handler(({ context, input }) => lock(context.viewer, input)),
  reset: api.reset.handler(({ context }) => reset(context.viewer)),
});
