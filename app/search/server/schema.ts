import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { audience, moment } from "../../../platform/db/columns.ts";
import { groups, type Reach } from "../../../platform/people/schema.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One findable thing. Its rights stand beside its words, so that the index query already knows who may see it. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text("kind").notNull(),
    objectId: uuid("object_id").notNull(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** Whose words it is, or whose page; nobody's where a company speaks. */
    authorId: uuid("author_id"),
    reach: text("reach").$type<Reach>().notNull(),
    audience: audience(),
    title: text("title").notNull(),
    body: text("body").notNull().default(""),
    href: text("href").notNull(),
    happenedAt: moment("happened_at").notNull(),
    words: tsvector("words").generatedAlwaysAs(
      sql`setweight(to_tsvector('russian_yo', title), 'A') || setweight(to_tsvector('russian_yo', body), 'B')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.objectId] }),
    index("search_documents_words").using("gin", t.words),
    index("search_documents_title").using("gin", sql`lower(title) gin_trgm_ops`),
  ],
);
