import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { LdapTrouble } from "../contract.ts";

/** What a table of people has changed, told once it is applied. */
export type TableResult = {
  made: number;
  changed: number;
  left: number;
  unchanged: number;
  problems: { line: number; text: string }[];
  /** Who was let be; of tables from before nobody knows. */
  passed?: { line: number; text: string; personId?: string }[];
};

/** From where the people of a table come: from a file, or from the company's LDAP server. */
export type TableSource = "csv" | "ldap";

/** A table of people that an administrator has uploaded, or that the LDAP server has given: kept until it is applied, then only what it did. */
export const peopleTables = pgTable(
  "people_tables",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    name: text("name").notNull(),
    source: text("source").$type<TableSource>().notNull().default("csv"),
    rows: jsonb("rows").$type<string[][]>(),
    result: jsonb("result").$type<TableResult>(),
    appliedAt: moment("applied_at"),
    createdAt: createdAt(),
  },
  (t) => [index("people_tables_group").on(t.groupId, t.createdAt)],
);

/** What a company's LDAP server calls a person: the number stays when the mailbox changes, and tells who is there no more. */
export const ldapPeople = pgTable(
  "ldap_people",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    externalId: text("external_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("ldap_people_external_id").on(t.groupId, t.externalId)],
);

/** The latest time that a company's people were taken from its LDAP server: what was done, or why nothing was. */
export const ldapRuns = pgTable("ldap_runs", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  ranAt: moment("ran_at").notNull(),
  byHand: boolean("by_hand").notNull(),
  result: jsonb("result").$type<TableResult>(),
  trouble: text("trouble").$type<LdapTrouble>(),
  /** How many would have been marked as left, of how many, where that has stopped the run. */
  leaving: integer("leaving"),
  people: integer("people"),
});
