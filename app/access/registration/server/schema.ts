import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, departments, groups } from "../../../../platform/people/schema.ts";
import { places } from "../../../engines/membership/server/schema.ts";

/** A code by which people without a corporate mailbox come in; only its SHA-256 is kept. */
export const invites = pgTable(
  "invites",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    codeHash: text("code_hash").notNull().unique(),
    ending: text("ending").notNull(),
    note: text("note").notNull().default(""),
    email: text("email"),
    uses: integer("uses").notNull().default(0),
    usesLimit: integer("uses_limit").notNull(),
    until: moment("until").notNull(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    /** For how many days a guest comes by it; an employee comes by one that says nothing. */
    guestDays: integer("guest_days"),
    /** The colleague who will answer for those guests. */
    sponsorId: uuid("sponsor_id").references(() => accounts.id),
    /** Where whoever comes by it works, if that was told. */
    departmentId: uuid("department_id").references(() => departments.id, { onDelete: "set null" }),
    position: text("position").notNull().default(""),
    /** The channel or community that whoever comes by it finds themselves in. */
    placeId: uuid("place_id").references(() => places.id, { onDelete: "set null" }),
    revokedAt: moment("revoked_at"),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("invites_group").on(t.groupId, t.createdAt, t.id),
    index("invites_place").on(t.placeId).where(sql`place_id is not null`),
    index("invites_sponsor").on(t.sponsorId).where(sql`sponsor_id is not null`),
  ],
);
