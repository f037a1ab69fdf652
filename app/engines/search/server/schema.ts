import { type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import type { DocumentTab, SearchTab } from "../contract.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export type DocumentKind = "publication" | "comment" | "person" | "file" | "comment-file" | "place" | "questionnaire";

const tags = () => text("tags").array().notNull().default(sql`'{}'::text[]`);

/** One findable thing with its rights; a row is written by the deed that changes the thing. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text("kind").$type<DocumentKind>().notNull(),
    objectId: uuid("object_id").notNull(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    tab: text("tab").$type<DocumentTab>().notNull(),
    /** Who has signed the words, or whose page it is; nobody where the newsroom signs. */
    authorId: uuid("author_id"),
    /** Under whose own publication it stands: who has blocked that person meets neither. */
    ownerId: uuid("owner_id"),
    reach: text("reach").$type<Reach>().notNull(),
    audience: audience(),
    title: text("title").notNull(),
    /** What a file is called; its title is its publication's. */
    fileName: text("file_name"),
    body: text("body").notNull().default(""),
    /** What it is found by exactly: hashtags of a publication, the alias of a person. */
    tags: tags(),
    href: text("href").notNull(),
    happenedAt: moment("happened_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.objectId] })],
);

/** Areas share the indexes of the other tabs, however many there are. */
const isOnOtherTab = sql`tab <> 'people' and tab <> 'news' and tab <> 'ugc'`;

/** The words that stand in a title, of all the words of a document. */
export const inTitle = (words: SQLWrapper) => sql`ts_filter(${words}, '{a}')`;

/**
 * The words of every document with its rights beside them: what the indexes of search stand on. Triggers keep it in
 * line; nobody writes it. It has no row rule of its own, because under one PostgreSQL asks no index for words, and no
 * title, text or address: results come through `search_documents` and its rule (docs/decisions/018-search.md).
 */
export const searchWords = pgTable(
  "search_words",
  {
    kind: text("kind").$type<DocumentKind>().notNull(),
    objectId: uuid("object_id").notNull(),
    companyId: uuid("company_id").notNull(),
    tab: text("tab").$type<DocumentTab>().notNull(),
    authorId: uuid("author_id"),
    ownerId: uuid("owner_id"),
    reach: text("reach").$type<Reach>().notNull(),
    audience: audience(),
    tags: tags(),
    happenedAt: moment("happened_at").notNull(),
    words: tsvector("words").notNull(),
    /** Its words are in the list that misspelt ones are looked up in. */
    spelled: boolean("spelled").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.objectId] }),
    foreignKey({
      columns: [t.kind, t.objectId],
      foreignColumns: [searchDocuments.kind, searchDocuments.objectId],
    }).onDelete("cascade"),
    // Each tab is asked alone, and few words of the many stand in titles: so the large ones have indexes of their own.
    index("search_words_people").using("gin", t.words).where(sql`tab = 'people'`),
    index("search_words_news").using("gin", t.words).where(sql`tab = 'news'`),
    index("search_words_ugc").using("gin", t.words).where(sql`tab = 'ugc'`),
    index("search_words_news_titles").using("gin", inTitle(t.words)).where(sql`tab = 'news'`),
    index("search_words_ugc_titles").using("gin", inTitle(t.words)).where(sql`tab = 'ugc'`),
    index("search_words_others").using("gin", t.words).where(isOnOtherTab),
    index("search_words_others_titles").using("gin", inTitle(t.words)).where(isOnOtherTab),
    index("search_words_tags").using("gin", t.tags),
    index("search_words_newest").on(t.tab, t.happenedAt, t.objectId),
    index("search_words_author").on(t.authorId, t.happenedAt),
    index("search_words_unspelled").on(t.kind, t.objectId).where(sql`not spelled`),
  ],
);

/** Every word that stands in a document, as it is written but for case and «ё»: what a misspelt one may have meant. */
export const searchLexicon = pgTable(
  "search_lexicon",
  {
    word: text("word").primaryKey(),
    count: integer("count").notNull(),
  },
  () => [index("search_lexicon_word").using("gin", sql`word gin_trgm_ops`)],
);

/** Words of a company that mean the same, as an administrator has written them, and what search compares them by. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    words: text("words").array().notNull(),
    /** The same expressions, each word without its ending. */
    stems: text("stems").array().notNull(),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => accounts.id),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [index("search_synonyms_group").on(t.groupId)],
);

/** What people of a company have looked for in vain; who they were, nobody writes down. */
export const missedQueries = pgTable(
  "missed_queries",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    query: text("query").notNull(),
    times: integer("times").notNull().default(1),
    lastAt: moment("last_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.query] }),
    index("missed_queries_often").on(t.groupId, t.times, t.lastAt, t.query),
  ],
);

const person = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** What a person has looked for lately; nobody else knows of it. */
export const recentQueries = pgTable(
  "recent_queries",
  {
    accountId: person(),
    /** Without case and «ё»: the same words are one query. */
    key: text("key").notNull(),
    query: text("query").notNull(),
    askedAt: moment("asked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.key] }),
    index("recent_queries_newest").on(t.accountId, t.askedAt),
    index("recent_queries_asked").on(t.askedAt),
  ],
);

/** What a person looks for again and again, with what they have chosen of it. */
export const savedQueries = pgTable(
  "saved_queries",
  {
    id: id(),
    accountId: person(),
    query: text("query").notNull(),
    tab: text("tab").$type<SearchTab>().notNull(),
    /** Where its results stand. */
    address: text("address").notNull(),
    createdAt: createdAt(),
    /** Up to when its person knows what it finds; nothing where they do not want to be told. */
    watchedFrom: moment("watched_from"),
    /** When it had its last turn, if it had one: what fails keeps its moment and waits behind the others. */
    triedAt: moment("tried_at"),
  },
  (t) => [
    unique("saved_queries_address").on(t.accountId, t.address),
    index("saved_queries_turn").on(sql`coalesce(tried_at, watched_from)`).where(sql`watched_from is not null`),
  ],
);
