import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";
import { rubrics } from "../../../news/news/server/schema.ts";
import type { FeedTab } from "../contract.ts";

/**
 * A person's way into their feeds without signing in: one at a time. The token is made of `seed` and the portal's secret,
 * and only its SHA-256 is kept: whoever reads the table alone can open nothing.
 */
export const feedTokens = pgTable("feed_tokens", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  seed: uuid("seed").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: createdAt(),
});

/** Whose publications a person does not want to meet in their feeds. */
export const hiddenAuthors = pgTable(
  "hidden_authors",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.authorId] }), index("hidden_authors_author").on(t.authorId)],
);

/** What a person does not want to read about in their feeds. */
export const hiddenRubrics = pgTable(
  "hidden_rubrics",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    rubricId: uuid("rubric_id")
      .notNull()
      .references(() => rubrics.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.rubricId] }), index("hidden_rubrics_rubric").on(t.rubricId)],
);

/** Who follows whom: the feed «Подписки» is made of these. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.authorId] }), index("subscriptions_author").on(t.authorId)],
);

/** How far down a person has read each of their feeds: the cursor of the last page that they asked for. */
export const feedPlaces = pgTable(
  "feed_places",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    tab: text("tab").$type<FeedTab>().notNull(),
    after: text("after").notNull(),
    readAt: moment("read_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.tab] })],
);
