import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../../../platform/db/columns.ts";
import { accounts } from "../../../../platform/people/schema.ts";

/** An address that a person's page had until this moment: for a year it leads on to them and is nobody else's. */
export const formerAliases = pgTable(
  "former_aliases",
  {
    alias: text("alias").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("former_aliases_account").on(t.accountId, t.createdAt)],
);
