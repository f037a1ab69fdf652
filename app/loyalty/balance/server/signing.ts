import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { ledgerAccounts, ledgerEntries, ledgerTransactions, tellPosting } from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { secretKeys } from "#platform/secret.ts";

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const before = Buffer.from("302e020100300506032b657004220420", "hex");

/** Made of the portal's secret: all nodes sign alike, and a former secret is still published beside the new one. */
const privateKeys = (): KeyObject[] =>
  secretKeys("point statements").map((key) =>
    createPrivateKey({ key: Buffer.concat([before, key.export()]), format: "der", type: "pkcs8" }),
  );

/** The published keys, as PEM; the first is the one that signs now. */
export async function readKeys(): Promise<{ items: string[] }> {
  return { items: privateKeys().map((key) => createPublicKey(key).export({ format: "pem", type: "spki" }).toString()) };
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
  const signature = sign(null, Buffer.from(JSON.stringify(statement)), privateKeys()[0]!).toString("base64");
  return { statement, signature };
}
