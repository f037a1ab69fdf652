import { load } from "#app/web/page.ts";
import type { FeedTab } from "../contract.ts";

/** Asked by an open feed that has heard of news: how many there are for this reader. */
export const loader = load(async ({ api, params, query: { since = "" } }) => {
  return Response.json(await api.feed.fresh({ tab: params.tab as FeedTab, since }));
});
