import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { type Mentions, publications } from "../../../engines/content/server/schema.ts";
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

/** What editors say to each other of an article; its readers never meet it. */
export const deskRemarks = pgTable(
  "desk_remarks",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    text: text("text").notNull(),
    mentions: jsonb("mentions").$type<Mentions>().notNull().default({}),
    deletedAt: moment("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [index("desk_remarks_publication").on(t.publicationId, t.createdAt, t.id)],
);
