import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

const of = (name: string, target: () => typeof groups.id | typeof accounts.id) =>
  uuid(name).notNull().references(target);

const ofPlace = () =>
  uuid("place_id")
    .notNull()
    .references(() => places.id, { onDelete: "cascade" });

/** Who somebody is in a place: who leads it, who writes there, who only reads. */
export type PlaceRole = "owner" | "admin" | "member" | "follower";
/** How one comes in: at once, when one's request is granted, by an invite alone; of a hidden one nobody else knows. */
export type Joining = "open" | "request" | "closed" | "hidden";
/** Who writes there: all, its leaders alone, or its leaders while all may answer. */
export type Posting = "all" | "admins" | "admins-comments";
/** Of which news of a place somebody is told: of all, of what its leaders write, of answers to them alone, of nothing at all. */
export type Level = "all" | "leaders" | "answers" | "none";
/** Who may ask people in. */
export type Inviting = "owner" | "admins" | "all";

/** What people belong to: a channel, a community. Areas say of which kinds there are. */
export const places = pgTable(
  "places",
  {
    id: id(),
    groupId: of("group_id", () => groups.id),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    /** Its word in addresses, one of its kind in a company. */
    alias: text("alias").notNull().default(sql`gen_random_uuid()::text`),
    description: text("description").notNull().default(""),
    joining: text("joining").$type<Joining>().notNull().default("open"),
    posting: text("posting").$type<Posting>().notNull().default("all"),
    inviting: text("inviting").$type<Inviting>().notNull().default("admins"),
    /** What somebody is asked who wants to be let in. */
    questions: jsonb("questions").$type<string[]>().notNull().default([]),
    /** Who must belong to it, in parts of an audience, as an administrator has said; nobody must where there are none. */
    mandatory: text("mandatory").array(),
    /** The company itself stands behind it, as an administrator has said. */
    official: boolean("official").notNull().default(false),
    /** What others than its leaders write waits until one of them has read it. */
    preModerated: boolean("pre_moderated").notNull().default(false),
    /** Nobody reacts there: to what is published, and to what is said under it. */
    reactionsOff: boolean("reactions_off").notNull().default(false),
    coverId: uuid("cover_id").references(() => files.id),
    coverAlt: text("cover_alt").notNull().default(""),
    /** A small square picture that stands beside its name. */
    avatarId: uuid("avatar_id").references(() => files.id),
    /** How many belong to it, as the table of memberships keeps it: a large place is not counted at every look. */
    members: integer("members").notNull().default(0),
    /** When something was last written there. */
    activeAt: moment("active_at"),
    /** Since when it is read and no more written in. */
    archivedAt: moment("archived_at"),
    /** Since when it is no more; its row only tells so to who comes by an old link. */
    deletedAt: moment("deleted_at"),
    /** When its owner was asked why nobody writes there, and when its people were last told of its week. */
    quietToldAt: moment("quiet_told_at"),
    weekAt: moment("week_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("places_alias").on(t.groupId, t.kind, t.alias),
    index("places_title").on(t.groupId, t.kind, t.title, t.id),
  ],
);

/**
 * Which open places guests of the portal read too, under which word. That these are shown and whose they are is known to all (the
 * rule «guests»); only their own company writes here.
 */
export const guestPlaces = pgTable(
  "guest_places",
  {
    placeId: uuid("place_id")
      .primaryKey()
      .references(() => places.id, { onDelete: "cascade" }),
    groupId: of("group_id", () => groups.id),
    alias: text("alias").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("guest_places_alias").on(t.alias, t.createdAt)],
);

/** The words that a place had in addresses before: they lead to it for a year. */
export const placeAliases = pgTable(
  "place_aliases",
  {
    placeId: ofPlace(),
    groupId: of("group_id", () => groups.id),
    alias: text("alias").notNull(),
    until: moment("until").notNull(),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.alias] }), index("place_aliases_alias").on(t.groupId, t.alias)],
);

/** Who belongs to a place. The row stands in the company of the place, whose people alone may belong to it. */
export const memberships = pgTable(
  "memberships",
  {
    placeId: ofPlace(),
    accountId: of("account_id", () => accounts.id),
    groupId: of("group_id", () => groups.id),
    role: text("role").$type<PlaceRole>().notNull(),
    joinedAt: moment("joined_at").notNull(),
    /** What has happened there until then is nothing new to them. */
    seenAt: moment("seen_at").notNull().defaultNow(),
    level: text("level").$type<Level>().notNull().default("leaders"),
    /** Until then they only read. */
    mutedUntil: moment("muted_until"),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.accountId] }), index("memberships_account").on(t.accountId)],
);

/** Who is shut out of a place, by whom and until when; for ever where no day is named. */
export const placeBans = pgTable(
  "place_bans",
  {
    placeId: ofPlace(),
    accountId: of("account_id", () => accounts.id),
    groupId: of("group_id", () => groups.id),
    bannedBy: of("banned_by", () => accounts.id),
    reason: text("reason").notNull().default(""),
    until: moment("until"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.accountId] }), index("place_bans_account").on(t.accountId)],
);

/** Who has asked to be let in, and what was said to it; granted ones are gone, their people are inside. */
export const placeRequests = pgTable(
  "place_requests",
  {
    placeId: ofPlace(),
    accountId: of("account_id", () => accounts.id),
    groupId: of("group_id", () => groups.id),
    message: text("message").notNull().default(""),
    /** What was asked and answered, in the words of that day. */
    answers: jsonb("answers").$type<{ question: string; answer: string }[]>().notNull().default([]),
    createdAt: createdAt(),
    rejectedAt: moment("rejected_at"),
    reason: text("reason").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.accountId] }), index("place_requests_account").on(t.accountId)],
);

/** Who is asked in and has not answered; accepted and withdrawn invites are gone. */
export const placeInvites = pgTable(
  "place_invites",
  {
    placeId: ofPlace(),
    accountId: of("account_id", () => accounts.id),
    groupId: of("group_id", () => groups.id),
    invitedBy: of("invited_by", () => accounts.id),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    declinedAt: moment("declined_at"),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.accountId] }), index("place_invites_account").on(t.accountId)],
);

/** Links that let in whoever has them, until a day and so many people, while who has made one may ask people in. */
export const placeLinks = pgTable(
  "place_links",
  {
    id: id(),
    placeId: ofPlace(),
    groupId: of("group_id", () => groups.id),
    invitedBy: of("invited_by", () => accounts.id),
    code: text("code").notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    /** How many it may let in, and how many have come. */
    uses: integer("uses").notNull(),
    used: integer("used").notNull().default(0),
  },
  (t) => [index("place_links_place").on(t.placeId)],
);

/** To whom the owner of a place offers it, one at a time, until they have answered or the days are over. */
export const placeOffers = pgTable(
  "place_offers",
  {
    placeId: ofPlace(),
    accountId: of("account_id", () => accounts.id),
    groupId: of("group_id", () => groups.id),
    offeredBy: of("offered_by", () => accounts.id),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.placeId, t.accountId] }), index("place_offers_account").on(t.accountId)],
);
