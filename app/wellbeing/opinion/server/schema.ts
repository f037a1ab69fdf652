import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { OpinionState, Talk, Target } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a company asks opinions about. */
export const opinionTopics = pgTable(
  "opinion_topics",
  {
    id: id(),
    groupId: groupId(),
    title: text("title").notNull(),
    about: text("about").notNull().default(""),
    /** In how many days its owners answer. */
    termDays: integer("term_days").notNull(),
    unnamed: boolean("unnamed").notNull(),
    inMyResource: boolean("in_my_resource").notNull().default(false),
    closed: boolean("closed").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index("opinion_topics_group").on(t.groupId)],
);

/** Who answers for a topic, and reads what comes to it. */
export const opinionOwners = pgTable(
  "opinion_owners",
  {
    topicId: uuid("topic_id")
      .notNull()
      .references(() => opinionTopics.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: groupId(),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.accountId] }), index("opinion_owners_account").on(t.accountId)],
);

/**
 * What somebody thinks, and what was said on it. Who has left no name stands in no column, and nothing here is finer than a day:
 * the id is all chance, the talk lies in the row itself, and such rows are written anew together (mixing.ts).
 */
export const opinions = pgTable(
  "opinions",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    groupId: groupId(),
    topicId: uuid("topic_id")
      .notNull()
      .references(() => opinionTopics.id),
    authorId: uuid("author_id").references(() => accounts.id),
    /** By which who has left no name is known again: a hash. */
    codeHash: text("code_hash").unique(),
    target: text("target").$type<Target>().notNull(),
    about: text("about").notNull(),
    rating: integer("rating").notNull(),
    text: text("text").notNull(),
    wantsAnswer: boolean("wants_answer").notNull(),
    state: text("state").$type<OpinionState>().notNull(),
    reason: text("reason").notNull().default(""),
    talk: jsonb("talk").$type<Talk>().notNull().default([]),
    sentOn: date("sent_on", { mode: "string" }).notNull(),
    /** Null when nobody waits. */
    dueOn: date("due_on", { mode: "string" }),
    /** What it is called as an idea that all may read; empty while it is none. */
    idea: text("idea").notNull().default(""),
    ideaOn: date("idea_on", { mode: "string" }),
  },
  (t) => [
    index("opinions_topic").on(t.topicId, t.sentOn, t.id),
    index("opinions_author").on(t.authorId, t.sentOn, t.id),
    index("opinions_group").on(t.groupId),
    index("opinions_due").on(t.dueOn).where(sql`due_on is not null`),
    index("opinions_idea").on(t.groupId, t.ideaOn, t.id).where(sql`idea_on is not null`),
    index("opinions_unnamed").on(t.sentOn).where(sql`author_id is null`),
  ],
);

/** Files of opinions that have a name: others bring none, because files name their authors. */
export const opinionFiles = pgTable(
  "opinion_files",
  {
    opinionId: uuid("opinion_id")
      .notNull()
      .references(() => opinions.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.opinionId, t.fileId] }), index("opinion_files_file").on(t.fileId)],
);

/** Who is for a public idea. Nothing goes away with the row of an opinion, because such rows are written anew. */
export const opinionVotes = pgTable(
  "opinion_votes",
  {
    opinionId: uuid("opinion_id")
      .notNull()
      .references(() => opinions.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: groupId(),
  },
  (t) => [
    primaryKey({ columns: [t.opinionId, t.accountId] }),
    index("opinion_votes_account").on(t.accountId),
    index("opinion_votes_group").on(t.groupId),
  ],
);
