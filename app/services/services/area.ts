import { area } from "#app/area.ts";
import { servicesContract } from "./contract.ts";
import { readShowServices } from "./server/showing.ts";

export const services = area({
  title: "Сервисы",
  contract: servicesContract,
  serve: {
    showServices: readShowServices,
  },
});
