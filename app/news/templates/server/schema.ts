import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { TemplateWords } from "../contract.ts";

/** What editors of a company begin articles with. */
export const articleTemplates = pgTable(
  "article_templates",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    name: text("name").notNull(),
    words: jsonb("words").$type<TemplateWords>().notNull(),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("article_templates_group").on(t.groupId, t.createdAt, t.id)],
);
