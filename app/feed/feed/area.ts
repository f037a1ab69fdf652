import { area } from "#app/area.ts";
import { markAllRead } from "#app/engines/content/server/index.ts";
import { feedContract } from "./contract.ts";
import { feedDeeds } from "./deeds.ts";
import { feedNavigation } from "./navigation.ts";
import { arrange } from "./server/arranging.ts";
import { countFresh, readFeed } from "./server/feeds.ts";
import { peopleFollows } from "./server/follow-source.ts";
import { hide, readHidden } from "./server/hidden.ts";
import { followersNotices, notifyOfFollower } from "./server/notices.ts";
import { ownFeeds } from "./server/own-data.ts";
import { keepPlace, readPlace } from "./server/places.ts";
import { markRead } from "./server/reading.ts";
import { readAddresses, renewAddresses } from "./server/tokens.ts";

export const feed = area({
  title: "Ленты",
  contract: feedContract,
  navigation: feedNavigation,
  serve: {
    page: readFeed,
    fresh: (viewer, input) => countFresh(viewer, input.tab, input.since),
    read: (viewer, input) => markRead(viewer, input.id),
    readAll: markAllRead,
    place: (viewer, input) => readPlace(viewer, input.tab),
    keepPlace,
    arrange,
    hidden: readHidden,
    hide,
    rss: readAddresses,
    renewRss: renewAddresses,
  },
  follows: [peopleFollows],
  notices: [followersNotices],
  listeners: [notifyOfFollower],
  keeps: ownFeeds,
  deeds: feedDeeds,
});
