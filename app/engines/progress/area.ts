import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { ownProgress } from "./server/own-data.ts";
import { openByDate } from "./server/running.ts";

/** Plans, their steps, and how people walk through them. It has no calls of its own; areas say what the steps are. */
export const progress = area({
  title: "Прохождение",
  contract: {},
  serve: {},
  keeps: ownProgress,
  jobs: [
    {
      name: "progress.open",
      title: "Открыть шаги обучения и программ, день которых настал",
      cron: "7 * * * *",
      run: () => withTenant("*", openByDate),
    },
  ],
});
