import { date, pgTable, text } from "drizzle-orm/pg-core";

/** What a day is: free, worked, worked an hour less. */
export type DayKind = "off" | "work" | "short";

/** A day that somebody who manages the calendar has named, over what is known of it by itself. */
export const specialDays = pgTable("special_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  kind: text("kind").$type<DayKind>().notNull(),
  /** «День города» */
  title: text("title").notNull().default(""),
});
