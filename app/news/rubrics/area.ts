import { area } from "#app/area.ts";
import { rubricsContract } from "./contract.ts";
import { rubricsNavigation } from "./navigation.ts";
import { moveRubric, putRubric } from "./server/keeping.ts";
import { readDeskRubrics, readRubricSource } from "./server/reading.ts";

export const rubrics = area({
  title: "Рубрики редакции",
  contract: rubricsContract,
  navigation: rubricsNavigation,
  serve: {
    list: readDeskRubrics,
    source: (viewer, input) => readRubricSource(viewer, input.id),
    put: putRubric,
    move: moveRubric,
  },
});
