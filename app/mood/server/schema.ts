import { sql } from "drizzle-orm";
import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../platform/db/columns.ts";
import { accounts, departments, groups } from "../../../platform/people/schema.ts";
import type { MoodLevel, MoodTag } from "../contract.ts";

/** How a person felt on a day of their own calendar; the note is theirs alone. */
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
    /** Where they worked that day: who changes departments later takes no answer along, so sums of the past stand. */
    departmentId: uuid("department_id").references(() => departments.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.day] }),
    index("moods_group").on(t.groupId, t.day),
    index("moods_department").on(t.departmentId),
  ],
);
