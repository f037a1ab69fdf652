import { area } from "#app/area.ts";
import { mustReadContract } from "./contract.ts";
import { changesNotices, notifyOfChange, notifyOfOpening } from "./server/article-notices.ts";
import { mustReadNotices, remindToRead } from "./server/notices.ts";
import { readReaders } from "./server/readers.ts";
import { askAnew, keepPace, keepReminding, remind } from "./server/reminders.ts";

export const mustRead = area({
  title: "Кто ознакомился",
  contract: mustReadContract,
  serve: {
    readers: readReaders,
    remind: (viewer, input) => remind(viewer, input.id),
    askAnew: (viewer, input) => askAnew(viewer, input.id),
    pace: keepPace,
  },
  jobs: [
    { name: "must-read.remind", title: "Напомнить не прочитавшим", cron: "0 10 * * *", run: () => keepReminding() },
  ],
  notices: [changesNotices, mustReadNotices],
  listeners: [notifyOfChange, notifyOfOpening, remindToRead],
});
