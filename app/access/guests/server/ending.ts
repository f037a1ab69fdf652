import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { inDays, warnDays } from "#platform/people/guests.ts";
import { accounts } from "#platform/people/schema.ts";

/** Says of every guest whose term is over in a week that it is: a job of every morning; whoever hears of it knows by the moment what is news. */
export async function keepGuests(): Promise<void> {
  await withTenant("*", async () => {
    const ending = await db()
      .select({ objectId: accounts.id, groupId: accounts.groupId, until: accounts.guestUntil })
      .from(accounts)
      .where(
        and(
          eq(accounts.role, "guest"),
          isNull(accounts.leftAt),
          gt(accounts.guestUntil, now()),
          lte(accounts.guestUntil, inDays(warnDays)),
        ),
      );
    for (const { until, ...guest } of ending)
      await announce({
        kind: "guest.ending",
        ...guest,
        actorId: guest.objectId,
        data: { until: until!.toISOString() },
      });
  });
}
