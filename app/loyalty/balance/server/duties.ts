import { sql } from "drizzle-orm";
import { handFunds, ledgerAccounts } from "#app/engines/ledger/server/index.ts";
import type { Duty } from "#platform/people/duty.ts";

/** The funds out of which a person rewards colleagues; what is their own stays in their purse. */
export const fundDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${ledgerAccounts} fund where fund.owner_id = ${leaver}
    and fund.purse = 'fund' and fund.closed_at is null)`,
  async hand({ leaver, successor, viewer }) {
    await handFunds(leaver, successor ?? viewer.accountId);
  },
};
