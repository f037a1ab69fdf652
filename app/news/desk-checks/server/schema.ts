import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { publications } from "../../../engines/content/server/schema.ts";

/** The pages of the portal that an article or one of its language versions leads to; what lies outside is not kept. */
export const publicationLinks = pgTable(
  "publication_links",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.path] })],
);
