import { area } from "#app/area.ts";
import { bulkContract } from "./contract.ts";
import { changeChosen, readChosen } from "./server/chosen.ts";

export const bulk = area({
  title: "Выбранные статьи редакции",
  contract: bulkContract,
  serve: {
    chosen: (viewer, input) => readChosen(viewer, input.ids),
    change: changeChosen,
  },
});
