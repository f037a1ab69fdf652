import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { achievementsContract } from "./contract.ts";
import { achievementDeeds } from "./deeds.ts";
import { achievementsNavigation } from "./navigation.ts";
import { achievements as urls } from "./routes.ts";
import { award, awardForDeeds, recountAll, recountRule, revoke } from "./server/awarding.ts";
import { addCollection, archive, put, readDesk, readReach } from "./server/desk.ts";
import { setKeys } from "./server/keys.ts";
import { achievementNotices, notifyOfAchievements } from "./server/notices.ts";
import { ownAchievements } from "./server/own-data.ts";
import { nearestBadges, readCollections, readList, readOf, readOne } from "./server/reading.ts";

/** Achievements: got by what one does, once each, or from somebody's hand; three of them stand on the own page. */
export const achievements = area({
  title: "Достижения",
  contract: achievementsContract,
  navigation: achievementsNavigation,
  serve: {
    list: readList,
    collections: readCollections,
    one: readOne,
    of: readOf,
    setKeys,
    desk: readDesk,
    reach: readReach,
    put,
    archive,
    addCollection,
    award,
    revoke,
  },
  keeps: ownAchievements,
  widgets: { achievements: nearestBadges },
  notices: [achievementNotices],
  listeners: [awardForDeeds, recountRule, notifyOfAchievements],
  postings: [
    {
      name: "achievement",
      title: "Достижение",
      why: "Столько баллов приходит вместе с достижением.",
      address: (id) => href(urls.one, { id }),
    },
  ],
  jobs: [
    { name: "achievements.recount", title: "Пересчитать достижения", cron: "50 4 * * *", run: () => recountAll() },
  ],
  deeds: achievementDeeds,
});
