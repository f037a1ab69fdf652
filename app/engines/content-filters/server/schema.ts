import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { RuleAction, RuleKind, RulePlace } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a company looks for in what people write, and what happens then. */
export const contentFilters = pgTable(
  "content_filters",
  {
    id: id(),
    groupId: groupId(),
    kind: text("kind").$type<RuleKind>().notNull(),
    terms: text("terms").array().notNull(),
    action: text("action").$type<RuleAction>().notNull(),
    place: text("place").$type<RulePlace>().notNull(),
    note: text("note").notNull().default(""),
    /** Since when it rests; null while it works. */
    offAt: moment("off_at"),
    changedBy: uuid("changed_by").references(() => accounts.id),
    changedAt: moment("changed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("content_filters_group").on(t.groupId, t.createdAt)],
);

/** That a rule has found something in a publication or a comment: once, however often the words change. */
export const contentFilterFinds = pgTable(
  "content_filter_finds",
  {
    ruleId: uuid("rule_id")
      .notNull()
      .references(() => contentFilters.id, { onDelete: "cascade" }),
    objectId: uuid("object_id").notNull(),
    groupId: groupId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.objectId] }), index("content_filter_finds_object").on(t.objectId)],
);
