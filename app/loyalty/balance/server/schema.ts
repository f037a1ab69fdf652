import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { ledgerAccounts, ledgerTransactions } from "../../../engines/ledger/server/schema.ts";
import type { RuleDeed } from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a company has decided of its points; without a row the defaults hold. */
export const loyaltySettings = pgTable("loyalty_settings", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  perDeed: integer("per_deed").notNull().default(1000),
  perDay: integer("per_day").notNull().default(3000),
  perMonth: integer("per_month").notNull().default(10_000),
  /** What everybody may thank with in a month, and those who lead people. */
  allowance: integer("allowance").notNull().default(200),
  leaderAllowance: integer("leader_allowance").notNull().default(400),
  /** What is above it an administrator alone does not take back: another one agrees first. */
  fourEyesAbove: integer("four_eyes_above").notNull().default(1000),
  /** After so many months what was earned ends, the oldest first; nought is never. */
  expiresAfter: integer("expires_after").notNull().default(0),
  /** Where a day and a month begin. */
  timeZone: text("time_zone").notNull().default("Europe/Moscow"),
  /** The month whose allowance is given: «2026-11». */
  allowedFor: text("allowed_for").notNull().default(""),
});

/** How a fund is filled, and when its owner is told that little is left. */
export const pointFunds = pgTable(
  "point_funds",
  {
    accountId: uuid("ledger_account_id")
      .primaryKey()
      .references(() => ledgerAccounts.id),
    groupId: ofCompany(),
    /** So much comes with the first of each month; nought is by hand alone. */
    monthly: integer("monthly").notNull().default(0),
    /** Below this the owner is told. */
    low: integer("low").notNull().default(100),
  },
  (t) => [index("point_funds_group").on(t.groupId)],
);

/** What a deed of a person earns by itself. */
export const pointRules = pgTable(
  "point_rules",
  {
    id: id(),
    groupId: ofCompany(),
    deed: text("deed").$type<RuleDeed>().notNull(),
    amount: integer("amount").notNull(),
    /** How often in a day. */
    perDay: integer("per_day").notNull(),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index("point_rules_group").on(t.groupId)],
);

/** The words beside a transaction that a person made: they may be erased, the ledger may not. */
export const pointNotes = pgTable(
  "point_notes",
  {
    transactionId: uuid("transaction_id")
      .primaryKey()
      .references(() => ledgerTransactions.id),
    groupId: ofCompany(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    /** Who has got the points; nobody where a fund has. */
    receiverId: uuid("receiver_id").references(() => accounts.id),
    words: text("words").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("point_notes_author").on(t.authorId), index("point_notes_receiver").on(t.receiverId)],
);

export const reversalStates = ["asked", "done", "refused"] as const;

/** That an administrator asks to take back what is above the limit; another one agrees or does not. */
export const pointReversals = pgTable(
  "point_reversals",
  {
    id: id(),
    groupId: ofCompany(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    askedBy: uuid("asked_by")
      .notNull()
      .references(() => accounts.id),
    words: text("words").notNull(),
    state: text("state").$type<(typeof reversalStates)[number]>().notNull().default("asked"),
    decidedBy: uuid("decided_by").references(() => accounts.id),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("point_reversals_asked").on(t.transactionId).where(sql`state = 'asked'`),
    index("point_reversals_group").on(t.groupId, t.createdAt),
    index("point_reversals_asker").on(t.askedBy),
    index("point_reversals_decider").on(t.decidedBy),
  ],
);
