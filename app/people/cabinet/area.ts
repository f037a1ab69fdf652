import { area } from "#app/area.ts";
import { cabinetContract } from "./contract.ts";
import { cabinetNavigation } from "./navigation.ts";
import { readActivity } from "./server/activity.ts";
import { readHome } from "./server/home.ts";
import { readSeen } from "./server/seen.ts";
import { readWords, tellWords } from "./server/words.ts";

export const cabinet = area({
  title: "Кабинет",
  contract: cabinetContract,
  navigation: cabinetNavigation,
  serve: {
    activity: (viewer, input) => readActivity(viewer, input.kind, input.after),
    home: readHome,
    words: readWords,
    tell: tellWords,
    seen: (viewer, input) => readSeen(viewer, input.by),
  },
});
