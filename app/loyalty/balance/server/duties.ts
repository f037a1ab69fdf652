import { and, eq, isNull, sql } from "drizzle-orm";
import { ledgerAccounts } from "#app/engines/ledger/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";

/** The funds out of which a person rewards colleagues; what is their own stays in their purse. */
export const fundDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${ledgerAccounts} fund where fund.owner_id = ${leaver}
    and fund.purse = 'fund' and fund.closed_at is null)`,
  async hand({ leaver, successor, viewer }) {
    await db()
      .update(ledgerAccounts)
      .set({ ownerId: successor ?? viewer.accountId })
      .where(
        and(eq(ledgerAccounts.ownerId, leaver), eq(ledgerAccounts.purse, "fund"), isNull(ledgerAccounts.closedAt)),
      );
  },
};
