import { area } from "#app/area.ts";
import { addDevice, dropDevice, tryDevice, wakeDevice } from "#app/engines/notifications/server/index.ts";
import { pushContract } from "./contract.ts";

export const push = area({
  title: "Уведомления на устройствах",
  contract: pushContract,
  serve: {
    add: addDevice,
    wake: wakeDevice,
    drop: (viewer, input) => dropDevice(viewer, input.id),
    trial: (viewer, input) => tryDevice(viewer, input.id),
  },
});
