import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { AbsenceKind } from "../contract.ts";

/** Days on which a person is not at work, the last one included, as they say themselves. */
export const absences = pgTable(
  "absences",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    kind: text("kind").$type<AbsenceKind>().notNull(),
    fromDay: date("from_day", { mode: "string" }).notNull(),
    toDay: date("to_day", { mode: "string" }).notNull(),
    /** The same days as moments, in the zone where the person lives: then it begins and is over by itself. */
    beginsAt: moment("begins_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Whom colleagues go to meanwhile. */
    deputyId: uuid("deputy_id").references(() => accounts.id),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("absences_account").on(t.accountId, t.endsAt),
    index("absences_deputy").on(t.deputyId),
    index("absences_group").on(t.groupId),
  ],
);
