import { and, asc, eq } from "drizzle-orm";
import { ledgerAccounts, ledgerEntries, ledgerTransactions, tellPosting } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { publicKeys, signatureOf } from "#platform/signatures.ts";

const purpose = "point statements";

/** The published keys, as PEM; the first is the one that signs now. */
export async function readKeys(): Promise<{ items: string[] }> {
  return { items: publicKeys(purpose) };
}

/** A whole purse of the viewer, the first line first, signed over the bytes of its JSON: anybody checks it without the portal. */
export async function readSigned(viewer: Viewer, { purse }: { purse: "earned" | "thanks" }) {
  const { accountId, groupId, name } = viewer;
  const [company] = await db().select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
  const rows = await db()
    .select({
      ...{ at: ledgerTransactions.createdAt, kind: ledgerTransactions.kind, amount: ledgerEntries.amount },
      ...{ balance: ledgerEntries.balanceAfter, transaction: ledgerTransactions.id, hash: ledgerTransactions.hash },
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.ownerId, accountId), eq(ledgerAccounts.purse, purse)),
    )
    .orderBy(asc(ledgerEntries.number));
  const statement = {
    ...{ person: name, company: company!.name, purse, made: now().toISOString(), balance: rows.at(-1)?.balance ?? 0 },
    lines: rows.map(({ at, kind, amount, balance, transaction, hash }) => ({
      ...{ at: at.toISOString(), title: tellPosting(kind, null, amount).title, amount, balance, transaction, hash },
    })),
  };
  const signature = signatureOf(purpose, Buffer.from(JSON.stringify(statement))).toString("base64");
  return { statement, signature };
}
