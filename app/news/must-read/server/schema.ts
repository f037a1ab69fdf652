import { date, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";

/** Those who had not read an article were asked again: once a day at most, however many editors press the button. */
export const articleReminders = pgTable(
  "article_reminders",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    day: date("day", { mode: "string" }).notNull(),
    /** Nobody, where the portal itself did it. */
    remindedBy: uuid("reminded_by").references(() => accounts.id),
    people: integer("people").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.day] })],
);
