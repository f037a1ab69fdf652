import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";

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
