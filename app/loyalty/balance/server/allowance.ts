import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { accountOf, ledgerAccounts, lockLedger, post } from "#app/engines/ledger/server/index.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { tellOfAllowance } from "./notices.ts";
import { loyaltySettings } from "./schema.ts";
import { dateIn, readSettings } from "./settings.ts";

/** The condition «somebody answers to this person». */
export const leadsPeople = (person: unknown): SQL<boolean> =>
  sql<boolean>`exists (select from ${accounts} r where r.manager_id = ${person} and r.left_at is null)`;

/**
 * Gives everybody what they may thank with in this month: what is left of the last one ends; who comes in the middle of it
 * gets theirs within the hour. Each company has its own midnight; done from two nodes, or twice, it is done once.
 */
export async function allowAll(): Promise<void> {
  const companies = await db().select({ id: groups.id }).from(groups).orderBy(groups.id);
  for (const { id } of companies) await allowCompany(id);
}

async function allowCompany(groupId: string): Promise<void> {
  await lockLedger(groupId);
  const settings = await readSettings(groupId);
  const { month } = dateIn(settings.timeZone);
  const isGiven = settings.allowedFor === month;
  const people = await db()
    .select({
      id: accounts.id,
      leads: leadsPeople(accounts.id),
      balance: sql<number>`coalesce(${ledgerAccounts.balance}, 0)`,
    })
    .from(accounts)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.ownerId, accounts.id),
        eq(ledgerAccounts.purse, "thanks"),
        eq(ledgerAccounts.groupId, groupId),
      ),
    )
    .where(and(eq(accounts.groupId, groupId), isColleague(), isGiven ? isNull(ledgerAccounts.id) : undefined))
    .orderBy(accounts.id);
  if (!people.length && isGiven) return;
  const [issue, spent] = [await accountOf(groupId, "issue"), await accountOf(groupId, "spent")];
  for (const { id, leads, balance } of people) {
    const amount = leads ? settings.leaderAllowance : settings.allowance;
    if (amount === balance) continue;
    const purse = await accountOf(groupId, "thanks", id);
    const other = amount > balance ? issue : spent;
    const moves = [
      { account: purse, amount: amount - balance },
      { account: other, amount: balance - amount },
    ];
    await post({ groupId, kind: "allowance", cause: `allowance:${id}:${month}`, by: null, moves });
  }
  // At the turn of a month; the first one of a company and of a newcomer is no news.
  const isTurn = !isGiven && settings.allowedFor !== "";
  if (isTurn)
    await tellOfAllowance(
      groupId,
      people.map((one) => one.id),
      month,
    );
  await db()
    .insert(loyaltySettings)
    .values({ groupId, allowedFor: month })
    .onConflictDoUpdate({ target: loyaltySettings.groupId, set: { allowedFor: month } });
}
