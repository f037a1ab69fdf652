import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { log } from "#platform/log.ts";
import { groups } from "#platform/people/schema.ts";
import { ledgerAccounts, ledgerEntries, ledgerHeads, ledgerTransactions } from "./schema.ts";
import { sealOf } from "./seal.ts";

const atOnce = 500;

/**
 * Compares the balances of all companies with their entries, and notes since when they do not agree: then people move no
 * points (quality rule 33). Gives the companies whose sums are wrong.
 */
export function reconcile(): Promise<string[]> {
  return withTenant("*", async () => {
    const { rows } = await db().execute<{ group_id: string }>(sql`
      select h.group_id from ${ledgerHeads} h where
        exists (select from ${ledgerAccounts} a where a.group_id = h.group_id and a.balance <>
          coalesce((select sum(e.amount) from ${ledgerEntries} e where e.ledger_account_id = a.id), 0))
        or exists (select from ${ledgerEntries} e where e.group_id = h.group_id
          group by e.transaction_id having sum(e.amount) <> 0)
        or h.number <> (select count(*) from ${ledgerTransactions} t where t.group_id = h.group_id)`);
    const broken = rows.map(({ group_id }) => group_id);
    if (broken.length) log.error("The ledger does not agree with its entries", { count: broken.length });
    await db().execute(sql`update ${ledgerHeads} set broken_at = ${now()}
      where broken_at is null and group_id = any(${`{${broken.join(",")}}`}::uuid[])`);
    await db().execute(sql`update ${ledgerHeads} set broken_at = null
      where broken_at is not null and group_id <> all(${`{${broken.join(",")}}`}::uuid[])`);
    return broken;
  });
}

/** How many companies have a ledger, how many transactions there are, and since when one of them is wrong. */
export async function readSoundness(): Promise<{ transactions: number; brokenAt: Date | null }> {
  const [row] = await withTenant("*", () =>
    db()
      .select({
        transactions: sql<number>`coalesce(sum(${ledgerHeads.number}), 0)::int`,
        brokenAt: sql<string | null>`min(${ledgerHeads.brokenAt})`,
      })
      .from(ledgerHeads),
  );
  return { transactions: row!.transactions, brokenAt: row!.brokenAt ? new Date(row!.brokenAt) : null };
}

export type Checked = { company: string; links: number; broken?: { number: number; why: string } };

/** Recomputes the chains of all companies and every balance in them; names the first broken link of each. */
export function verifyLedger(): Promise<Checked[]> {
  return withTenant("*", async () => {
    const heads = await db()
      .select({ head: ledgerHeads, company: groups.name })
      .from(ledgerHeads)
      .innerJoin(groups, eq(groups.id, ledgerHeads.groupId))
      .orderBy(asc(groups.name));
    const all: Checked[] = [];
    for (const { head, company } of heads) all.push({ company, ...(await verifyChain(head)) });
    return all;
  });
}

async function verifyChain(head: typeof ledgerHeads.$inferSelect): Promise<Omit<Checked, "company">> {
  const balances = new Map<string, number>();
  let [links, hash] = [0, ""];
  for (;;) {
    const part = await readLinks(head.groupId, links);
    for (const { entries, previousHash, hash: kept, ...one } of part) {
      const number = links + 1;
      const wrong = (why: string) => ({ links, broken: { number, why } });
      if (one.number !== number) return wrong("её нет");
      if (previousHash !== hash) return wrong("она не продолжает предыдущую");
      if (sealOf(hash, { ...one, entries }) !== kept) return wrong("она изменена после записи");
      if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) return wrong("её сумма не ноль");
      for (const { account, amount, balanceAfter } of entries) {
        const balance = (balances.get(account) ?? 0) + amount;
        if (balance !== balanceAfter) return wrong("остаток в ней не сходится");
        balances.set(account, balance);
      }
      [links, hash] = [number, kept];
    }
    if (part.length < atOnce) break;
  }
  if (head.number !== links || head.hash !== hash)
    return { links, broken: { number: links + 1, why: "конец цепочки обрезан" } };
  const kept = await db()
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.groupId, head.groupId));
  const isOff = kept.some(({ id, balance }) => balance !== (balances.get(id) ?? 0));
  return isOff ? { links, broken: { number: links, why: "после неё остаток счёта изменён мимо журнала" } } : { links };
}

async function readLinks(groupId: string, after: number, count = atOnce) {
  const rows = await db()
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.groupId, groupId), gt(ledgerTransactions.number, after)))
    .orderBy(asc(ledgerTransactions.number))
    .limit(count);
  const entries = rows.length
    ? await db()
        .select()
        .from(ledgerEntries)
        .where(
          inArray(
            ledgerEntries.transactionId,
            rows.map(({ id }) => id),
          ),
        )
    : [];
  const of = Map.groupBy(entries, ({ transactionId }) => transactionId);
  return rows.map((row) => ({
    ...row,
    entries: (of.get(row.id) ?? []).map(({ ledgerAccountId, amount, balanceAfter }) => ({
      ...{ account: ledgerAccountId, amount, balanceAfter },
    })),
  }));
}

/** A page of a company's chain, the last link first, each sealed anew after the one before it; and since when its sums are wrong. */
export async function readChain(groupId: string, after: string | undefined) {
  const [head] = await db().select().from(ledgerHeads).where(eq(ledgerHeads.groupId, groupId));
  const top = head?.number ?? 0;
  const [said] = after ? [Number(after)] : [top + 1];
  const last = Number.isInteger(said) ? Math.min(said! - 1, top) : top;
  const from = Math.max(0, last - pageSize);
  // One more before them: the first of the page is to follow it.
  const part = (await readLinks(groupId, Math.max(0, from - 1), pageSize + 1)).filter(({ number }) => number <= last);
  const items = part.map((link, at) => {
    const before = at > 0 ? part[at - 1]! : undefined;
    const { previousHash, hash, entries, ...one } = link;
    const follows = link.number === 1 ? previousHash === "" : previousHash === (before?.hash ?? previousHash);
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    return { ...link, sound: follows && sum === 0 && sealOf(previousHash, { ...one, entries }) === hash };
  });
  return {
    items: items.filter(({ number }) => number > from).reverse(),
    next: from > 0 ? String(from + 1) : undefined,
    brokenAt: head?.brokenAt?.toISOString() ?? null,
  };
}

/** How many accounts a company has, and those whose balance is not the sum of their entries. */
export async function findMismatches(groupId: string): Promise<{ accounts: number; wrong: string[] }> {
  const { rows } = await db().execute<{ id: string; wrong: boolean }>(sql`
    select a.id, a.balance <> coalesce(sum(e.amount), 0) as wrong from ${ledgerAccounts} a
    left join ${ledgerEntries} e on e.ledger_account_id = a.id where a.group_id = ${groupId} group by a.id order by a.id`);
  return { accounts: rows.length, wrong: rows.filter(({ wrong }) => wrong).map(({ id }) => id) };
}
