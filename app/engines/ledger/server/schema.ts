import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/**
 * Where points lie: what a person has earned, what they may thank with, what of theirs is put aside, a fund; `issue` is where
 * all of them come from, and the only one below zero, `spent` where they end.
 */
export const purses = ["earned", "thanks", "held", "fund", "issue", "spent"] as const;
export type Purse = (typeof purses)[number];

/** Points that were put aside are spent, or they have gone back. */
export type HoldEnding = "captured" | "released";

/** The kinds of transactions whose points are as old as they were: they only come back. */
export const keptAges = ["released", "returned"];

/** The end of a company's chain; its row is locked by whoever adds to it, so that all of a company follow one another. */
export const ledgerHeads = pgTable("ledger_heads", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  number: integer("number").notNull().default(0),
  hash: text("hash").notNull().default(""),
  /** Since when the sums do not agree: people move no points until they do. */
  brokenAt: moment("broken_at"),
});

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    purse: text("purse").$type<Purse>().notNull(),
    /** Whose it is, or who gives out of a fund. */
    ownerId: uuid("owner_id").references(() => accounts.id),
    /** What a fund is called. */
    title: text("title").notNull().default(""),
    balance: integer("balance").notNull().default(0),
    closedAt: moment("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("ledger_accounts_person")
      .on(t.groupId, t.ownerId, t.purse)
      .where(sql`purse in ('earned', 'thanks', 'held')`),
    uniqueIndex("ledger_accounts_system").on(t.groupId, t.purse).where(sql`purse in ('issue', 'spent')`),
    index("ledger_accounts_owner").on(t.ownerId),
    check("ledger_accounts_balance", sql`balance >= 0 or purse = 'issue'`),
  ],
);

/** One movement of points: never changed, never deleted; a mistake is put right by another one. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** Its place in the company's chain. */
    number: integer("number").notNull(),
    kind: text("kind").notNull(),
    /** Who has moved them; nobody where a rule has. */
    initiatorId: uuid("initiator_id").references(() => accounts.id),
    /** What it is about: a task, thanks, what is put right. */
    objectId: uuid("object_id"),
    /** Why it can happen once only. */
    cause: text("cause").notNull(),
    createdAt: moment("created_at").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (t) => [
    unique("ledger_transactions_number").on(t.groupId, t.number),
    unique("ledger_transactions_cause").on(t.groupId, t.cause),
    index("ledger_transactions_initiator").on(t.initiatorId),
    index("ledger_transactions_kind").on(t.groupId, t.kind, t.number),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    ledgerAccountId: uuid("ledger_account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    number: integer("number").notNull(),
    amount: integer("amount").notNull(),
    balanceAfter: integer("balance_after").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.ledgerAccountId] }),
    index("ledger_entries_account").on(t.ledgerAccountId, t.number),
    check("ledger_entries_amount", sql`amount <> 0`),
  ],
);

/** Points of a person that are put aside until something is decided: an order that is not paid yet, a seat that is not taken. */
export const ledgerHolds = pgTable(
  "ledger_holds",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    amount: integer("amount").notNull(),
    /** How many of them have gone back already, while they were put aside or after they were spent. */
    returned: integer("returned").notNull().default(0),
    /** Why they can be put aside once only. */
    cause: text("cause").notNull(),
    objectId: uuid("object_id"),
    /** When they go back by themselves. */
    until: moment("until").notNull(),
    /** By which transaction they were put aside. */
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    /** What has become of them, and by which transaction; null while they are put aside. */
    ending: text("ending").$type<HoldEnding>(),
    endedIn: uuid("ended_in").references(() => ledgerTransactions.id),
  },
  (t) => [
    unique("ledger_holds_cause").on(t.groupId, t.cause),
    index("ledger_holds_account").on(t.accountId),
    index("ledger_holds_over").on(t.until).where(sql`ending is null`),
    check("ledger_holds_amount", sql`amount > 0`),
    check("ledger_holds_returned", sql`returned between 0 and amount`),
    check("ledger_holds_ending", sql`(ending is null) = (ended_in is null)`),
  ],
);
