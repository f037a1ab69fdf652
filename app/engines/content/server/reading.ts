import { type Column, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { daysAgo } from "#platform/db/this-moment.ts";
import { publicationReads, readingMarks } from "./schema.ts";

/** How long a publication stays new to those who have not opened it: who comes back from a long leave is not drowned. */
const newForDays = 30;

type Read = { id: Column; authorId: Column; publishedAt: Column };

/** Nothing new to this reader: their own, opened, older than a month, or from before «Отметить всё прочитанным». */
export function isRead({ accountId }: Viewer, { id, authorId, publishedAt }: Read): SQL<boolean> {
  return sql<boolean>`(
    ${authorId} = ${accountId}::uuid
    or ${publishedAt} < ${daysAgo(newForDays)}
    or ${publishedAt} <= coalesce((
      select m.until from reading_marks m where m.account_id = ${accountId}::uuid), '-infinity')
    or exists (
      select from publication_reads r where r.publication_id = ${id} and r.account_id = ${accountId}::uuid))`;
}

/** Remembers that a reader has opened or answered a publication. Whoever calls has made sure that they may see it. */
export async function rememberRead({ accountId }: Viewer, publicationId: string): Promise<void> {
  await db().insert(publicationReads).values({ publicationId, accountId, createdAt: now() }).onConflictDoNothing();
}

/** Remembers that all which is said under a publication until now is known to a reader, on all their devices. */
export async function rememberSeen({ accountId }: Viewer, publicationId: string): Promise<void> {
  await db()
    .insert(publicationReads)
    .values({ publicationId, accountId, createdAt: now(), seenAt: now() })
    .onConflictDoUpdate({
      target: [publicationReads.publicationId, publicationReads.accountId],
      set: { seenAt: now() },
    });
}

/** A value of a query: until when a reader knows what is said under a publication; null where they have never opened it. */
export function seenUntil({ accountId }: Viewer, publicationId: SQLWrapper): SQL<string | null> {
  return sql`(select coalesce(r.seen_at, r.created_at) from ${publicationReads} r
    where r.publication_id = ${publicationId} and r.account_id = ${accountId}::uuid)`;
}

/** «Отметить всё прочитанным», in all feeds at once: one row, however much there is. */
export async function markAllRead({ accountId }: Viewer): Promise<{ until: string }> {
  const until = now();
  await db()
    .insert(readingMarks)
    .values({ accountId, until })
    .onConflictDoUpdate({ target: readingMarks.accountId, set: { until } });
  return { until: until.toISOString() };
}
