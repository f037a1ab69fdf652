import { area } from "#app/area.ts";
import { savedContract } from "./contract.ts";
import { savedNavigation } from "./navigation.ts";
import { ownSaved } from "./server/own-data.ts";
import { isSaved, putSaved, readSaved } from "./server/saved.ts";

export const saved = area({
  title: "Избранное",
  contract: savedContract,
  navigation: savedNavigation,
  serve: {
    list: (viewer, input) => readSaved(viewer, input.after),
    has: (viewer, input) => isSaved(viewer, input.id),
    put: (viewer, input) => putSaved(viewer, input.id, input.saved),
  },
  keeps: ownSaved,
});
