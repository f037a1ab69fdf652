import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../platform/db/columns.ts";
import { accounts } from "../../../platform/people/schema.ts";

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
