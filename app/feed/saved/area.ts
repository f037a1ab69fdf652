import { area } from "#app/area.ts";
import { savedContract } from "./contract.ts";
import { ownSaved } from "./server/own-data.ts";
import { isSaved, putSaved, readSaved } from "./server/saved.ts";

export const saved = area({
  title: "Избранное",
  contract: savedContract,
  serve: {
    list: (viewer, input) => readSaved(viewer, input.after),
    has: (viewer, input) => isSaved(viewer, input.id),
    put: (viewer, input) => putSaved(viewer, input.id, input.saved),
  },
  keeps: ownSaved,
});
