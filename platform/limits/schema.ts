import { doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** Budgets that all nodes share: what was left of one at some moment. `key` is a hash: nobody reads here who tried what. */
export const sharedBudgets = pgTable(
  "shared_budgets",
  {
    key: text("key").primaryKey(),
    tokens: doublePrecision("tokens").notNull(),
    at: moment("at").notNull(),
    /** When it is full again: from then on the row says nothing. */
    fullAt: moment("full_at").notNull(),
  },
  (t) => [index("shared_budgets_full").on(t.fullAt)],
);
