import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { VisitKind, VisitView } from "../contract.ts";

type Platform = "android" | "ios" | "desktop";

/** What somebody who agreed to it has opened; kept for three months. */
export const analyticsEvents = pgTable(
  "analytics_events",
  {
    /** The browser's own random id: a batch that comes twice is written once. */
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    device: uuid("device").notNull(),
    kind: text("kind").$type<VisitKind>().notNull(),
    /** The page's pattern and what the table calls it, never its words. */
    route: text("route").notNull(),
    title: text("title").notNull(),
    /** The publication that was opened, where it was one. */
    objectId: uuid("object_id"),
    platform: text("platform").$type<Platform>().notNull(),
    view: text("view").$type<VisitView>().notNull(),
    at: moment("at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("analytics_events_group").on(t.groupId, t.at), index("analytics_events_account").on(t.accountId)],
);

/** How often and by how many people, for so many days that end with `day`; fewer than five people are never written. */
export const analyticsSums = pgTable(
  "analytics_sums",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    day: date("day", { mode: "string" }).notNull(),
    span: integer("span").notNull(),
    what: text("what").notNull(),
    key: text("key").notNull(),
    views: integer("views").notNull(),
    people: integer("people").notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.day, t.span, t.what, t.key] })],
);
