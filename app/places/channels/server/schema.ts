import { sql } from "drizzle-orm";
import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";
import { places } from "../../../engines/membership/server/schema.ts";

/** What a channel knows of each of its threads beside the publication itself. */
export const threads = pgTable(
  "threads",
  {
    publicationId: uuid("publication_id")
      .primaryKey()
      .references(() => publications.id, { onDelete: "cascade" }),
    placeId: uuid("place_id")
      .notNull()
      .references(() => places.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** Since when it stands above the others. */
    pinnedAt: moment("pinned_at"),
    /** When it was written, or last answered, and by whom: what is new to everybody else. */
    activeAt: moment("active_at").notNull(),
    activeBy: uuid("active_by")
      .notNull()
      .references(() => accounts.id),
  },
  (t) => [
    index("threads_active").on(t.placeId, t.activeAt, t.publicationId),
    index("threads_pinned").on(t.placeId, t.pinnedAt).where(sql`pinned_at is not null`),
  ],
);
