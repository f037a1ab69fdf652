import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { isVisible, publications, readCards } from "#app/content/server/index.ts";
import type { FeedFilter, FeedSort, FeedTab } from "#app/feed/contract.ts";
import { carriesFollowed } from "#app/hashtags/server/index.ts";
import { isUnderFollowed } from "#app/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fits } from "./filter.ts";
import { isWelcome } from "./hidden.ts";
import { subscriptions } from "./schema.ts";

type Wish = FeedFilter & { tab: FeedTab; after?: string; sort?: FeedSort };

/** Reads a page of one of the five feeds, without whom and what its reader has hidden (specification §2, product B3). */
export function readFeed(viewer: Viewer, { tab, after, sort, ...filter }: Wish) {
  return readCards(viewer, and(belongsTo(viewer, tab), isWelcome(viewer), fits(viewer, filter)), { after, sort });
}

/** How many publications a feed has got since a moment, a hundred at most: the number of «Новых: N» (product B3). */
export async function countFresh(viewer: Viewer, tab: FeedTab, since: string): Promise<{ count: number }> {
  const fresh = db()
    .select({ one: sql`1` })
    .from(publications)
    .where(
      and(isVisible(viewer), belongsTo(viewer, tab), isWelcome(viewer), gt(publications.publishedAt, new Date(since))),
    )
    .limit(100)
    .as("fresh");
  return { count: await db().$count(fresh) };
}

function belongsTo(viewer: Viewer, tab: FeedTab): SQL {
  if (tab === "company") return eq(publications.groupId, viewer.groupId);
  if (tab !== "subscriptions") return eq(publications.feed, tab);
  const byFollowed = inArray(
    publications.authorId,
    db()
      .select({ authorId: subscriptions.authorId })
      .from(subscriptions)
      .where(eq(subscriptions.accountId, viewer.accountId)),
  );
  return or(byFollowed, carriesFollowed(viewer), isUnderFollowed(viewer))!;
}
