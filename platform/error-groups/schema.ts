import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** What has broken, the same mistake in one row, however often and to whomever it happened. Nothing of people stands here; a thousand rows at most. */
export const errorGroups = pgTable("error_groups", {
  /** A digest of what makes two errors the same mistake. */
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  /** The route, the piece of work or the listener; empty where none is known. */
  place: text("place").notNull(),
  name: text("name").notNull(),
  message: text("message").notNull(),
  /** The first line of the stack. */
  line: text("line").notNull(),
  times: integer("times").notNull(),
  /** The latest codes that people were shown, twenty at most. */
  codes: text("codes").array().notNull().default(sql`'{}'`),
  firstAt: moment("first_at").notNull(),
  lastAt: moment("last_at").notNull(),
  /** When somebody said that it is dealt with; null again once it has happened anew. */
  settledAt: moment("settled_at"),
});
