import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { Answered, Season, ServiceIcon, ServiceKind, ServiceStatus } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a company sorts its services into. */
export const serviceCategories = pgTable(
  "service_categories",
  {
    id: id(),
    groupId: groupId(),
    title: text("title").notNull(),
    icon: text("icon").$type<ServiceIcon>().notNull(),
    /** Its place among them: the least first. */
    place: integer("place").notNull(),
  },
  (t) => [uniqueIndex("service_categories_title").on(t.groupId, sql`lower(${t.title})`)],
);

/** What a company does for its people, or where it sends them. */
export const services = pgTable(
  "services",
  {
    id: id(),
    groupId: groupId(),
    audience: audience(),
    categoryId: uuid("category_id").references(() => serviceCategories.id),
    /** The service that it is a part of; its address there ends with its alias. */
    parentId: uuid("parent_id"),
    alias: text("alias"),
    /** One of the pages of the year that have addresses of their own. */
    season: text("season").$type<Season>(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => accounts.id),
    kind: text("kind").$type<ServiceKind>().notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull().default(""),
    description: text("description").notNull().default(""),
    icon: text("icon").$type<ServiceIcon>().notNull(),
    /** Where a link leads, and an internal one. */
    address: text("address").notNull().default(""),
    status: text("status").$type<ServiceStatus>().notNull(),
    /** Why it is off or being mended, and until when. */
    statusText: text("status_text").notNull().default(""),
    /** It comes and goes by itself. */
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    faq: jsonb("faq").$type<Answered[]>().notNull().default([]),
    place: integer("place").notNull().default(0),
    revision: integer("revision").notNull().default(1),
    deletedAt: moment("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id], name: "services_parent" }),
    index("services_group").on(t.groupId, t.place, t.id),
    index("services_owner").on(t.ownerId),
    index("services_category").on(t.categoryId),
    uniqueIndex("services_alias").on(t.parentId, t.alias).where(sql`parent_id is not null and deleted_at is null`),
    uniqueIndex("services_season").on(t.groupId, t.season).where(sql`season is not null and deleted_at is null`),
    check("services_dates", sql`ends_at > starts_at`),
  ],
);

/** What a person has put aside for themselves. */
export const serviceFavourites = pgTable(
  "service_favourites",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    serviceId: uuid("service_id")
      .notNull()
      .references(() => services.id),
    groupId: groupId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.serviceId] }), index("service_favourites_service").on(t.serviceId)],
);

/** When a person opened a service last. */
export const serviceUses = pgTable(
  "service_uses",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    serviceId: uuid("service_id")
      .notNull()
      .references(() => services.id),
    groupId: groupId(),
    usedAt: moment("used_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.serviceId] }),
    index("service_uses_lately").on(t.accountId, t.usedAt),
    index("service_uses_service").on(t.serviceId),
  ],
);

/** How often a service was opened on a day, by whomever. */
export const serviceDays = pgTable(
  "service_days",
  {
    serviceId: uuid("service_id")
      .notNull()
      .references(() => services.id),
    groupId: groupId(),
    day: date("day", { mode: "string" }).notNull(),
    opens: integer("opens").notNull(),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.day] })],
);
