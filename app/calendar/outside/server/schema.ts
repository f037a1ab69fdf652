import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { Trouble } from "../contract.ts";

/** A calendar of another program in a person's own one: by an address that is read again and again, or out of a file. */
export const outsideCalendars = pgTable(
  "outside_calendars",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    title: text("title").notNull(),
    kind: text("kind").$type<"address" | "file">().notNull(),
    /** The name of the machine, or of the file. */
    source: text("source").notNull(),
    /** Sealed: such addresses hold secrets. */
    address: text("address"),
    isShown: boolean("is_shown").notNull(),
    /** The calendar of a file with the same events in it, whose place this one takes once it is shown. */
    replacesId: uuid("replaces_id"),
    /** What was left out of it, and why. */
    refused: jsonb("refused").$type<{ what: string; why: string }[]>().notNull().default([]),
    etag: text("etag"),
    freshAt: moment("fresh_at"),
    trouble: text("trouble").$type<Trouble>(),
    troubleSince: moment("trouble_since"),
    failures: integer("failures").notNull().default(0),
    /** When it is read again; null of a file. */
    nextAt: moment("next_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("outside_calendars_account").on(t.accountId),
    index("outside_calendars_due").on(t.nextAt).where(sql`next_at is not null`),
    check("outside_calendars_kind", sql`kind in ('address', 'file')`),
  ],
);

/** A time at which something of such a calendar takes place. */
export const outsideEntries = pgTable(
  "outside_entries",
  {
    id: id(),
    calendarId: uuid("calendar_id")
      .notNull()
      .references(() => outsideCalendars.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    uid: text("uid").notNull(),
    /** Which of a series it is; empty of what takes place once. */
    instance: text("instance").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    isAllDay: boolean("is_all_day").notNull(),
    isBusy: boolean("is_busy").notNull(),
    /** With which reading it came: what the latest one has not brought is gone. */
    readingId: uuid("reading_id").notNull(),
  },
  (t) => [
    unique("outside_entries_one").on(t.calendarId, t.uid, t.instance),
    index("outside_entries_when").on(t.accountId, t.startsAt, t.endsAt),
    check("outside_entries_order", sql`ends_at >= starts_at`),
  ],
);
