import { and, eq, isNull } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { ledgerAccounts } from "./schema.ts";

type Fund = { id: string; groupId: string; title: string; ownerId: string };

/** Opens a fund of a company: an account out of which its owner gives. */
export async function openFund(fund: Fund): Promise<void> {
  await db()
    .insert(ledgerAccounts)
    .values({ ...fund, purse: "fund", createdAt: now() });
}

/** Says anew what a fund is called and whose it is. Tells whether the company has it. */
export async function changeFund({ id, groupId, ...said }: Fund): Promise<boolean> {
  const isIt = and(eq(ledgerAccounts.id, id), eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.purse, "fund"));
  const changed = await db().update(ledgerAccounts).set(said).where(isIt).returning({ id: ledgerAccounts.id });
  return changed.length > 0;
}

/** The open funds of one person are another one's; what is their own stays in their purse. */
export async function handFunds(from: string, to: string): Promise<void> {
  await db()
    .update(ledgerAccounts)
    .set({ ownerId: to })
    .where(and(eq(ledgerAccounts.ownerId, from), eq(ledgerAccounts.purse, "fund"), isNull(ledgerAccounts.closedAt)));
}
