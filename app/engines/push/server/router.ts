import { addDevice, dropDevice, tryDevice, wakeDevice } from "#app/engines/notifications/server/index.ts";
import { pushContract } from "#app/engines/push/contract.ts";
import { implementArea } from "#platform/api/implement.ts";

const api = implementArea(pushContract);

export const pushRouter = api.router({
  add: api.add.handler(({ context, input }) => addDevice(context.viewer, input)),
  wake: api.wake.handler(({ context, input }) => wakeDevice(context.viewer, input)),
  drop: api.drop.handler(({ context, input }) => dropDevice(context.viewer, input.id)),
  trial: api.trial.handler(({ context, input }) => tryDevice(context.viewer, input.id)),
});
