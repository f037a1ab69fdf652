import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";
import { publications } from "../../content/server/schema.ts";

/** Who has opened which publication: what is not here is new to them. */
export const publicationReads = pgTable(
  "publication_reads",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.accountId] }), index("publication_reads_account").on(t.accountId)],
);

/** «Отметить всё прочитанным»: whatever was published until this moment is read. */
export const readingMarks = pgTable("reading_marks", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  until: moment("until").notNull(),
});
