import { area } from "#app/area.ts";
import { contentFiltersContract } from "./contract.ts";
import { alertsNotices, notifyOfFind } from "./server/notices.ts";
import { ownContentFilters } from "./server/own-data.ts";
import { add, attempt, change, drop, readAll, readOne } from "./server/rules.ts";

export const contentFilters = area({
  title: "Правила о словах и ссылках",
  contract: contentFiltersContract,
  serve: {
    list: readAll,
    read: (viewer, input) => readOne(viewer, input.id),
    add,
    change,
    drop: (viewer, input) => drop(viewer, input.id),
    attempt: (_viewer, input) => attempt(input),
  },
  keeps: ownContentFilters,
  notices: [alertsNotices],
  listeners: [notifyOfFind],
});
