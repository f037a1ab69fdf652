import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import type { RichText } from "../../../rich-text/document.ts";
import { places } from "../../membership/server/schema.ts";
import type { stateNames, ThemeName } from "../contract.ts";

/**
 * Where a publication stands: an editor's draft, in review, back for changes or waiting for its hour, published, taken back,
 * in the archive; a person's own waiting for a moderator or hidden by one. Only what is published has readers.
 */
export type PublicationState = (typeof stateNames)[number];
export type FeedName = "work" | "life" | "blogs";
/** Who is named by @ in a text: the name as it is written → whom it meant then. */
export type Mentions = Record<string, string>;
export type ReactionName = "like" | "love" | "laugh" | "wow" | "sad" | "thanks";

/** A reference that every row has. */
const of = (name: string, target: () => AnyPgColumn) => uuid(name).notNull().references(target);
/** It is gone with its publication. */
const ofPublication = () =>
  uuid("publication_id")
    .notNull()
    .references((): AnyPgColumn => publications.id, { onDelete: "cascade" });
const placedFile = () => ({
  fileId: of("file_id", () => files.id),
  place: integer("place").notNull(),
  /** What a picture shows. */
  alt: text("alt").notNull().default(""),
});

const isTalkedOf = sql`deleted_at is null and state = 'published' and comment_count > 0`;

/** What triggers know of each kind: areas hand the same over (`kinds` of their faces). */
export const publicationKinds = pgTable("publication_kinds", {
  name: text("name").primaryKey(),
  personal: boolean("personal").notNull(),
  /** The tab of search. */
  tab: text("tab").notNull(),
  /** What stands before the id in its address. */
  address: text("address").notNull(),
});

/** Everything that people publish: news, articles, own publications; later threads, lessons, reviews. */
export const publications = pgTable(
  "publications",
  {
    id: id(),
    groupId: of("group_id", () => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    audience: audience(),
    state: text("state").$type<PublicationState>().notNull().default("published"),
    kind: text("kind")
      .notNull()
      .references(() => publicationKinds.name),
    /** The feed that it stands in; null for what stands in none. */
    feed: text("feed").$type<FeedName>(),
    /** The channel or community that it stands in; null for what stands in none. */
    placeId: uuid("place_id").references(() => places.id),
    authorId: of("author_id", () => accounts.id),
    /** Signed «Редакция»: readers do not learn who wrote it. */
    editorial: boolean("editorial").notNull().default(false),
    title: text("title").notNull().default(""),
    /** What is said before the text itself, in a news item. */
    lead: text("lead").notNull().default(""),
    body: jsonb("body").$type<RichText>().notNull(),
    excerpt: text("excerpt").notNull().default(""),
    hashtags: text("hashtags").array().notNull().default(sql`'{}'::text[]`),
    mentions: jsonb("mentions").$type<Mentions>().notNull().default({}),
    /** The background that the words stand on, for short own publications. */
    theme: text("theme").$type<ThemeName>(),
    publishedAt: moment("published_at").notNull(),
    editedAt: moment("edited_at"),
    editedBy: uuid("edited_by").references(() => accounts.id),
    revision: integer("revision").notNull().default(1),
    deletedAt: moment("deleted_at"),
    deletedBy: uuid("deleted_by"),
    /** Nobody answers any more: since when, who has decided so, and in which words. */
    talkClosedAt: moment("talk_closed_at"),
    talkClosedBy: uuid("talk_closed_by").references(() => accounts.id),
    talkClosedNote: text("talk_closed_note").notNull().default(""),
    /** Nobody reacts to it any more. */
    reactionsClosedAt: moment("reactions_closed_at"),
    /** The comment that stands first, and who has put it there. */
    pinnedCommentId: uuid("pinned_comment_id").references((): AnyPgColumn => comments.id, { onDelete: "set null" }),
    pinnedCommentBy: uuid("pinned_comment_by").references(() => accounts.id),
    commentCount: integer("comment_count").notNull().default(0),
    /** Its place among «Обсуждаемые»: the second of its publication, a day later with each doubling of its comments. */
    heat: bigint("heat", { mode: "number" }).generatedAlwaysAs(
      sql`(extract(epoch from published_at at time zone 'UTC') + 86400 * log(2.0, (1 + comment_count)::numeric))::bigint`,
    ),
    reactionCounts: jsonb("reaction_counts").$type<Partial<Record<ReactionName, number>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index("publications_feed").on(t.feed, t.publishedAt, t.id).where(sql`deleted_at is null and state = 'published'`),
    index("publications_group")
      .on(t.groupId, t.publishedAt, t.id)
      .where(sql`deleted_at is null and state = 'published'`),
    index("publications_author")
      .on(t.authorId, t.publishedAt, t.id)
      .where(sql`deleted_at is null and state = 'published'`),
    index("publications_place")
      .on(t.placeId, t.publishedAt, t.id)
      .where(sql`place_id is not null and deleted_at is null and state = 'published'`),
    index("publications_pinned_comment").on(t.pinnedCommentId).where(sql`pinned_comment_id is not null`),
    index("publications_feed_heat").on(t.feed, t.heat, t.publishedAt, t.id).where(isTalkedOf),
    index("publications_author_heat").on(t.authorId, t.heat, t.publishedAt, t.id).where(isTalkedOf),
    index("publications_group_heat").on(t.groupId, t.heat, t.publishedAt, t.id).where(isTalkedOf),
  ],
);

/** How a publication came to stand where it stands: every step with its author, moment and words. */
export const publicationStates = pgTable(
  "publication_states",
  {
    id: id(),
    groupId: of("group_id", () => groups.id),
    publicationId: ofPublication(),
    state: text("state").$type<PublicationState>().notNull(),
    /** Nobody, where the clock did it. */
    actorId: uuid("actor_id").references(() => accounts.id),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("publication_states_publication").on(t.publicationId, t.createdAt)],
);

/** What a publication said before each change: the number is that of `revision` then. */
export const publicationRevisions = pgTable(
  "publication_revisions",
  {
    groupId: of("group_id", () => groups.id),
    publicationId: ofPublication(),
    revision: integer("revision").notNull(),
    title: text("title").notNull(),
    lead: text("lead").notNull(),
    body: jsonb("body").$type<RichText>().notNull(),
    /** Who wrote it so, and when. */
    authorId: of("author_id", () => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.revision] })],
);

