import { and, asc, desc, eq, sql } from "drizzle-orm";
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

/**
 * Adds to what a colleague may thank with until the month ends. An administrator's points are new; a supervisor gives to those who
 * answer to them out of their own purse for thanks. Refuses whoever does not answer to them as not found, and at its field what the
 * purse does not have.
 */
export async function topUp(
  viewer: Viewer,
  said: { to: string; amount: number; words: string },
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  await demandSound(groupId);
  const receiverId = viewer.isAdmin
    ? (await findColleague(viewer, said.to, "to")).accountId
    : await findReport(viewer, said.to);
  const from = viewer.isAdmin ? await accountOf(groupId, "issue") : await accountOf(groupId, "thanks", accountId);
  const moves = [
    { account: from, amount: -said.amount },
    { account: await accountOf(groupId, "thanks", receiverId), amount: said.amount },
  ];
  const { id } = await post({ groupId, kind, cause: `${kind}:${newId()}`, by: accountId, moves });
  await note(viewer, { id, receiverId, words: said.words });
  const detail = { amount: said.amount };
  await recordAudit({ deed: "thanks.topped-up", result: "ok", accountId, groupId, objectId: receiverId, detail });
  await announce({ kind: "points.transferred", objectId: id, groupId, actorId: accountId });
  return { id };
}

async function findReport(viewer: Viewer, alias: string): Promise<string> {
  const [report] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.alias, alias), isReport(viewer)));
  return report?.id ?? refuse("not-found");
}

/** Whom a supervisor may top up and with how much. */
export async function readReports(viewer: Viewer) {
  const people = await db()
    .select(authorColumns)
    .from(accounts)
    .where(isReport(viewer))
    .orderBy(asc(accounts.lastName), asc(accounts.id))
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
