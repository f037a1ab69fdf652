import { integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";
import type { RichText } from "../../../rich-text/document.ts";

/** What an article says in another language; its pictures, readers, state and talk are those of the article. */
export const translations = pgTable(
  "translations",
  {
    id: id(),
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title").notNull().default(""),
    lead: text("lead").notNull().default(""),
    body: jsonb("body").$type<RichText>().notNull(),
    /** The revision of the article that these words were made from. */
    sourceRevision: integer("source_revision").notNull(),
    revision: integer("revision").notNull().default(1),
    /** Since when readers may choose it; nobody may before. */
    shownAt: moment("shown_at"),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => accounts.id),
    changedAt: moment("changed_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("translations_language").on(t.publicationId, t.language)],
);