/**
 * When a publication came out and, if anybody answers, its heat: for tables that list publications in these orders.
 * Nobody writes them; the triggers of migration 0020 keep them in line with the publication.
 */
export const moments = () => ({
  publishedAt: moment("published_at").notNull().defaultNow(),
  heat: bigint("heat", { mode: "number" }),
});

/** Which publications carry a hashtag, newest first; `key` is its name without case and «ё». */
export const publicationHashtags = pgTable(
  "publication_hashtags",
  {
    publicationId: ofPublication(),
    groupId: of("group_id", () => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    audience: audience(),
    key: text("key").notNull(),
    ...moments(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.key] }),
    index("publication_hashtags_key").on(t.key, t.publishedAt, t.publicationId),
    index("publication_hashtags_heat").on(t.key, t.heat, t.publishedAt, t.publicationId).where(sql`heat is not null`),
  ],
);

/** How many live publications of a company that speak to the same readers carry a hashtag: nobody counts what they may not see. */
export const hashtags = pgTable(
  "hashtags",
  {
    groupId: of("group_id", () => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    audience: audience(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [unique("hashtags_one").on(t.key, t.groupId, t.reach, t.audience).nullsNotDistinct()],
);

/** The pictures of a publication, in their order. */
export const publicationPictures = pgTable(
  "publication_pictures",
  {
    publicationId: ofPublication(),
    ...placedFile(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.place] }), index("publication_pictures_file").on(t.fileId)],
);

/** An answer under a publication; two visual levels, deeper ones name whom they answer. */
export const comments = pgTable(
  "comments",
  {
    id: id(),
    groupId: of("group_id", () => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    publicationId: of("publication_id", () => publications.id),
    parentId: uuid("parent_id").references((): AnyPgColumn => comments.id),
    authorId: of("author_id", () => accounts.id),
    text: text("text").notNull(),
    mentions: jsonb("mentions").$type<Mentions>().notNull().default({}),
    editedAt: moment("edited_at"),
    /** A moderator has hidden it, or the rules keep it back; its place and the answers to it stay. */
    hiddenAt: moment("hidden_at"),
    hiddenBy: uuid("hidden_by"),
    /** Hidden and not only so: it waits for a moderator, or came back from one to be said in other words. */
    pending: text("pending").$type<"waits" | "returned">(),
    deletedAt: moment("deleted_at"),
    deletedBy: uuid("deleted_by"),
    reactionCounts: jsonb("reaction_counts").$type<Partial<Record<ReactionName, number>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index("comments_publication").on(t.publicationId, t.createdAt, t.id),
    index("comments_parent").on(t.parentId),
    index("comments_author").on(t.authorId),
  ],
);

/** The pictures and files that came with a comment, in their order. */
export const commentFiles = pgTable(
  "comment_files",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comments.id, { onDelete: "cascade" }),
    ...placedFile(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.place] }), index("comment_files_file").on(t.fileId)],
);

/** One person's reaction to one object; a new one replaces the old. */
export const reactions = pgTable(
  "reactions",
  {
    subjectId: uuid("subject_id").notNull(),
    accountId: of("account_id", () => accounts.id),
    name: text("name").$type<ReactionName>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.accountId] }),
    index("reactions_account").on(t.accountId),
    index("reactions_subject").on(t.subjectId, t.createdAt, t.accountId),
  ],
);

/** The pages of the portal that an article or one of its language versions leads to; what lies outside is not kept. */
export const publicationLinks = pgTable(
  "publication_links",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.path] })],
);

/** Who has opened which publication: what is not here is new to them. */
export const publicationReads = pgTable(
  "publication_reads",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    /** Until when what is said under it is known to them, where they have come back to it. */
    seenAt: moment("seen_at"),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.accountId] }), index("publication_reads_account").on(t.accountId)],
);

/** «Отметить всё прочитанным»: whatever was published until this moment is read. */
export const readingMarks = pgTable("reading_marks", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  until: moment("until").notNull(),
});
