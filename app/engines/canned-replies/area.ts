import { area } from "#app/area.ts";
import { cannedRepliesContract } from "./contract.ts";
import { ownCannedReplies } from "./server/own-data.ts";
import { add, change, drop, readAll, readOne } from "./server/words.ts";

export const cannedReplies = area({
  title: "Готовые слова модераторов",
  contract: cannedRepliesContract,
  serve: {
    list: readAll,
    read: (viewer, input) => readOne(viewer, input.id),
    add,
    change,
    drop: (viewer, input) => drop(viewer, input.id),
  },
  keeps: ownCannedReplies,
});
