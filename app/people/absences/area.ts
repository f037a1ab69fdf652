import { area } from "#app/area.ts";
import { absencesContract } from "./contract.ts";
import { addAbsence, dropAbsence, readOwn } from "./server/own.ts";
import { ownAbsences } from "./server/own-data.ts";

export const absences = area({
  title: "Отпуска и отсутствия",
  contract: absencesContract,
  serve: {
    own: readOwn,
    add: addAbsence,
    drop: (viewer, input) => dropAbsence(viewer, input.id),
  },
  keeps: ownAbsences,
});
