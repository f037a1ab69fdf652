import { and, eq, lt, sql } from "drizzle-orm";
import type { SearchFilter, SearchTab } from "#app/engines/search/contract.ts";
import { search } from "#app/engines/search/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { askTogether, db, part, withTenant } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { Input } from "./find.ts";
import { plain } from "./plain.ts";
import { recentQueries, savedQueries } from "./schema.ts";
import { isWatchable } from "./watching.ts";

/** Nobody looks further back than that. */
const shownRecent = 10;
const keptFor = 90 * 86_400_000;
const mostSaved = 50;

type Saved = { id: string; query: string; tab: SearchTab; href: string; watched: boolean | null };
type OwnQueries = { recent: string[]; saved: Saved[] };

/** Remembers what a person has looked for; turning pages is no new question. */
export async function rememberQuery({ accountId }: Viewer, { query, after }: Input): Promise<void> {
  const key = plain(query).replace(/\s+/g, " ");
  if (!key || after) return;
  const askedAt = now();
  await db()
    .insert(recentQueries)
    .values({ accountId, key, query, askedAt })
    .onConflictDoUpdate({ target: [recentQueries.accountId, recentQueries.key], set: { query, askedAt } });
}

/** What a person has looked for lately, and what they have kept, the last first. With somebody's eyes nothing is seen. */
export async function readOwn({ accountId, shownBy }: Viewer): Promise<OwnQueries> {
  if (shownBy) return { recent: [], saved: [] };
  const recent = part<{ query: string }, Partial<OwnQueries>>(
    sql`select query from ${recentQueries} where account_id = ${accountId} order by asked_at desc limit ${shownRecent}`,
    (rows) => ({ recent: rows.map(({ query }) => query) }),
  );
  const saved = part<Saved, Partial<OwnQueries>>(
    sql`select id, query, tab, address as href, watched_from is not null as watched from ${savedQueries} where account_id = ${accountId} order by id desc`,
    (rows) => ({ saved: rows.map((one) => (isWatchable(one.tab) ? one : { ...one, watched: null })) }),
  );
  return Object.assign({ recent: [], saved: [] }, ...(await askTogether([recent, saved])));
}

/** Forgets one query or all of them. */
export async function forgetQueries({ accountId }: Viewer, query?: string): Promise<{ forgotten: number }> {
  const one = query === undefined ? undefined : eq(recentQueries.key, plain(query).replace(/\s+/g, " "));
  const { rowCount } = await db()
    .delete(recentQueries)
    .where(and(eq(recentQueries.accountId, accountId), one));
  return { forgotten: rowCount ?? 0 };
}

type Wish = { query: string; tab: SearchTab } & SearchFilter;

/** Keeps a query with what is chosen of its results; kept twice, it is one. Refuses one too many as «invalid». */
export async function keepQuery({ accountId }: Viewer, { query, tab, ...filter }: Wish): Promise<{ id: string }> {
  const asked = { query, ...filter };
  const address = tab === "all" ? href(search.all, null, asked) : href(search.tab, { tab }, asked);
  const isMine = eq(savedQueries.accountId, accountId);
  if ((await db().$count(savedQueries, isMine)) >= mostSaved) refuse("invalid", "many");
  const [row] = await db()
    .insert(savedQueries)
    .values({ accountId, query, tab, address })
    .onConflictDoUpdate({ target: [savedQueries.accountId, savedQueries.address], set: { query } })
    .returning({ id: savedQueries.id });
  return row!;
}

/** Lets a kept query go. Refuses somebody else's as not found. */
export async function letQueryGo({ accountId }: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .delete(savedQueries)
    .where(and(eq(savedQueries.accountId, accountId), eq(savedQueries.id, id)))
    .returning({ id: savedQueries.id });
  return rows[0] ?? refuse("not-found");
}

/** Forgets what people have looked for ninety days ago. */
export async function sweepRecent(): Promise<void> {
  const before = new Date(now().getTime() - keptFor);
  await withTenant("*", () => db().delete(recentQueries).where(lt(recentQueries.askedAt, before)));
}
