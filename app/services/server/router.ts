import { servicesContract } from "#app/services/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { config } from "#platform/config.ts";

const api = implementArea(servicesContract);

export const servicesRouter = api.router({
  showServices: api.showServices.handler(() => ({ showServices: config.showServices })),
});
