import { and, eq } from "drizzle-orm";
import { ledgerAccounts } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";

/** How many points a person may spend. */
export async function balanceOf({ groupId, accountId }: Pick<Viewer, "groupId" | "accountId">): Promise<number> {
  const isIt = and(
    ...[eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.ownerId, accountId), eq(ledgerAccounts.purse, "earned")],
  );
  const [row] = await db().select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(isIt);
  return row?.balance ?? 0;
}
