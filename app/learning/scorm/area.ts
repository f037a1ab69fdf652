import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { scormContract } from "./contract.ts";
import { ownScorm } from "./server/own-data.ts";
import { readReport } from "./server/packages.ts";
import { dropOldLog } from "./server/playing.ts";

/** Packages of SCORM 1.2 and 2004: taken, reported on, played on an origin of their own (product B13). */
export const scorm = area({
  title: "Пакеты SCORM",
  contract: scormContract,
  serve: { report: readReport },
  keeps: ownScorm,
  jobs: [
    {
      name: "scorm.drop-old-log",
      title: "Убрать записи SCORM старше 90 дней",
      cron: "40 3 * * *",
      run: () => withTenant("*", dropOldLog),
    },
  ],
});
