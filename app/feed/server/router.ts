import { feedContract } from "#app/feed/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readFeed } from "./feeds.ts";

const api = implementArea(feedContract);

export const feedRouter = api.router({
  page: api.page.handler(({ context, input }) => readFeed(context.viewer, input.tab, input.after)),
});
