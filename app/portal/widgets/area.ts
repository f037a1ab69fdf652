import { area } from "#app/area.ts";
import { widgetsContract } from "./contract.ts";
import { widgetsNavigation } from "./navigation.ts";
import { move, readArrangement, reset, show } from "./server/arrangement.ts";
import { lock, readLocks } from "./server/locks.ts";
import { ownWidgets } from "./server/own-data.ts";
import { readBeside, readWidgets } from "./server/sources.ts";
import { firstSteps } from "./server/steps.ts";

export const widgets = area({
  title: "Виджеты главной",
  contract: widgetsContract,
  navigation: widgetsNavigation,
  serve: {
    main: readWidgets,
    beside: readBeside,
    arrangement: readArrangement,
    show: (viewer, input) => show(viewer, input.name, input.shown),
    move: (viewer, input) => move(viewer, input.name, input.by),
    locks: readLocks,
    lock,
    reset,
  },
  keeps: ownWidgets,
  widgets: { steps: firstSteps },
});
