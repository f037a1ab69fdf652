import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { type DocumentTab, type SearchHit, type SearchTab, searchTabs } from "#app/engines/search/contract.ts";
import { readFilter } from "#app/engines/search/forms.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findSince } from "./find.ts";
import { savedQueries, searchDocuments } from "./schema.ts";
import { indexedTabs, searchSources } from "./source.ts";

/** Where something new appears from time to time, by the tab of the query. */
function placesOf(tab: SearchTab): DocumentTab[] {
  return indexedTabs(searchSources.get()).filter((one) => one !== "people" && (tab === "all" || tab === one));
}

/** Whether there can be news of a query of this tab. */
export const isWatchable = (tab: SearchTab): boolean => placesOf(tab).length > 0;

export type Watched = Pick<
  typeof savedQueries.$inferSelect,
  "id" | "accountId" | "query" | "tab" | "address" | "watchedFrom"
>;

/** Begins or stops to tell a person what is new for their query. Refuses somebody else's as not found. */
export async function watchQuery(
  { accountId }: Viewer,
  { id, watched }: { id: string; watched: boolean },
): Promise<{ watched: boolean }> {
  const rows = await db()
    .update(savedQueries)
    .set({ watchedFrom: watched ? now() : null, triedAt: null })
    .where(
      and(
        eq(savedQueries.id, id),
        eq(savedQueries.accountId, accountId),
        inArray(savedQueries.tab, searchTabs.filter(isWatchable)),
      ),
    )
    .returning({ id: savedQueries.id });
  return rows.length ? { watched } : refuse("not-found");
}

/** When a watched query had its last turn, whatever came of it. */
const lastTurn = sql`coalesce(${savedQueries.triedAt}, ${savedQueries.watchedFrom})`;

/** At most `count` watched queries into which nobody has looked since `before`, those first whose turn was longest ago. */
export async function findDue(before: Date, count: number): Promise<Watched[]> {
  const { id, accountId, query, tab, address, watchedFrom } = savedQueries;
  return db()
    .select({ id, accountId, query, tab, address, watchedFrom })
    .from(savedQueries)
    .where(and(isNotNull(watchedFrom), lt(lastTurn, before)))
    .orderBy(asc(lastTurn))
    .limit(count);
}

/** Notes that a watched query has been looked into. */
export async function noteLook({ id }: Watched, at: Date): Promise<void> {
  await db().update(savedQueries).set({ watchedFrom: at, triedAt: at }).where(eq(savedQueries.id, id));
}

/** Notes that looking into a watched query has failed: its news are not lost, but others have their turn before it. */
export async function noteFailure({ id }: Watched, at: Date): Promise<void> {
  await db().update(savedQueries).set({ triedAt: at }).where(eq(savedQueries.id, id));
}

/** What a watched query finds that came after the last look into it, up to `at`, and is not the person's own, the newest first. */
export async function findNews(
  viewer: Viewer,
  { query, tab, address, watchedFrom }: Watched,
  at: Date,
): Promise<SearchHit[]> {
  const filter = readFilter(Object.fromEntries(new URL(address, "http://portal").searchParams));
  const hits: SearchHit[] = [];
  for (const place of placesOf(tab)) {
    const groups = await findSince(
      viewer,
      searchSources.get(),
      { query, ...filter, tab: place, sort: "new" },
      watchedFrom!,
    );
    hits.push(...groups.flatMap(({ items }) => items));
  }
  const [since, until] = [watchedFrom!.toISOString(), at.toISOString()];
  const fresh = hits.filter(({ happenedAt = "" }) => happenedAt > since && happenedAt <= until);
  const own = fresh.length ? await findOwn(viewer, fresh) : [];
  return fresh
    .filter(({ id }) => !own.includes(id))
    .sort((one, other) => (one.happenedAt! < other.happenedAt! ? 1 : -1));
}

async function findOwn({ accountId }: Viewer, hits: SearchHit[]): Promise<string[]> {
  const ids = hits.map(({ id }) => id);
  const rows = await db()
    .select({ id: searchDocuments.objectId })
    .from(searchDocuments)
    .where(and(inArray(searchDocuments.objectId, ids), eq(searchDocuments.authorId, accountId)));
  return rows.map(({ id }) => id);
}
