import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  lockLedger,
  reverse as reverseTransaction,
  tellPosting,
} from "#app/engines/ledger/server/index.ts";
import type { AskedReversal } from "#app/loyalty/balance/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { isCalled } from "#platform/people/named.ts";
import { isNamed } from "#platform/people/names.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readPeople } from "./colleagues.ts";
import { pointNotes, pointReversals } from "./schema.ts";
import { readSettings } from "./settings.ts";
import { lineColumns, toLines } from "./statement.ts";

/** What may be put right by hand: the rest has its own way back. */
const reversible = ["transfer", "reward", "issue"];

const moved = sql<number>`(select sum(e.amount) filter (where e.amount > 0)::int from ${ledgerEntries} e
  where e.transaction_id = ${ledgerTransactions.id})`;

/** A page of what has come to and gone from people and funds of the company, the last first, and what is asked to be taken back. */
export async function readOperations(viewer: Viewer, { who, after }: { who: string; after?: string | undefined }) {
  const rows = await db()
    .select({
      ...lineColumns,
      account: ledgerEntries.ledgerAccountId,
      owner: sql<string>`coalesce(nullif(${ledgerAccounts.title}, ''), ${accounts.firstName} || ' ' || ${accounts.lastName}, '')`,
      reversed: sql<boolean>`exists (select from ${ledgerTransactions} r
        where r.group_id = ${ledgerTransactions.groupId} and r.cause = 'reverse:' || ${ledgerTransactions.id})`,
      asked: sql<boolean>`exists (select from ${pointReversals} q
        where q.transaction_id = ${ledgerTransactions.id} and q.state = 'asked')`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .leftJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .leftJoin(pointNotes, eq(pointNotes.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerEntries.groupId, viewer.groupId),
        isNotNull(ledgerAccounts.ownerId),
        who ? or(isNamed(who), isCalled(who)) : undefined,
        beyond([ledgerEntries.number, ledgerEntries.ledgerAccountId], after),
      ),
    )
    .orderBy(desc(ledgerEntries.number), desc(ledgerEntries.ledgerAccountId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.number, row.account]);
  const lines = await toLines(items, { accountId: "" });
  return {
    items: lines.map((line, at) => {
      const { owner, reversed, asked, kind } = items[at]!;
      return { ...line, owner, reversed, asked, reversible: !reversed && !asked && reversible.includes(kind) };
    }),
    asked: await readAsked(viewer),
    next,
  };
}

async function readAsked({ groupId, accountId }: Viewer): Promise<AskedReversal[]> {
  const rows = await db()
    .select({
      ...{ id: pointReversals.id, at: pointReversals.createdAt, words: pointReversals.words },
      ...{ by: pointReversals.askedBy, kind: ledgerTransactions.kind, amount: moved },
    })
    .from(pointReversals)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, pointReversals.transactionId))
    .where(and(eq(pointReversals.groupId, groupId), eq(pointReversals.state, "asked")))
    .orderBy(desc(pointReversals.createdAt), desc(pointReversals.id))
    .limit(50);
  const people = await readPeople(rows.map(({ by }) => by));
  return rows.map(({ by, at, kind, ...row }) => ({
    ...{ ...row, at: at.toISOString(), title: tellPosting(kind, null).title },
    ...{ by: people.get(by) ?? null, mine: by === accountId },
  }));
}

/**
 * Puts an operation right by another one that moves everything back; what is above the limit of the company waits until
 * another administrator agrees. Refuses what is not the company's, and what is spent.
 */
export async function reverse(
  viewer: Viewer,
  { id, words }: { id: string; words: string },
): Promise<{ id: string; waits: boolean }> {
  const { groupId, accountId } = viewer;
  await lockLedger(groupId);
  const [row] = await db()
    .select({ kind: ledgerTransactions.kind, amount: moved })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.id, id), eq(ledgerTransactions.groupId, groupId)));
  if (!row) refuse("not-found");
  if (!reversible.includes(row.kind)) refuse("forbidden", "kind");
  if (row.amount <= (await readSettings(groupId)).fourEyesAbove)
    return { id: await takeBack(viewer, { id, words, by: accountId }), waits: false };
  const asked = await db()
    .insert(pointReversals)
    .values({ id: newId(), groupId, transactionId: id, askedBy: accountId, words, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: pointReversals.id });
  if (asked[0]) {
    await announce({ kind: "points.reversal-asked", objectId: asked[0].id, groupId, actorId: accountId });
    await recordAudit({ deed: "points.reversal-asked", result: "ok", accountId, groupId, objectId: id });
  }
  return { id, waits: true };
}

/** Decides what another administrator has asked. Refuses one's own wish, and what is decided already as not found. */
export async function decide(viewer: Viewer, { id, agreed }: { id: string; agreed: boolean }): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  await lockLedger(groupId);
  const isAsked = and(
    eq(pointReversals.id, id),
    eq(pointReversals.groupId, groupId),
    eq(pointReversals.state, "asked"),
  );
  const [row] = await db().select().from(pointReversals).where(isAsked);
  if (!row) refuse("not-found");
  if (row.askedBy === accountId) refuse("forbidden", "own");
  const state = agreed ? "done" : "refused";
  await db().update(pointReversals).set({ state, decidedBy: accountId, decidedAt: now() }).where(isAsked);
  if (agreed) await takeBack(viewer, { id: row.transactionId, words: row.words, by: row.askedBy });
  else
    await recordAudit({
      deed: "points.reversal-refused",
      result: "ok",
      accountId,
      groupId,
      objectId: row.transactionId,
    });
  return { id };
}

/** Moves everything back once, with the words of whoever wants it; the journal keeps who has let it be done. */
async function takeBack(
  { groupId, accountId }: Viewer,
  { id, words, by }: { id: string; words: string; by: string },
): Promise<string> {
  const made = await reverseTransaction({ groupId, id, by });
  if (made.isNew) {
    const said = { transactionId: made.id, groupId, authorId: by, receiverId: null, words, createdAt: now() };
    await db().insert(pointNotes).values(said);
    await recordAudit({ deed: "points.reversed", result: "ok", accountId, groupId, objectId: id });
  }
  return made.id;
}
