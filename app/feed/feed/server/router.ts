import { markAllRead } from "#app/engines/reading/server/index.ts";
import { feedContract } from "#app/feed/feed/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { arrange } from "./arranging.ts";
import { countFresh, readFeed } from "./feeds.ts";
import { hide, readHidden } from "./hidden.ts";
import { keepPlace, readPlace } from "./places.ts";
import { markRead } from "./reading.ts";
import { readAddresses, renewAddresses } from "./tokens.ts";

const api = implementArea(feedContract);

export const feedRouter = api.router({
  page: api.page.handler(({ context, input }) => readFeed(context.viewer, input)),
  fresh: api.fresh.handler(({ context, input }) => countFresh(context.viewer, input.tab, input.since)),
  read: api.read.handler(({ context, input }) => markRead(context.viewer, input.id)),
  readAll: api.readAll.handler(({ context }) => markAllRead(context.viewer)),
  place: api.place.handler(({ context, input }) => readPlace(context.viewer, input.tab)),
  keepPlace: api.keepPlace.handler(({ context, input }) => keepPlace(context.viewer, input)),
  arrange: api.arrange.handler(({ context, input }) => arrange(context.viewer, input)),
  hidden: api.hidden.handler(({ context }) => readHidden(context.viewer)),
  hide: api.hide.handler(({ context, input }) => hide(context.viewer, input)),
  rss: api.rss.handler(({ context }) => readAddresses(context.viewer)),
  renewRss: api.renewRss.handler(({ context }) => renewAddresses(context.viewer)),
});
