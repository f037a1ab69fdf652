import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** What a person has typed and not sent yet; `closedAt` says that it was sent, so that a late save changes nothing. */
export const drafts = pgTable(
  "drafts",
  {
    id: uuid("id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    form: text("form").notNull(),
    subjectId: uuid("subject_id"),
    fields: jsonb("fields").$type<Record<string, string | string[]>>().notNull(),
    savedAt: moment("saved_at").notNull(),
    closedAt: moment("closed_at"),
    createdAt: createdAt(),
  },
  (t) => [index("drafts_account").on(t.accountId, t.savedAt, t.id)],
);
