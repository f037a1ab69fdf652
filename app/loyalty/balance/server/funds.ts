import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { accountOf, changeFund, ledgerAccounts, lockLedger, openFund, post } from "#app/engines/ledger/server/index.ts";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { balance as urls } from "#app/loyalty/balance/routes.ts";
import { href } from "#app/web/urls.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { toldPerson } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { pointFunds } from "./schema.ts";
import { dateIn, readSettings } from "./settings.ts";

/** The funds of a company: who rewards out of each, how it is filled, when it is nearly empty. */
export function readFunds(groupId: string) {
  return db()
    .select({
      ...{ id: ledgerAccounts.id, title: ledgerAccounts.title, balance: ledgerAccounts.balance },
      owner: toldPerson(),
      ...{ monthly: pointFunds.monthly, low: pointFunds.low },
    })
    .from(ledgerAccounts)
    .innerJoin(pointFunds, eq(pointFunds.accountId, ledgerAccounts.id))
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .where(and(eq(ledgerAccounts.groupId, groupId), isNull(ledgerAccounts.closedAt)))
    .orderBy(asc(ledgerAccounts.title), asc(ledgerAccounts.id));
}

type Wish = { id?: string | undefined; title: string; owner: string; monthly: number; low: number };

/** Makes a fund, out of which its owner rewards colleagues, or changes one. Refuses another company's as not found. */
export async function putFund(
  viewer: Viewer,
  { id: known, title, owner, monthly, low }: Wish,
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const said = { title, ownerId: await findOwner(viewer, owner) };
  const id = known ?? newId();
  if (!known) await openFund({ id, groupId, ...said });
  else if (!(await changeFund({ id, groupId, ...said }))) refuse("not-found");
  await db()
    .insert(pointFunds)
    .values({ accountId: id, groupId, monthly, low })
    .onConflictDoUpdate({ target: pointFunds.accountId, set: { monthly, low } });
  await recordAudit({ deed: "points.fund", result: "ok", accountId, groupId, objectId: id, detail: { name: title } });
  return { id };
}

/** An administrator may own a fund as anybody else. */
async function findOwner(viewer: Viewer, owner: string): Promise<string> {
  return (await namedPerson(viewer, owner, { field: "owner" }))!.id;
}

/**
 * Brings the funds what their rules say for this month. Each company has its own midnight; done from two nodes, or twice, it is
 * done once, and what comes by hand is beside it.
 */
export async function refillFunds(): Promise<void> {
  const funds = await db()
    .select({ id: ledgerAccounts.id, groupId: ledgerAccounts.groupId, amount: pointFunds.monthly })
    .from(pointFunds)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, pointFunds.accountId))
    .where(and(gt(pointFunds.monthly, 0), isNull(ledgerAccounts.closedAt)))
    .orderBy(ledgerAccounts.groupId, ledgerAccounts.id);
  for (const [groupId, own] of Map.groupBy(funds, (fund) => fund.groupId)) {
    await lockLedger(groupId);
    const { month } = dateIn((await readSettings(groupId)).timeZone);
    const issue = await accountOf(groupId, "issue");
    for (const { id, amount } of own) {
      const moves = [
        { account: issue, amount: -amount },
        { account: id, amount },
      ];
      await post({ groupId, kind: "refill", cause: `refill:${id}:${month}`, by: null, moves });
    }
  }
}

/** Tells the owner of a fund that little is left in it, each time when what was given has brought it there. */
export async function tellOfLow(groupId: string, fund: string, gone: { amount: number; transaction: string }) {
  const [row] = await db()
    .select({ ownerId: ledgerAccounts.ownerId, title: ledgerAccounts.title, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .innerJoin(pointFunds, eq(pointFunds.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.id, fund),
        sql`${ledgerAccounts.balance} < ${pointFunds.low} and ${ledgerAccounts.balance} + ${gone.amount}::int >= ${pointFunds.low}`,
      ),
    );
  if (!row?.ownerId) return;
  const subject = `${row.title}: осталось ${row.balance.toLocaleString("ru")}`;
  const about = { accountId: row.ownerId, groupId, kind: "fund-low", eventKey: `fund-low/${gone.transaction}` };
  await notifyPeople([{ ...about, subject, href: href(urls.bonus) }]);
}
