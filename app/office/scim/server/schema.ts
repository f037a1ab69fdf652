import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import type { Right } from "../../../../platform/people/rights.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** With what a company's directory of people comes in; only the SHA-256 of a token is kept. */
export const scimTokens = pgTable(
  "scim_tokens",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    ending: text("ending").notNull(),
    /** Its calls change nothing and are written down. */
    onTrial: boolean("on_trial").notNull().default(false),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    usedAt: moment("used_at"),
    revokedAt: moment("revoked_at"),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("scim_tokens_group").on(t.groupId, t.createdAt, t.id)],
);

/** What a call on trial would have done, or why it was refused. Who has no account here is known by a name alone. */
export const scimTrials = pgTable(
  "scim_trials",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    tokenId: uuid("token_id")
      .notNull()
      .references(() => scimTokens.id),
    method: text("method").notNull(),
    kind: text("kind").notNull(),
    objectId: uuid("object_id"),
    name: text("name").notNull().default(""),
    status: integer("status").notNull(),
    problem: text("problem").notNull().default(""),
    deeds: text("deeds").array().notNull().default([]),
    fields: text("fields").array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index("scim_trials_group").on(t.groupId, t.createdAt, t.id),
    index("scim_trials_token").on(t.tokenId),
    index("scim_trials_created").on(t.createdAt),
  ],
);

/** What the directory calls a person; whom it has never named is known by the mailbox. */
export const scimPeople = pgTable(
  "scim_people",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    userName: text("user_name"),
    externalId: text("external_id"),
    /** The directory has deleted the person: it does not see them until it brings them again, or they come back here. */
    removedAt: moment("removed_at"),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("scim_people_user_name").on(t.groupId, sql`lower(${t.userName})`),
    uniqueIndex("scim_people_external_id").on(t.groupId, t.externalId),
  ],
);

/** A group of the directory; the right that it gives to its members is chosen here. */
export const scimGroups = pgTable(
  "scim_groups",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    displayName: text("display_name").notNull(),
    externalId: text("external_id"),
    right: text("right").$type<Right>(),
    removedAt: moment("removed_at"),
    createdAt: createdAt(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("scim_groups_name").on(t.groupId, sql`lower(${t.displayName})`).where(sql`removed_at is null`),
    uniqueIndex("scim_groups_external_id").on(t.groupId, t.externalId).where(sql`removed_at is null`),
  ],
);

export const scimMembers = pgTable(
  "scim_members",
  {
    scimGroupId: uuid("scim_group_id")
      .notNull()
      .references(() => scimGroups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scimGroupId, t.accountId] }), index("scim_members_account").on(t.accountId)],
);

/** What the token of a sign-in must say, and the right that it then gives. A removed one gives nothing any more. */
export const claimRules = pgTable(
  "claim_rules",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** The way to the claim: `groups`, `realm_access.roles`. */
    claim: text("claim").notNull(),
    value: text("value").notNull(),
    right: text("right").$type<Right>().notNull(),
    removedAt: moment("removed_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("claim_rules_same").on(t.groupId, t.claim, t.value, t.right).where(sql`removed_at is null`)],
);

/** Of whom the latest sign-in said what a rule wants. */
export const claimHolders = pgTable(
  "claim_holders",
  {
    ruleId: uuid("rule_id")
      .notNull()
      .references(() => claimRules.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.accountId] }), index("claim_holders_account").on(t.accountId)],
);

/** Which claims say where a person belongs whom their first sign-in makes; empty is none. */
export const claimPlaces = pgTable("claim_places", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  department: text("department").notNull().default(""),
  location: text("location").notNull().default(""),
});
