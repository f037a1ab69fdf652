import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../platform/db/columns.ts";
import { accounts, groups } from "../../../platform/people/schema.ts";

/** What a table of people has changed, told once it is applied. */
export type TableResult = {
  made: number;
  changed: number;
  left: number;
  unchanged: number;
  problems: { line: number; text: string }[];
};

/** A table of people that an administrator has uploaded: kept until it is applied, then only what it did. */
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
    rows: jsonb("rows").$type<string[][]>(),
    result: jsonb("result").$type<TableResult>(),
    appliedAt: moment("applied_at"),
    createdAt: createdAt(),
  },
  (t) => [index("people_tables_group").on(t.groupId, t.createdAt)],
);
