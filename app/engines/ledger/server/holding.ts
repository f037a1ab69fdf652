import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { accountOf, lockLedger, post } from "./posting.ts";
import { type HoldEnding, ledgerHolds, ledgerTransactions } from "./schema.ts";

/** The event of a hold whose term is over: its object is what the points were put aside for. */
export const holdOver = "ledger.hold-over";

const atOnce = 100;

export type HoldWish = {
  groupId: string;
  /** Whose earned points are put aside. */
  of: string;
  /** Whole and above zero. */
  amount: number;
  /** What it is, as `postings` of an area call it: the statement of the person says it. */
  kind: string;
  /** Why it can happen once only: «order:ID». */
  cause: string;
  by: string | null;
  objectId?: string;
  /** When they go back by themselves. */
  until: Date;
};

type Done = { id: string; isNew: boolean };

/**
 * Puts points of a person aside, once for a cause: the second time gives the first hold. Refuses at the field `amount` what
 * the purse does not have (specification §9). Gives the id of the hold.
 */
export async function hold({ groupId, of, amount, kind, cause, by, objectId, until }: HoldWish): Promise<Done> {
  await lockLedger(groupId);
  const [before] = await db()
    .select({ id: ledgerHolds.id })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.groupId, groupId), eq(ledgerHolds.cause, cause)));
  if (before) return { id: before.id, isNew: false };
  const id = newId();
  const moves = [
    { account: await accountOf(groupId, "earned", of), amount: -amount },
    { account: await accountOf(groupId, "held", of), amount },
  ];
  const { id: transactionId } = await post({ groupId, kind, cause: `hold:${cause}`, by, objectId, moves });
  await db().insert(ledgerHolds).values({ id, groupId, accountId: of, amount, cause, objectId, until, transactionId });
  return { id, isNew: true };
}

/** Spends what was put aside, once. Refuses as a conflict what has gone back, or whose term is over. Gives the transaction. */
export const capture = (wish: { groupId: string; id: string; by: string | null }): Promise<Done> =>
  end({ ...wish, as: "captured" });

/** Gives back what was put aside, once. Refuses as a conflict what is spent. Gives the transaction. */
export const release = (wish: { groupId: string; id: string; by: string | null }): Promise<Done> =>
  end({ ...wish, as: "released" });

type Return = { groupId: string; id: string; amount: number; key: string; by: string | null };
type End = { groupId: string; id: string; by: string | null; as: HoldEnding };

async function end({ groupId, id, by, as }: End): Promise<Done> {
  const it = await lockHold(groupId, id);
  if (it.endedIn && it.ending === as) return { id: it.endedIn, isNew: false };
  if (it.ending || (as === "captured" && it.until <= now())) refuse("conflict", it.ending ?? "over");
  const target = as === "captured" ? accountOf(groupId, "spent") : accountOf(groupId, "earned", it.accountId);
  const amount = it.amount - it.returned;
  const done = await move(it, { from: await accountOf(groupId, "held", it.accountId), to: await target, amount }, by, {
    kind: as,
    cause: `${as}:${id}`,
  });
  const returned = as === "released" ? it.amount : it.returned;
  await db().update(ledgerHolds).set({ ending: as, endedIn: done.id, returned }).where(eq(ledgerHolds.id, id));
  return done;
}

/**
 * Gives some of what was put aside back, be it spent meanwhile or not, once for a key. The points go to where they lay, as
 * old as they were. Refuses as a conflict more than has not gone back yet. What is given back to the last one is released.
 */
export async function giveBack({ groupId, id, amount, key, by }: Return): Promise<Done> {
  const it = await lockHold(groupId, id);
  const cause = `returned:${id}:${key}`;
  const [before] = await db()
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.groupId, groupId), eq(ledgerTransactions.cause, cause)));
  if (before) return { id: before.id, isNew: false };
  if (amount > it.amount - it.returned) refuse("conflict", "returned");
  const from = it.ending === "captured" ? accountOf(groupId, "spent") : accountOf(groupId, "held", it.accountId);
  const to = await accountOf(groupId, "earned", it.accountId);
  const done = await move(it, { from: await from, to, amount }, by, { kind: "returned", cause });
  const returned = it.returned + amount;
  const isOver = !it.ending && returned === it.amount;
  const ending = isOver ? { ending: "released" as const, endedIn: done.id } : {};
  await db()
    .update(ledgerHolds)
    .set({ returned, ...ending })
    .where(eq(ledgerHolds.id, id));
  return done;
}

async function lockHold(groupId: string, id: string) {
  await lockLedger(groupId);
  const [it] = await db()
    .select()
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.groupId, groupId), eq(ledgerHolds.id, id)));
  return it ?? refuse("not-found");
}

type Hold = typeof ledgerHolds.$inferSelect;

const move = (
  { groupId, objectId }: Hold,
  { from, to, amount }: { from: string; to: string; amount: number },
  by: string | null,
  said: { kind: string; cause: string },
) =>
  post({
    ...{ ...said, groupId, by, objectId: objectId ?? undefined },
    moves: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });

/** Gives back what has been put aside for longer than it was meant, and tells whoever put it aside. Done from two nodes, it is done once. */
export async function releaseOverdue(): Promise<void> {
  for (;;) {
    const rows = await withTenant("*", () =>
      db()
        .select({ id: ledgerHolds.id, groupId: ledgerHolds.groupId })
        .from(ledgerHolds)
        .where(and(isNull(ledgerHolds.ending), lte(ledgerHolds.until, now())))
        .orderBy(asc(ledgerHolds.until), asc(ledgerHolds.id))
        .limit(atOnce),
    );
    for (const { id, groupId } of rows) await withTenant(groupId, () => transaction(() => letGo(groupId, id)));
    if (rows.length < atOnce) return;
  }
}

async function letGo(groupId: string, id: string): Promise<void> {
  await lockLedger(groupId);
  const [it] = await db()
    .select({ objectId: ledgerHolds.objectId, accountId: ledgerHolds.accountId })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.id, id), isNull(ledgerHolds.ending)));
  // Captured or given back while this was on its way.
  if (!it) return;
  await release({ groupId, id, by: null });
  await announce({ kind: holdOver, objectId: it.objectId ?? id, groupId, actorId: it.accountId });
}
