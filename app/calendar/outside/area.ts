import { area } from "#app/area.ts";
import { outsideContract } from "./contract.ts";
import { outsideDeeds } from "./deeds.ts";
import { outsideNavigation } from "./navigation.ts";
import { addAddress, addFile, askAgain, dropCalendar, putCalendar } from "./server/adding.ts";
import { readCalendars, readEntry, readFileOf, readOne } from "./server/listing.ts";
import { ownOutside } from "./server/own-data.ts";
import { refreshDue } from "./server/refreshing.ts";

/** Calendars of other programs in one's own: by an address that is read every hour, or out of a file (product B17). */
export const outside = area({
  title: "Другие календари",
  contract: outsideContract,
  navigation: outsideNavigation,
  serve: {
    list: readCalendars,
    one: readOne,
    entry: readEntry,
    addAddress,
    addFile,
    put: putCalendar,
    refresh: askAgain,
    drop: dropCalendar,
    ics: readFileOf,
  },
  keeps: ownOutside,
  deeds: outsideDeeds,
  jobs: [
    {
      name: "outside.refresh",
      title: "Прочитать календари других программ",
      cron: "* * * * *",
      free: true,
      run: refreshDue,
    },
  ],
});
