import { ownDataContract } from "#app/own-data/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { askForExport, readState } from "./asking.ts";

const api = implementArea(ownDataContract);

export const ownDataRouter = api.router({
  state: api.state.handler(({ context }) => readState(context.viewer)),
  ask: api.ask.handler(({ context }) => askForExport(context.viewer)),
});
