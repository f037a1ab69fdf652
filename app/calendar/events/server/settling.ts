import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { capture, release } from "#app/engines/ledger/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { Refusal } from "#platform/refusal.ts";
import { eventAnswers, eventDays } from "./schema.ts";

/**
 * Settles what was put aside for events that have begun: who had a seat has paid for it, who still waited gets the points
 * back. A job; each is settled once, from whatever node.
 */
export async function settleBegun(): Promise<void> {
  const isDue = and(
    isNotNull(eventAnswers.holdId),
    isNull(eventAnswers.settledAt),
    isNull(eventDays.cancelledAt),
    lte(eventDays.startsAt, now()),
  );
  const rows = await withTenant("*", () =>
    db()
      .select({ dayId: eventAnswers.dayId, accountId: eventAnswers.accountId, groupId: eventAnswers.groupId })
      .from(eventAnswers)
      .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
      .where(isDue)
      .orderBy(eventDays.startsAt)
      .limit(1000),
  );
  for (const { dayId, accountId, groupId } of rows)
    await withTenant(groupId, () => transaction(() => settle(dayId, accountId)));
}

async function settle(dayId: string, accountId: string): Promise<void> {
  const isIt = and(eq(eventAnswers.dayId, dayId), eq(eventAnswers.accountId, accountId));
  // In the order of answers: the day first.
  await db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.id, dayId)).for("update");
  const [it] = await db().select().from(eventAnswers).where(isIt);
  if (!it?.holdId || it.settledAt) return;
  const end = it.state === "waiting" || it.state === "asked" ? release : capture;
  try {
    await end({ groupId: it.groupId, id: it.holdId, by: null });
  } catch (error) {
    // Its term was over before the moved start: the points went back by themselves.
    if (!(error instanceof Refusal)) throw error;
  }
  await db().update(eventAnswers).set({ settledAt: now() }).where(isIt);
}
