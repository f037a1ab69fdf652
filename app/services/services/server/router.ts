import { servicesContract } from "#app/services/services/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readShowServices } from "./showing.ts";

const api = implementArea(servicesContract);

export const servicesRouter = api.router({
  showServices: api.showServices.handler(({ context }) => readShowServices(context.viewer)),
});
