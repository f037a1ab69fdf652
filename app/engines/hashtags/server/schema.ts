import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** Who follows which hashtag: what carries it comes to «Подписки». */
export const hashtagSubscriptions = pgTable(
  "hashtag_subscriptions",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    key: text("key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index("hashtag_subscriptions_key").on(t.key)],
);

/**
 * What a company has decided about a hashtag, found by `key`, its name without case and «ё»: it is merged into another
 * one, the target, or, without a target, banned. A target is never ruled itself, so nobody has to follow a chain.
 */
export const hashtagRules = pgTable(
  "hashtag_rules",
  {
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    key: text("key").notNull(),
    name: text("name").notNull(),
    target: text("target"),
    targetKey: text("target_key").generatedAlwaysAs(sql`replace(target, 'ё', 'е')`),
    /** Who has decided so, and when. */
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.key] }),
    index("hashtag_rules_target").on(t.groupId, t.targetKey),
    index("hashtag_rules_author").on(t.authorId),
  ],
);
