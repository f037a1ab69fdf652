import { area } from "#app/area.ts";
import { showFields } from "#app/people/account/server/index.ts";
import { visibilityContract } from "./contract.ts";

export const visibility = area({
  title: "Кто видит мою страницу",
  contract: visibilityContract,
  serve: {
    show: showFields,
  },
});
