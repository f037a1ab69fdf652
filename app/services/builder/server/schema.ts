import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { services } from "../../catalogue/server/schema.ts";
import type { Block } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** A page of a service as it is being made. */
export const servicePages = pgTable(
  "service_pages",
  {
    id: id(),
    groupId: groupId(),
    serviceId: uuid("service_id")
      .notNull()
      .references(() => services.id),
    title: text("title").notNull(),
    /** How its address ends. */
    alias: text("alias").notNull(),
    place: integer("place").notNull(),
    blocks: jsonb("blocks").$type<Block[]>().notNull().default([]),
    revision: integer("revision").notNull().default(1),
    /** The number of the snapshot that people see. */
    published: integer("published"),
    /** At which revision that snapshot was taken. */
    publishedRevision: integer("published_revision"),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => accounts.id),
    changedAt: moment("changed_at").notNull(),
    deletedAt: moment("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("service_pages_alias").on(t.serviceId, t.alias).where(sql`deleted_at is null`),
    index("service_pages_changer").on(t.changedBy),
  ],
);

/** A page as it was let out: it never changes. */
export const serviceSnapshots = pgTable(
  "service_snapshots",
  {
    id: id(),
    groupId: groupId(),
    pageId: uuid("page_id")
      .notNull()
      .references(() => servicePages.id),
    number: integer("number").notNull(),
    title: text("title").notNull(),
    blocks: jsonb("blocks").$type<Block[]>().notNull(),
    publishedBy: uuid("published_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [unique("service_snapshots_number").on(t.pageId, t.number), index("service_snapshots_by").on(t.publishedBy)],
);
