import { area } from "#app/area.ts";
import { blockingContract } from "./contract.ts";
import { block, readBlocked, unblock } from "./server/blocking.ts";

export const blocking = area({
  title: "Блокировка людей",
  contract: blockingContract,
  serve: {
    list: (viewer, input) => readBlocked(viewer, input.after),
    block: (viewer, input) => block(viewer, input.accountId),
    unblock: (viewer, input) => unblock(viewer, input.accountId),
  },
});
