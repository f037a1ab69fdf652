import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** When the portal's own machinery did something last: a job by the clock, a letter, a backup. One row a name. */
export const marks = pgTable("marks", {
  name: text("name").primaryKey(),
  at: moment("at").notNull(),
  /** A word or a number about it, nothing of people. */
  detail: text("detail").notNull().default(""),
  /** How often it was, all in all. */
  times: integer("times").notNull().default(1),
});
