import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { ledgerTransactions } from "../../../engines/ledger/server/schema.ts";
import type { CardLook, Circle } from "../contract.ts";

/** What a company has decided of thanks; without a row the defaults hold. */
export const thanksSettings = pgTable("thanks_settings", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  perDay: integer("per_day").notNull().default(5),
  /** How often in a month to one and the same colleague. */
  perPair: integer("per_pair").notNull().default(3),
  mostPoints: integer("most_points").notNull().default(100),
  valueRequired: boolean("value_required").notNull().default(false),
  tellsManager: boolean("tells_manager").notNull().default(true),
});

/** What a company thanks for: «Забота о гостях». */
export const thanksValues = pgTable(
  "thanks_values",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [index("thanks_values_group").on(t.groupId)],
);

export const thanks = pgTable(
  "thanks",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    valueId: uuid("value_id").references(() => thanksValues.id),
    card: text("card").$type<CardLook>().notNull(),
    words: text("words").notNull(),
    /** For each of those who are thanked. */
    points: integer("points").notNull().default(0),
    circle: text("circle").$type<Circle>().notNull(),
    /** By which the points went; nothing where there were none. */
    transactionId: uuid("transaction_id").references(() => ledgerTransactions.id),
    createdAt: createdAt(),
    withdrawnAt: moment("withdrawn_at"),
    /** Since when they count for rules and achievements: they can no longer be taken back. */
    countedAt: moment("counted_at"),
  },
  (t) => [
    index("thanks_author").on(t.authorId, t.createdAt),
    index("thanks_open").on(t.groupId, t.createdAt, t.id).where(sql`withdrawn_at is null and circle = 'public'`),
    index("thanks_uncounted").on(t.createdAt).where(sql`counted_at is null and withdrawn_at is null`),
  ],
);

export const thanksReceivers = pgTable(
  "thanks_receivers",
  {
    thanksId: uuid("thanks_id")
      .notNull()
      .references(() => thanks.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    answer: text("answer").notNull().default(""),
    answeredAt: moment("answered_at"),
  },
  (t) => [primaryKey({ columns: [t.thanksId, t.accountId] }), index("thanks_receivers_account").on(t.accountId)],
);
