import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import type { Found, Input } from "./find.ts";
import { plain } from "./plain.ts";
import { missedQueries } from "./schema.ts";

const keptFor = 90 * 86_400_000;
/** What is longer is pasted, not asked. */
const longest = 100;

/** Writes down for administrators that a query has found nothing anywhere, however it was read; nobody is named. */
export async function noteMissed({ groupId }: Viewer, input: Input, { groups }: Found): Promise<void> {
  const { query: asked, tab, after, exact, ...filter } = input;
  const isWhole = tab === "all" && !after && !exact && !Object.values(filter).some(Boolean);
  const query = plain(asked).replace(/\s+/g, " ");
  if (!isWhole || groups.length > 0 || query.length < 2 || query.length > longest) return;
  const lastAt = now();
  await db()
    .insert(missedQueries)
    .values({ groupId, query, lastAt })
    .onConflictDoUpdate({
      target: [missedQueries.groupId, missedQueries.query],
      set: { lastAt, times: sql`${missedQueries.times} + 1` },
    });
}

/** What people of the viewer's company have looked for in vain, the most asked first. */
export async function readMissed({ groupId }: Viewer, after?: string) {
  const { query, times, lastAt } = missedQueries;
  const rows = await db()
    .select({ query, times, lastAt })
    .from(missedQueries)
    .where(and(eq(missedQueries.groupId, groupId), beyond([times, lastAt, query], after)))
    .orderBy(desc(times), desc(lastAt), desc(query))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.times, row.lastAt, row.query]);
  return { items: items.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })), ...(next && { next }) };
}

/** Forgets what nobody has looked for in vain for ninety days. */
export async function sweepMissed(): Promise<void> {
  const before = new Date(now().getTime() - keptFor);
  await withTenant("*", () => db().delete(missedQueries).where(lt(missedQueries.lastAt, before)));
}
