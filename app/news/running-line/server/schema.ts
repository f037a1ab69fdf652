import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";

/** A short announcement above a feed, from a moment until a moment; its state is told by the clock. */
export const runningLines = pgTable(
  "running_lines",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    audience: audience(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    text: text("text").notNull(),
    link: text("link"),
    level: text("level").$type<"info" | "warning" | "critical">().notNull(),
    feed: text("feed").$type<"work" | "life">().notNull(),
    beginsAt: moment("begins_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    endedAt: moment("ended_at"),
    endedBy: uuid("ended_by"),
    place: integer("place").notNull().default(0),
    dismissible: boolean("dismissible").notNull().default(false),
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index("running_lines_live").on(t.endsAt).where(sql`ended_at is null`),
    index("running_lines_group").on(t.groupId, t.createdAt, t.id),
    index("running_lines_author").on(t.authorId),
  ],
);

/** Who has put an announcement away for themselves. */
export const lineDismissals = pgTable(
  "line_dismissals",
  {
    lineId: uuid("line_id")
      .notNull()
      .references(() => runningLines.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.lineId, t.accountId] }), index("line_dismissals_account").on(t.accountId)],
);
