import { and, eq, gt } from "drizzle-orm";
import type { FeedTab } from "#app/feed/feed/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { feedPlaces } from "./schema.ts";

/** After so long nobody remembers what they were at. */
const keptFor = 14 * 86_400_000;

type Place = { tab: FeedTab; after: string };

/** Remembers how far down a person has read a feed, on all their devices. */
export async function keepPlace({ accountId }: Viewer, { tab, after }: Place): Promise<{ tab: FeedTab }> {
  const place = { after, readAt: now() };
  await db()
    .insert(feedPlaces)
    .values({ accountId, tab, ...place })
    .onConflictDoUpdate({ target: [feedPlaces.accountId, feedPlaces.tab], set: place });
  return { tab };
}

/** Where a person has stopped reading a feed; null who has not gone below its first page these two weeks. */
export async function readPlace({ accountId }: Viewer, tab: FeedTab): Promise<{ after: string | null }> {
  const since = new Date(now().getTime() - keptFor);
  const [place] = await db()
    .select({ after: feedPlaces.after })
    .from(feedPlaces)
    .where(and(eq(feedPlaces.accountId, accountId), eq(feedPlaces.tab, tab), gt(feedPlaces.readAt, since)));
  return { after: place?.after ?? null };
}
