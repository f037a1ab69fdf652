import { sql } from "drizzle-orm";
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts, departments, groups } from "../../../../platform/people/schema.ts";
import type { MoodLevel, MoodTag, SupportContact } from "../contract.ts";

/** How a person felt on a day of their own calendar; the note is theirs alone, unless they show it to their manager. */
export const moods = pgTable(
  "moods",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    day: date("day", { mode: "string" }).notNull(),
    level: text("level").$type<MoodLevel>().notNull(),
    note: text("note").notNull().default(""),
    tags: text("tags").array().$type<MoodTag[]>().notNull().default(sql`'{}'::text[]`),
    /** The person has ticked «Показать руководителю». */
    shared: boolean("shared").notNull().default(false),
    /** Where they worked that day: who changes departments later takes no answer along, so sums of the past stand. */
    departmentId: uuid("department_id").references(() => departments.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.day] }),
    index("moods_group").on(t.groupId, t.day),
    index("moods_department").on(t.departmentId),
  ],
);

/** What a company says to those who have hard days, and whom they may call; without a row it is the portal's own words. */
export const moodSupport = pgTable("mood_support", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  words: text("words").notNull(),
  contacts: jsonb("contacts").$type<SupportContact[]>().notNull(),
  changedBy: uuid("changed_by")
    .notNull()
    .references(() => accounts.id),
  changedAt: moment("changed_at").notNull(),
});
