import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { ledgerAccounts, ledgerEntries, ledgerHeads, ledgerTransactions, type Purse } from "./schema.ts";
import { sealOf } from "./seal.ts";

export type Move = { account: string; amount: number };

export type Posting = {
  groupId: string;
  kind: string;
  /** Why it can happen once only: «rule:ID:PERSON:OBJECT». */
  cause: string;
  /** Who moves the points; null is a rule. */
  by: string | null;
  objectId?: string;
  /** Whole numbers whose sum is zero. */
  moves: Move[];
};

/**
 * Takes the turn of a company's ledger until the end of the open transaction: what is read of its balances after that
 * nobody changes meanwhile. Gives the end of the chain.
 */
export async function lockLedger(groupId: string) {
  const find = () => db().select().from(ledgerHeads).where(eq(ledgerHeads.groupId, groupId)).for("update");
  const [head] = await find();
  if (head) return head;
  await db().insert(ledgerHeads).values({ groupId }).onConflictDoNothing();
  return (await find())[0]!;
}

/** Refuses as unavailable while the sums of a company do not agree. */
export async function demandSound(groupId: string): Promise<void> {
  const { brokenAt } = await lockLedger(groupId);
  if (brokenAt) refuse("unavailable", "ledger");
}

/**
 * Moves points, once for a cause: the second time gives the first transaction. Refuses at the field `amount` what a purse
 * does not have (quality rules 31–33). Throws for sums that are not zero: that is a mistake of the program.
 */
export async function post({
  groupId,
  kind,
  cause,
  by,
  objectId,
  moves,
}: Posting): Promise<{ id: string; isNew: boolean }> {
  const head = await lockLedger(groupId);
  const [before] = await db()
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.groupId, groupId), eq(ledgerTransactions.cause, cause)));
  if (before) return { id: before.id, isNew: false };
  const id = newId();
  const number = head.number + 1;
  const entries = await change(groupId, merge(moves));
  const row = {
    ...{ id, groupId, number, kind, cause, createdAt: now() },
    ...{ initiatorId: by, objectId: objectId ?? null },
  };
  const hash = sealOf(head.hash, { ...row, entries });
  await db()
    .insert(ledgerTransactions)
    .values({ ...row, previousHash: head.hash, hash });
  await db()
    .insert(ledgerEntries)
    .values(
      entries.map(({ account, amount, balanceAfter }) => ({
        ...{ transactionId: id, ledgerAccountId: account, groupId, number, amount, balanceAfter },
      })),
    );
  await db().update(ledgerHeads).set({ number, hash }).where(eq(ledgerHeads.groupId, groupId));
  return { id, isNew: true };
}

/** The account of a purse; one that is not there yet is made. */
export async function accountOf(groupId: string, purse: Purse, ownerId: string | null = null): Promise<string> {
  const isIt = and(
    eq(ledgerAccounts.groupId, groupId),
    eq(ledgerAccounts.purse, purse),
    ownerId ? eq(ledgerAccounts.ownerId, ownerId) : isNull(ledgerAccounts.ownerId),
  );
  const find = () => db().select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isIt);
  const [known] = await find();
  if (known) return known.id;
  await db().insert(ledgerAccounts).values({ groupId, purse, ownerId, createdAt: now() }).onConflictDoNothing();
  return (await find())[0]!.id;
}

/** Points that come into being for a person. Amounts are whole and above zero. */
export async function grant(
  wish: Omit<Posting, "moves"> & { to: string; amount: number },
): Promise<{ id: string; isNew: boolean }> {
  const { to, amount, ...posting } = wish;
  await lockLedger(wish.groupId);
  const [issue, purse] = [await accountOf(wish.groupId, "issue"), await accountOf(wish.groupId, "earned", to)];
  return post({
    ...posting,
    moves: [
      { account: issue, amount: -amount },
      { account: purse, amount },
    ],
  });
}

/** Moves back what a transaction has moved, once. Refuses where the points are spent already. */
export async function reverse(of: { groupId: string; id: string; by: string; kind?: string }) {
  await lockLedger(of.groupId);
  const rows = await db()
    .select({ account: ledgerEntries.ledgerAccountId, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.transactionId, of.id), eq(ledgerEntries.groupId, of.groupId)));
  if (!rows.length) refuse("not-found");
  const moves = rows.map(({ account, amount }) => ({ account, amount: -amount }));
  const { groupId, id, by, kind = "reversal" } = of;
  return post({ groupId, kind, cause: `reverse:${id}`, by, objectId: id, moves });
}

function merge(moves: Move[]): Move[] {
  const sums = new Map<string, number>();
  for (const { account, amount } of moves) sums.set(account, (sums.get(account) ?? 0) + amount);
  const all = [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0);
  const isWhole = all.every(({ amount }) => Number.isSafeInteger(amount));
  if (!isWhole || all.length < 2 || all.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error("The entries of a transaction are whole numbers whose sum is zero");
  return all.toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

/** Changes the balances, locked in the order of their ids; gives what each is after that. */
async function change(groupId: string, moves: Move[]) {
  const ids = moves.map(({ account }) => account);
  const rows = await db()
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance, purse: ledgerAccounts.purse })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.id, ids), eq(ledgerAccounts.groupId, groupId)))
    .orderBy(asc(ledgerAccounts.id))
    .for("update");
  if (rows.length !== ids.length) throw new Error("A purse of another company takes no part in a transaction");
  const entries = moves.map(({ account, amount }) => {
    const { balance, purse } = rows.find(({ id }) => id === account)!;
    if (balance + amount < 0 && purse !== "issue")
      refuse("invalid", "points", { fields: { amount: [short(balance)] } });
    return { account, amount, balanceAfter: balance + amount };
  });
  const list = sql.join(
    entries.map(({ account, balanceAfter }) => sql`(${account}::uuid, ${balanceAfter}::int)`),
    sql`, `,
  );
  await db().execute(
    sql`update ${ledgerAccounts} a set balance = n.balance from (values ${list}) n(id, balance) where a.id = n.id`,
  );
  return entries;
}

const short = (balance: number) => `Столько баллов нет: есть ${balance.toLocaleString("ru")}`;
