import { feedContract } from "#app/feed/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { countFresh, readFeed } from "./feeds.ts";
import { readAddresses, renewAddresses } from "./tokens.ts";

const api = implementArea(feedContract);

export const feedRouter = api.router({
  page: api.page.handler(({ context, input }) => readFeed(context.viewer, input.tab, input.after)),
  fresh: api.fresh.handler(({ context, input }) => countFresh(context.viewer, input.tab, input.since)),
  rss: api.rss.handler(({ context }) => readAddresses(context.viewer)),
  renewRss: api.renewRss.handler(({ context }) => renewAddresses(context.viewer)),
});
