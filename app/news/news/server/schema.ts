import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import { moments, publications } from "../../../engines/content/server/schema.ts";

/** A heading that news stand under and that one may follow. */
export const rubrics = pgTable(
  "rubrics",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    title: text("title").notNull(),
    /** Its word in URLs, its own within the company. */
    slug: text("slug").notNull(),
    /** The section that it stands in: a rubric that stands in none. */
    parentId: uuid("parent_id").references((): AnyPgColumn => rubrics.id),
    coverId: uuid("cover_id").references(() => files.id),
    coverAlt: text("cover_alt").notNull().default(""),
    description: text("description").notNull().default(""),
    place: integer("place").notNull().default(0),
    /** What is written here is published by somebody else than its author. */
    fourEyes: boolean("four_eyes").notNull().default(false),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("rubrics_group").on(t.groupId, t.place),
    unique("rubrics_slug").on(t.groupId, t.slug),
    index("rubrics_parent").on(t.parentId),
  ],
);

/** Who writes under a rubric besides the chief editors; where nobody is named, every editor does. */
export const rubricEditors = pgTable(
  "rubric_editors",
  {
    rubricId: uuid("rubric_id")
      .notNull()
      .references(() => rubrics.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.rubricId, t.accountId] })],
);

export const publicationRubrics = pgTable(
  "publication_rubrics",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    rubricId: uuid("rubric_id")
      .notNull()
      .references(() => rubrics.id),
    ...moments(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.rubricId] }),
    index("publication_rubrics_rubric").on(t.rubricId, t.publishedAt, t.publicationId),
    index("publication_rubrics_heat")
      .on(t.rubricId, t.heat, t.publishedAt, t.publicationId)
      .where(sql`heat is not null`),
  ],
);

export const rubricSubscriptions = pgTable(
  "rubric_subscriptions",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    rubricId: uuid("rubric_id")
      .notNull()
      .references(() => rubrics.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.rubricId] }), index("rubric_subscriptions_rubric").on(t.rubricId)],
);

/** What editors decide of an article beyond its words. */
export const articles = pgTable(
  "articles",
  {
    publicationId: uuid("publication_id")
      .primaryKey()
      .references(() => publications.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull(),
    /** Those it speaks to say that they have read it: some of them, or all (null); by this day, if there is one. */
    mustRead: boolean("must_read").notNull().default(false),
    obliged: audience("obliged"),
    dueOn: date("due_on", { mode: "string" }),
    /** How often the portal itself asks those who have not said so yet. */
    remindEvery: text("remind_every").$type<"never" | "day" | "week">().notNull().default("never"),
    /** Where it was taken from. */
    sourceUrl: text("source_url"),
    /** By this day somebody looks whether it is still true; what nobody looks at goes away two weeks later. */
    reviewOn: date("review_on", { mode: "string" }),
    /** When it goes out by itself, and when it goes away. */
    publishAt: moment("publish_at"),
    unpublishAt: moment("unpublish_at"),
  },
  (t) => [
    index("articles_publish").on(t.publishAt),
    index("articles_unpublish").on(t.unpublishAt),
    index("articles_review").on(t.reviewOn),
  ],
);

/** Who has written an article beside the one whose it is, in their order. */
export const articleAuthors = pgTable(
  "article_authors",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.accountId] }), index("article_authors_account").on(t.accountId)],
);

/** What editors would have one read after an article. */
export const articleRelations = pgTable(
  "article_relations",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
    relatedId: uuid("related_id")
      .notNull()
      .references(() => publications.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.relatedId] }), index("article_relations_related").on(t.relatedId)],
);

/** «Ознакомлен(а)»: said once by a person of the words as they stand, kept for good. */
export const acknowledgements = pgTable(
  "acknowledgements",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.accountId] }), index("acknowledgements_account").on(t.accountId)],
);

/** What people had said of earlier words of an article, before editors asked them anew: kept for good. */
export const formerAcknowledgements = pgTable(
  "former_acknowledgements",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => publications.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    askedAnewAt: moment("asked_anew_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.accountId, t.createdAt] }),
    index("former_acknowledgements_account").on(t.accountId),
  ],
);

/**
 * What is shown to guests too. Which articles these are and whose is known to all (a rule of migration 0039), so that the
 * company of an article is found for whoever has none; the company alone makes and removes rows, as everywhere.
 */
export const guestArticles = pgTable(
  "guest_articles",
  {
    publicationId: uuid("publication_id")
      .primaryKey()
      .references(() => publications.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    shownBy: uuid("shown_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("guest_articles_group").on(t.groupId)],
);

/** What stands above a feed until its time is over. */
export const pins = pgTable(
  "pins",
  {
    publicationId: uuid("publication_id")
      .primaryKey()
      .references(() => publications.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    feed: text("feed").$type<"work" | "life">().notNull(),
    until: moment("until").notNull(),
    pinnedBy: uuid("pinned_by")
      .notNull()
      .references(() => accounts.id),
    /** The least stands first. */
    place: integer("place").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("pins_feed").on(t.groupId, t.feed, t.until)],
);

/** Who has folded a pin for themselves; pinned anew it is open again. */
export const pinFolds = pgTable(
  "pin_folds",
  {
    publicationId: uuid("publication_id")
      .notNull()
      .references(() => pins.publicationId, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.accountId] }), index("pin_folds_account").on(t.accountId)],
);
