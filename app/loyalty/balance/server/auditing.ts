import { sql } from "drizzle-orm";
import {
  findMismatches,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  readChain,
  tellPosting,
} from "#app/engines/ledger/server/index.ts";
import type { ChainLink, PointCircle } from "#app/loyalty/balance/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { readPeople } from "./colleagues.ts";

/** Whose an account is, as an auditor reads it. */
const ownerOf = sql<string>`coalesce(nullif(a.title, ''), p.first_name || ' ' || p.last_name, case a.purse
  when 'issue' then 'Выпуск' when 'spent' then 'Потрачено' else 'Без имени' end)
  || case a.purse when 'thanks' then ', для благодарностей' else '' end`;

/** A page of the chain, the last link first, each sealed anew; and whether every balance is the sum of its entries. */
export async function readAudit({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const { items, next, brokenAt } = await readChain(groupId, after);
  const owners = await readOwners(groupId, [
    ...new Set(items.flatMap(({ entries }) => entries.map((one) => one.account))),
  ]);
  const { accounts: count, wrong } = await findMismatches(groupId);
  const names = await readOwners(groupId, wrong);
  return {
    items: items.map(
      ({ number, createdAt, kind, hash, sound, entries }): ChainLink => ({
        ...{ number, hash, sound, at: createdAt.toISOString(), title: tellPosting(kind, null).title },
        entries: entries.map(({ account, amount, balanceAfter }) => ({
          ...{ account, owner: owners.get(account) ?? "", amount, balance: balanceAfter },
        })),
      }),
    ),
    ...{ next, accounts: count, wrong: wrong.map((id) => names.get(id) ?? ""), brokenAt },
  };
}

async function readOwners(groupId: string, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const { rows } = await db().execute<{ id: string; owner: string }>(sql`select a.id, ${ownerOf} as owner
    from ${ledgerAccounts} a left join ${accounts} p on p.id = a.owner_id
    where a.group_id = ${groupId} and a.id = any(${`{${ids.join(",")}}`}::uuid[])`);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** All entries of a company in the order of its chain, for a program of the auditor's own. */
export async function readTable({ groupId }: Viewer): Promise<{ rows: string[][] }> {
  const { rows } = await db().execute<Record<string, string>>(sql`
    select t.number, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, t.kind, t.id, t.cause,
      e.ledger_account_id as account, ${ownerOf} as owner, e.amount, e.balance_after as balance, t.hash
    from ${ledgerEntries} e join ${ledgerTransactions} t on t.id = e.transaction_id
    join ${ledgerAccounts} a on a.id = e.ledger_account_id left join ${accounts} p on p.id = a.owner_id
    where e.group_id = ${groupId} order by t.number, e.ledger_account_id`);
  return {
    rows: rows.map(({ number, at, kind, id, cause, account, owner, amount, balance, hash }) =>
      [number, at, tellPosting(kind!, null).title, id, cause, account, owner, amount, balance, hash].map(String),
    ),
  };
}

type Round = { people: string[]; amount: number; times: number; at: string };

/**
 * Points that two or three colleagues have handed round in thirty days until they were back: no crime, but somebody looks
 * at it. Each circle once, the greatest first.
 */
export async function readCircles({ groupId }: Viewer): Promise<{ items: PointCircle[] }> {
  const { rows } = await db().execute<Round>(sql`
    with ways as (
      select giver.owner_id as a, getter.owner_id as b, sum(came.amount)::int as amount, count(*)::int as times,
        max(t.created_at) as at
      from ${ledgerTransactions} t
      join ${ledgerEntries} went on went.transaction_id = t.id and went.amount < 0
      join ${ledgerEntries} came on came.transaction_id = t.id and came.amount > 0
      join ${ledgerAccounts} giver on giver.id = went.ledger_account_id
      join ${ledgerAccounts} getter on getter.id = came.ledger_account_id
      where t.group_id = ${groupId} and t.kind = 'transfer' and t.created_at > ${now()}::timestamptz - interval '30 days'
      group by 1, 2),
    rounds as (
      select array[x.a, x.b] as people, least(x.amount, y.amount) as amount, least(x.times, y.times) as times,
        greatest(x.at, y.at) as at
      from ways x join ways y on y.a = x.b and y.b = x.a where x.a < x.b
      union all
      select array[x.a, x.b, y.b], least(x.amount, y.amount, z.amount), least(x.times, y.times, z.times),
        greatest(x.at, y.at, z.at)
      from ways x join ways y on y.a = x.b join ways z on z.a = y.b and z.b = x.a
      where x.a < x.b and x.a < y.b and y.b <> x.b)
    select people, amount, times, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from rounds order by amount desc, people limit 50`);
  const people = await readPeople(rows.flatMap((row) => row.people));
  return { items: rows.map((row) => ({ ...row, people: row.people.flatMap((id) => people.get(id) ?? []) })) };
}
