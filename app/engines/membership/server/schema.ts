import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

const of = (name: string, target: () => typeof groups.id | typeof accounts.id) =>
  uuid(name).notNull().references(target);

const ofPlace = () =>
  uuid("place_id")
    .notNull()
    .references(() => places.id, { onDelete: "cascade" });

/** Who somebody is in a place: who leads it, who writes there, who only reads. */
export type PlaceRole = "owner" | "admin" | "member" | "follower";

/** What people belong to: a channel, a community. Areas say of which kinds there are. */
export const places = pgTable(
  "places",
  {
    id: id(),
    groupId: of("group_id", () => groups.id),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("places_group").on(t.groupId)],
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
