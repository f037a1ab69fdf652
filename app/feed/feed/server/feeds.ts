import { and, eq, gt, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { cardRows, isVisible, pageOf, publications } from "#app/engines/content/server/index.ts";
import type { FeedFilter, FeedSort, FeedTab } from "#app/feed/feed/contract.ts";
import { carries, isPinned, isUnder } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { fits } from "./filter.ts";
import { isAmongFollowed } from "./followed.ts";
import { isWelcome } from "./hidden.ts";

type Wish = FeedFilter & { tab: FeedTab; after?: string; sort?: FeedSort };

/** Reads a page of one of the five feeds, without whom and what its reader has hidden (specification §2). */
export async function readFeed(viewer: Viewer, { tab, after, sort = "new", ...filter }: Wish) {
  const isWhole = !after && !Object.values(filter).some(Boolean);
  const rows = isWhole ? topRows(viewer, {}, { tab, sort }) : rowsOf(viewer, { tab, after, sort, ...filter });
  return pageOf(await rows, { sort });
}

const topRows = kept((viewer: Viewer, _: object, wish: { tab: FeedTab; sort: FeedSort }) => rowsOf(viewer, wish));

function rowsOf(viewer: Viewer, { tab, after, sort, ...filter }: Wish) {
  const { rubric } = filter;
  if (tab === "subscriptions") {
    const asked = and(isWelcome(viewer), fits(viewer, filter));
    const where = and(isVisible(viewer), asked, rubric ? carries(rubric) : undefined);
    return cardRows(viewer, and(isAmongFollowed(viewer, { where, after, sort }), asked), { after, sort });
  }
  const isWhole = !Object.values(filter).some(Boolean);
  const asked = and(
    isOf(viewer, tab),
    isWhole ? isBelow(viewer, tab) : undefined,
    isWelcome(viewer),
    fits(viewer, filter),
  );
  const wish = { where: and(isVisible(viewer), asked), after, sort };
  return cardRows(viewer, and(rubric ? isUnder(rubric, wish) : undefined, asked), { after, sort });
}

/** How many publications a feed has got since a moment, a hundred at most: the number of «Новых: N». */
export async function countFresh(viewer: Viewer, tab: FeedTab, since: string): Promise<{ count: number }> {
  const where = and(isVisible(viewer), isWelcome(viewer), gt(publications.publishedAt, new Date(since)));
  const belongs =
    tab === "subscriptions"
      ? isAmongFollowed(viewer, { where, most: 100 })
      : and(isOf(viewer, tab), isBelow(viewer, tab));
  const fresh = db().select({ one: sql`1` }).from(publications).where(and(where, belongs)).limit(100).as("fresh");
  return { count: await db().$count(fresh) };
}

/** Not above the feed already: with nothing filtered out, what is pinned stands there. */
function isBelow(viewer: Viewer, tab: FeedTab): SQL | undefined {
  return tab === "work" || tab === "life" ? not(isPinned(viewer, tab)) : undefined;
}

function isOf(viewer: Viewer, tab: Exclude<FeedTab, "subscriptions">): SQL {
  if (tab !== "company") return eq(publications.feed, tab);
  // What a place keeps to its people is met there and in «Подписки».
  return and(
    eq(publications.groupId, viewer.groupId),
    or(isNull(publications.placeId), isNull(publications.audience)),
  )!;
}
