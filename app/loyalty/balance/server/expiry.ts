import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import {
  accountOf,
  keptAges,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  lockLedger,
  post,
} from "#app/engines/ledger/server/index.ts";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { balance as urls } from "#app/loyalty/balance/routes.ts";
import { href } from "#app/web/urls.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { loyaltySettings } from "./schema.ts";
import { dateIn, readSettings } from "./settings.ts";

const day = 86_400_000;
/** So many days before points end, their owner is told. */
const warnedBefore = [30, 7, 1];
/** For so many days after somebody has left, their points lie where they are. */
const keptAfterLeaving = 30;

/** Points have come anew with a transaction; those that only came back are as old as they were. */
const isNew = sql`t.kind not in (${sql.join(
  keptAges.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/**
 * How much of an account has ended by a moment. Points are spent in the order in which they came, so what is left is what
 * came last: more than has come in the last months is what has ended. What was put aside and came back is as old as it was.
 */
const endedBy = (
  moment: Date,
  months: number,
): SQL<number> => sql<number>`greatest(0, ${ledgerAccounts.balance} - coalesce((
  select sum(e.amount) from ${ledgerEntries} e join ${ledgerTransactions} t on t.id = e.transaction_id
  where e.ledger_account_id = ${ledgerAccounts}.id and e.amount > 0 and ${isNew}
    and t.created_at + make_interval(months => ${months}::int) > ${moment.toISOString()}::timestamptz), 0))::int`;

const isEarned = (groupId: string) =>
  and(
    eq(ledgerAccounts.groupId, groupId),
    eq(ledgerAccounts.purse, "earned"),
    gt(ledgerAccounts.balance, 0),
    isNotNull(ledgerAccounts.ownerId),
  );

/** What of a person's earned points ends next, and on which day; nothing where points do not end. */
export async function readEnding({ groupId, accountId }: { groupId: string; accountId: string }) {
  const { expiresAfter, timeZone: zone } = await readSettings(groupId);
  if (!expiresAfter) return null;
  const local = sql`(lots.at at time zone ${zone})::date`;
  const { rows } = await db().execute<{ amount: number; on: string }>(sql`
    with lots as (
      select t.created_at as at, e.amount, a.balance, sum(e.amount) over (order by e.number desc) as newer
      from ${ledgerAccounts} a join ${ledgerEntries} e on e.ledger_account_id = a.id and e.amount > 0
      join ${ledgerTransactions} t on t.id = e.transaction_id and ${isNew}
      where a.group_id = ${groupId} and a.owner_id = ${accountId} and a.purse = 'earned' and a.balance > 0),
    oldest as (select ${local} as day, balance from lots where newer >= balance order by newer limit 1)
    select (o.balance - coalesce((select sum(amount) from lots where ${local} > o.day), 0))::int as amount,
      to_char(o.day + make_interval(months => ${expiresAfter}::int), 'YYYY-MM-DD') as on
    from oldest o`);
  return rows[0] ?? null;
}

/**
 * Ends what has lain too long in every company that has decided so, and what those had who left a month ago; tells others
 * how much of theirs ends soon. Done twice in a day, or from two nodes, it is done once.
 */
export async function endPoints(): Promise<void> {
  await endOfLeavers();
  const companies = await db()
    .select({ groupId: loyaltySettings.groupId, months: loyaltySettings.expiresAfter, zone: loyaltySettings.timeZone })
    .from(loyaltySettings)
    .where(gt(loyaltySettings.expiresAfter, 0))
    .orderBy(loyaltySettings.groupId);
  for (const { groupId, months, zone } of companies) {
    await lockLedger(groupId);
    const amount = endedBy(now(), months);
    const rows = await db()
      .select({ id: ledgerAccounts.id, amount })
      .from(ledgerAccounts)
      .where(and(isEarned(groupId), sql`${amount} > 0`))
      .orderBy(ledgerAccounts.id);
    await burn(groupId, "burn", rows, dateIn(zone).day);
    for (const left of warnedBefore) await warn(groupId, months, zone, left);
  }
}

async function endOfLeavers(): Promise<void> {
  const until = new Date(now().getTime() - keptAfterLeaving * day).toISOString();
  const rows = await db()
    .select({ id: ledgerAccounts.id, groupId: ledgerAccounts.groupId, amount: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .where(
      and(
        sql`${ledgerAccounts.purse} in ('earned', 'thanks') and ${ledgerAccounts.balance} > 0`,
        sql`${accounts.leftAt} < ${until}::timestamptz`,
      ),
    )
    .orderBy(ledgerAccounts.groupId, ledgerAccounts.id);
  for (const [groupId, own] of Map.groupBy(rows, (row) => row.groupId)) {
    await lockLedger(groupId);
    await burn(groupId, "leave", own, dateIn("UTC").day);
  }
}

async function burn(groupId: string, kind: string, rows: { id: string; amount: number }[], on: string): Promise<void> {
  if (!rows.length) return;
  const spent = await accountOf(groupId, "spent");
  for (const { id, amount } of rows) {
    const moves = [
      { account: id, amount: -amount },
      { account: spent, amount },
    ];
    await post({ groupId, kind, cause: `${kind}:${id}:${on}`, by: null, moves });
  }
}

async function warn(groupId: string, months: number, zone: string, left: number): Promise<void> {
  const until = (days: number) => new Date(now().getTime() + days * day);
  const amount = sql<number>`(${endedBy(until(left), months)} - ${endedBy(until(left - 1), months)})::int`;
  const rows = await db()
    .select({ account: ledgerAccounts.id, accountId: ledgerAccounts.ownerId, amount })
    .from(ledgerAccounts)
    .where(and(isEarned(groupId), sql`${amount} > 0`))
    .orderBy(ledgerAccounts.id);
  const on = dateIn(zone, until(left)).day;
  await notifyPeople(
    rows.map(({ account, accountId, amount: ends }) => ({
      ...{ accountId: accountId!, groupId, kind: "points-end", eventKey: `points-end/${account}/${on}/${left}` },
      ...{
        subject: `${ends.toLocaleString("ru")} до ${on.split("-").reverse().join(".")}`,
        href: href(urls.statement),
      },
    })),
  );
}
