import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { WidgetName } from "../contract.ts";

/** How a person has arranged the main page; who has changed nothing has no row. What is in neither list came later. */
export const widgetArrangements = pgTable("widget_arrangements", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  groupId: uuid("group_id")
    .notNull()
    .references(() => groups.id),
  shown: text("shown").array().$type<WidgetName[]>().notNull(),
  hidden: text("hidden").array().$type<WidgetName[]>().notNull(),
  changedAt: moment("changed_at").notNull(),
  createdAt: createdAt(),
});

/** A widget that stands first on everybody's main page: nobody moves it or takes it away. */
export const widgetLocks = pgTable(
  "widget_locks",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    name: text("name").$type<WidgetName>().notNull(),
    lockedBy: uuid("locked_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.name] })],
);
