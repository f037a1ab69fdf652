import { area } from "#app/area.ts";
import { moodContract } from "./contract.ts";
import { moodNavigation } from "./navigation.ts";
import { glanceAtMood } from "./server/glance.ts";
import { moodNotices, notifyOfMood } from "./server/notices.ts";
import { readMine, tell } from "./server/own.ts";
import { ownMoods } from "./server/own-data.ts";
import { changeSupport, readSupport } from "./server/support.ts";
import { readTogether } from "./server/together.ts";

export const mood = area({
  title: "Настроение",
  contract: moodContract,
  navigation: moodNavigation,
  serve: {
    mine: readMine,
    tell,
    support: readSupport,
    changeSupport,
    company: readTogether,
  },
  keeps: ownMoods,
  widgets: { mood: glanceAtMood },
  notices: [moodNotices],
  listeners: [notifyOfMood],
});
