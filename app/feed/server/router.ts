import { feedContract } from "#app/feed/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readFeed } from "./feeds.ts";
import { readAddresses, renewAddresses } from "./tokens.ts";

const api = implementArea(feedContract);

export const feedRouter = api.router({
  page: api.page.handler(({ context, input }) => readFeed(context.viewer, input.tab, input.after)),
  rss: api.rss.handler(({ context }) => readAddresses(context.viewer)),
  renewRss: api.renewRss.handler(({ context }) => renewAddresses(context.viewer)),
});
