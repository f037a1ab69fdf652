import { area } from "#app/area.ts";
import { readyWordsContract } from "./contract.ts";
import { ownReadyWords } from "./server/own-data.ts";
import { add, change, drop, readAll, readOne } from "./server/words.ts";

export const readyWords = area({
  title: "Готовые слова модераторов",
  contract: readyWordsContract,
  serve: {
    list: readAll,
    read: (viewer, input) => readOne(viewer, input.id),
    add,
    change,
    drop: (viewer, input) => drop(viewer, input.id),
  },
  keeps: ownReadyWords,
});
