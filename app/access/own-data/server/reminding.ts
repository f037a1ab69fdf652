import { and, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { erasureRequests } from "./schema.ts";

const day = 86_400_000;
/** The thirty days of the law run out so soon when the administrators are reminded. */
const ahead = 5;

/**
 * Every morning: reminds the administrators of whose data they must have done with in a few days, because a consent is
 * taken back or the person has asked for it. Each hears once of each, by the day that counts.
 */
export async function remindOfData(): Promise<void> {
  const begun = new Date(now().getTime() - 30 * day);
  const near = new Date(now().getTime() - (30 - ahead) * day);
  await withTenant("*", async () => {
    const { id: accountId, groupId, consentWithdrawnAt: at } = accounts;
    const withdrawn = await db()
      .select({ accountId, groupId, at })
      .from(accounts)
      .where(and(isNotNull(at), gt(at, begun), lte(at, near)))
      .limit(1000);
    const since = erasureRequests.createdAt;
    const asked = await db()
      .select({ accountId: erasureRequests.accountId, groupId: erasureRequests.groupId, at: since })
      .from(erasureRequests)
      .where(and(isNull(erasureRequests.endedAt), gt(since, begun), lte(since, near)))
      .limit(1000);
    for (const row of withdrawn) await tell(row, "consent");
    for (const row of asked) await tell(row, "erasure");
  });
}

function tell({ accountId, groupId, at }: { accountId: string; groupId: string; at: Date | null }, why: string) {
  const data = { why, at: at!.toISOString(), until: new Date(at!.getTime() + 30 * day).toISOString() };
  return announce({ kind: "data.due", objectId: accountId, groupId, actorId: accountId, data });
}
