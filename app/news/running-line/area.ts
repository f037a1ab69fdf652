import { area } from "#app/area.ts";
import { runningLineContract } from "./contract.ts";
import { runningLineNavigation } from "./navigation.ts";
import { readDesk, readSource } from "./server/desk.ts";
import { dismiss, readLines } from "./server/lines.ts";
import { ownLines } from "./server/own-data.ts";
import { change, create, end, move } from "./server/writing.ts";

export const runningLine = area({
  title: "Бегущая строка",
  contract: runningLineContract,
  navigation: runningLineNavigation,
  serve: {
    work: (viewer) => readLines(viewer, "work"),
    life: (viewer) => readLines(viewer, "life"),
    all: (viewer) => readLines(viewer),
    dismiss: (viewer, input) => dismiss(viewer, input.id),
    desk: (viewer, input) => readDesk(viewer, input.part, input.after),
    source: (viewer, input) => readSource(viewer, input.id),
    create,
    change,
    end: (viewer, input) => end(viewer, input.id),
    move,
  },
  keeps: ownLines,
});
