import { area } from "#app/area.ts";
import { guestsContract } from "./contract.ts";
import { guestDeeds } from "./deeds.ts";
import { guestsNavigation } from "./navigation.ts";
import { guestDuty } from "./server/duty.ts";
import { keepGuests } from "./server/ending.ts";
import { entrust, listOwn, prolong, readGuest } from "./server/guest.ts";
import { guestsNotices, notifyOfGuest } from "./server/notices.ts";

export const guests = area({
  title: "Гости",
  contract: guestsContract,
  navigation: guestsNavigation,
  serve: {
    own: (viewer, input) => listOwn(viewer, input.after),
    guest: (viewer, input) => readGuest(viewer, input.id),
    prolong,
    entrust,
  },
  jobs: [{ name: "guests.ending", title: "Напомнить о сроке гостей", cron: "15 9 * * *", run: () => keepGuests() }],
  duties: { guests: guestDuty },
  notices: [guestsNotices],
  listeners: [notifyOfGuest],
  deeds: guestDeeds,
});
