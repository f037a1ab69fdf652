import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";

/** What a person keeps to read again; nobody else knows of it. */
export const savedPublications = pgTable(
  "saved_publications",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.publicationId] }),
    index("saved_publications_newest").on(t.accountId, t.createdAt, t.publicationId),
  ],
);
