import { and, desc, eq, like, type SQL, sql } from "drizzle-orm";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  postingKinds,
  tellPosting,
} from "#app/engines/ledger/server/index.ts";
import type { StatementLine } from "#app/loyalty/balance/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { readPeople } from "./colleagues.ts";
import { pointNotes } from "./schema.ts";
import { readSettings } from "./settings.ts";

type Asked = {
  purse: "earned" | "thanks";
  kind?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  after?: string | undefined;
};

export const lineColumns = {
  id: ledgerTransactions.id,
  number: ledgerEntries.number,
  at: ledgerTransactions.createdAt,
  kind: ledgerTransactions.kind,
  objectId: ledgerTransactions.objectId,
  initiatorId: ledgerTransactions.initiatorId,
  amount: ledgerEntries.amount,
  balance: ledgerEntries.balanceAfter,
  authorId: pointNotes.authorId,
  receiverId: pointNotes.receiverId,
  words: pointNotes.words,
};
type Row = {
  [Key in keyof typeof lineColumns]: Key extends "at"
    ? Date
    : Key extends "number" | "amount" | "balance"
      ? number
      : string | null;
} & { id: string; kind: string };

/** A page of a person's own purse, the last first, each line with what was left after it and why it is so much. */
export async function readStatement(viewer: Viewer, { purse, kind, from, to, after }: Asked) {
  const { timeZone: zone } = await readSettings(viewer.groupId);
  const day = (text: string, more: SQL = sql`0`) => sql`((${text}::date + ${more}) at time zone ${zone})`;
  const rows = await db()
    .select(lineColumns)
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(pointNotes, eq(pointNotes.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerAccounts.groupId, viewer.groupId),
        eq(ledgerAccounts.ownerId, viewer.accountId),
        eq(ledgerAccounts.purse, purse),
        kind
          ? kind === "rule"
            ? like(ledgerTransactions.kind, "rule-%")
            : eq(ledgerTransactions.kind, kind)
          : undefined,
        from ? sql`${ledgerTransactions.createdAt} >= ${day(from)}` : undefined,
        to ? sql`${ledgerTransactions.createdAt} < ${day(to, sql`1`)}` : undefined,
        beyond([ledgerEntries.number], after),
      ),
    )
    .orderBy(desc(ledgerEntries.number))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.number]);
  const kinds = postingKinds
    .list()
    .filter(({ name }) => !name.startsWith("rule-"))
    .map(({ name, title }) => ({ name, title }));
  return { items: await toLines(items, viewer), next, kinds: [{ name: "rule", title: "За активность" }, ...kinds] };
}

/** Lines as people read them; `viewer` is the one whose purse it is, so that the other one is named. */
export async function toLines(rows: Row[], { accountId }: Pick<Viewer, "accountId">): Promise<StatementLine[]> {
  const otherOf = ({ authorId, receiverId, initiatorId }: Row) =>
    (authorId === accountId ? receiverId : authorId) ?? (initiatorId === accountId ? null : initiatorId);
  const people = await readPeople(rows.map(otherOf));
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), kind: row.kind, amount: row.amount, balance: row.balance },
    ...tellPosting(row.kind, row.objectId, row.amount),
    person: people.get(otherOf(row) ?? "") ?? null,
    words: row.words ?? "",
  }));
}
