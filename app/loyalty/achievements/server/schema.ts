import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { BadgeIcon, CountedDeed, Metal } from "../contract.ts";

export const achievementCollections = pgTable(
  "achievement_collections",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("achievement_collections_group").on(t.groupId)],
);

export const achievements = pgTable(
  "achievements",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    collectionId: uuid("collection_id").references(() => achievementCollections.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    icon: text("icon").$type<BadgeIcon>().notNull(),
    metal: text("metal").$type<Metal>().notNull(),
    /** What is counted; nothing where somebody awards it. */
    deed: text("deed").$type<CountedDeed>(),
    /** How often, step after step; nothing where somebody awards it. */
    steps: integer("steps").array().notNull().default(sql`'{}'::integer[]`),
    /** Within so many days; nothing is in all time. */
    days: integer("days"),
    /** What was before this day of the company does not count. */
    since: date("since"),
    /** The value, the task or the rubric that alone counts, as the deed has one. */
    onlyId: uuid("only_id"),
    points: integer("points").notNull().default(0),
    /** Nobody knows how it is got before they have it. */
    secret: boolean("secret").notNull().default(false),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [index("achievements_group").on(t.groupId), index("achievements_collection").on(t.collectionId)],
);

/** That somebody has an achievement, or had one that was revoked: its owner alone sees why. */
export const achievementAwards = pgTable(
  "achievement_awards",
  {
    achievementId: uuid("achievement_id")
      .notNull()
      .references(() => achievements.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** Nobody where a rule has. */
    awardedBy: uuid("awarded_by").references(() => accounts.id),
    reason: text("reason").notNull().default(""),
    /** Which step of it. */
    level: integer("level").notNull().default(1),
    awardedAt: moment("awarded_at").notNull(),
    /** Which of the three that its owner shows first. */
    keyPlace: integer("key_place"),
    revokedAt: moment("revoked_at"),
    revokedFor: text("revoked_for").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.achievementId, t.accountId] }),
    index("achievement_awards_account").on(t.accountId),
    index("achievement_awards_author").on(t.awardedBy),
  ],
);
