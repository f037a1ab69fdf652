import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** What the moderators of a company write to authors over and over. */
export const cannedReplies = pgTable(
  "canned_replies",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    text: text("text").notNull(),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => accounts.id),
    changedAt: moment("changed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("canned_replies_group").on(t.groupId, t.title)],
);
