import { and, desc, eq, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import {
  accountOf,
  demandSound,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  post,
} from "#app/engines/ledger/server/index.ts";
import { findColleague, note, pointNotes, readPeople } from "#app/loyalty/balance/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { byName } from "#platform/people/name-order.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

const kind = "thanks-top-up";
const isReport = (viewer: Viewer) =>
  and(
    eq(accounts.managerId, viewer.accountId),
    eq(accounts.groupId, viewer.groupId),
    isColleague(),
    isNotBlocked(viewer, accounts.id),
  );

type Said = { amount: number; words: string };

/** Adds new points to what a colleague may thank with until the month ends. Refuses at its field whom the company does not have. */
export async function topUp(viewer: Viewer, { to, ...said }: Said & { to: string }): Promise<{ id: string }> {
  const { accountId } = await findColleague(viewer, to, "to");
  return add(viewer, accountId, { ...said, from: await accountOf(viewer.groupId, "issue") });
}

/**
 * The same out of a supervisor's own purse for thanks. Refuses whoever does not answer to them as not found, and at its field
 * what the purse does not have.
 */
export async function topUpReport(viewer: Viewer, { person, ...said }: Said & { person: string }) {
  const [report] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, person), isReport(viewer)));
  if (!report) refuse("not-found");
  return add(viewer, person, { ...said, from: await accountOf(viewer.groupId, "thanks", viewer.accountId) });
}

async function add(viewer: Viewer, receiverId: string, { from, amount, words }: Said & { from: string }) {
  const { groupId, accountId } = viewer;
  await demandSound(groupId);
  const moves = [
    { account: from, amount: -amount },
    { account: await accountOf(groupId, "thanks", receiverId), amount },
  ];
  const { id } = await post({ groupId, kind, cause: `${kind}:${newId()}`, by: accountId, moves });
  await note(viewer, { id, receiverId, words });
  const about = { accountId, groupId, objectId: receiverId, detail: { amount } };
  await recordAudit({ deed: "thanks.topped-up", result: "ok", ...about });
  await announce({ kind: "points.transferred", objectId: id, groupId, actorId: accountId });
  return { id };
}

/** Whom a supervisor may top up and with how much. */
export async function readReports(viewer: Viewer) {
  const people = await db()
    .select(authorColumns)
    .from(accounts)
    .where(isReport(viewer))
    .orderBy(...byName)
    .limit(200);
  const isMine = and(eq(ledgerAccounts.ownerId, viewer.accountId), eq(ledgerAccounts.purse, "thanks"));
  const [row] = await db()
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(isMine, eq(ledgerAccounts.groupId, viewer.groupId)));
  return { people: people.map(toPerson), purse: row?.balance ?? 0 };
}

/** A page of who was topped up, by whom, with how much and why, the last first. */
export async function readTopUps({ groupId }: Viewer, { after }: { after?: string | undefined }) {
  const rows = await db()
    .select({
      ...{ id: ledgerTransactions.id, number: ledgerTransactions.number, at: ledgerTransactions.createdAt },
      ...{ by: ledgerTransactions.initiatorId, to: pointNotes.receiverId, words: pointNotes.words },
      amount: sql<number>`(select max(e.amount) from ${ledgerEntries} e where e.transaction_id = ${ledgerTransactions.id})::int`,
    })
    .from(ledgerTransactions)
    .leftJoin(pointNotes, eq(pointNotes.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.groupId, groupId),
        eq(ledgerTransactions.kind, kind),
        beyond([ledgerTransactions.number], after),
      ),
    )
    .orderBy(desc(ledgerTransactions.number))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.number]);
  const people = await readPeople(items.flatMap(({ by, to }) => [by, to]));
  return {
    items: items.map(({ by, to, at, words, number: _, ...row }) => ({
      ...{ ...row, at: at.toISOString(), words: words ?? "" },
      ...{ by: people.get(by ?? "") ?? null, to: people.get(to ?? "") ?? null },
    })),
    next,
  };
}
