import { date, index, integer, jsonb, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { SelfCheckDocument, SelfCheckResult } from "../contract.ts";

/** A self-check that a person has done, for their eyes alone: answers by the ids of statements, and what they came to that day. */
export const selfChecks = pgTable(
  "self_checks",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** Of the person's own calendar. */
    day: date("day", { mode: "string" }).notNull(),
    /** Which of the company's documents was answered; zero is the portal's own. */
    version: integer("version").notNull(),
    answers: jsonb("answers").$type<Record<string, number>>().notNull(),
    overall: integer("overall").notNull(),
    scales: jsonb("scales").$type<SelfCheckResult["scales"]>().notNull(),
  },
  (t) => [unique("self_checks_day").on(t.accountId, t.day), index("self_checks_group").on(t.groupId, t.day)],
);

/** What a company asks in its self-check; without a row it is the portal's own. */
export const selfCheckDocuments = pgTable("self_check_documents", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  version: integer("version").notNull(),
  document: jsonb("document").$type<SelfCheckDocument>().notNull(),
  changedBy: uuid("changed_by")
    .notNull()
    .references(() => accounts.id),
  changedAt: moment("changed_at").notNull(),
});
