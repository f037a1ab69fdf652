import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { type CaseRow, isOpen, seesTo } from "./cases.ts";
import { moderationCases } from "./schema.ts";

/** For how long a case is one moderator's own: who walked away must not hold up the rest. */
const claimFor = 15 * 60_000;

type Claim = { mine: boolean; name: string; until: string };
type Claimed = Pick<CaseRow, "claimedBy" | "claimedAt">;

const lapsed = () => new Date(now().getTime() - claimFor);

/** Somebody is at work on it. */
export const isClaimed = (): SQL => gt(moderationCases.claimedAt, lapsed());
export const isUnclaimed = (): SQL => or(isNull(moderationCases.claimedAt), lte(moderationCases.claimedAt, lapsed()))!;

/** Whether another moderator is at work on it. */
export function isHeldByOther({ accountId }: Viewer, { claimedBy, claimedAt }: Claimed): boolean {
  return claimedBy !== null && claimedBy !== accountId && claimedAt !== null && claimedAt > lapsed();
}

/** A claim as the desk shows it; null when it has lapsed. */
export function toClaim({ accountId }: Viewer, { claimedBy, claimedAt }: Claimed, name: string): Claim | null {
  if (!claimedBy || !claimedAt || claimedAt <= lapsed()) return null;
  return { mine: claimedBy === accountId, name, until: new Date(claimedAt.getTime() + claimFor).toISOString() };
}

/**
 * Takes a case for a quarter of an hour. Of two who reach for it one gets it, and both are told who. Refuses a case that is
 * not theirs to see to as not found.
 */
export async function claim(viewer: Viewer, id: string): Promise<Claim> {
  const isTheirs = and(eq(moderationCases.id, id), seesTo(viewer));
  await db()
    .update(moderationCases)
    .set({ claimedBy: viewer.accountId, claimedAt: now() })
    .where(and(isTheirs, isOpen, or(eq(moderationCases.claimedBy, viewer.accountId), isUnclaimed())));
  const [row] = await db()
    .select({
      claimedBy: moderationCases.claimedBy,
      claimedAt: moderationCases.claimedAt,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(moderationCases)
    .leftJoin(accounts, eq(accounts.id, moderationCases.claimedBy))
    .where(isTheirs);
  if (!row) refuse("not-found");
  return toClaim(viewer, row, `${row.firstName} ${row.lastName}`) ?? refuse("conflict", "closed");
}

/** Gives a case back to the queue. */
export async function release(viewer: Viewer, id: string): Promise<{ id: string }> {
  const [row] = await db()
    .select({ claimedBy: moderationCases.claimedBy })
    .from(moderationCases)
    .where(and(eq(moderationCases.id, id), seesTo(viewer)));
  if (!row) refuse("not-found");
  await db()
    .update(moderationCases)
    .set({ claimedBy: null, claimedAt: null })
    .where(and(eq(moderationCases.id, id), eq(moderationCases.claimedBy, viewer.accountId)));
  return { id };
}
