import { eq, sql } from "drizzle-orm";
import type { FeedSort, FeedView } from "#app/feed/feed/contract.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";

type Arrangement = { view?: FeedView; sort?: FeedSort };

/** Remembers how a person wants their feeds, on all their devices; what is not said stays. */
export async function arrange(viewer: Viewer, { view, sort }: Arrangement): Promise<Arrangement> {
  const told = JSON.stringify({ feedView: view, feedSort: sort });
  await db()
    .update(accounts)
    .set({ preferences: sql`${accounts.preferences} || ${told}::jsonb` })
    .where(eq(accounts.id, viewer.accountId));
  afterCommit(forgetViewers);
  return { view, sort };
}
