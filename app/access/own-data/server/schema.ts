import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** An archive of their own data that a person has asked for; its bytes lie in the store under `key` until their days are over. */
export const ownExports = pgTable(
  "own_exports",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** Who comes back after a kill must not be taken for who works on it now. */
    attempts: integer("attempts").notNull().default(0),
    key: text("key"),
    bytes: integer("bytes"),
    readyAt: moment("ready_at"),
    /** Nobody may take it from then on. */
    until: moment("until"),
    failedAt: moment("failed_at"),
    /** The bytes are gone. */
    sweptAt: moment("swept_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("own_exports_making").on(t.accountId).where(sql`ready_at is null and failed_at is null`),
    index("own_exports_account").on(t.accountId, t.createdAt),
    index("own_exports_group").on(t.groupId),
  ],
);

/** That somebody wants their data erased: open until they think better of it, or an administrator has decided. */
export const erasureRequests = pgTable(
  "erasure_requests",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
    ending: text("ending").$type<"withdrawn" | "refused" | "done">(),
    endedBy: uuid("ended_by").references(() => accounts.id),
    /** Why it was refused, for the person. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    uniqueIndex("erasure_requests_open").on(t.accountId).where(sql`ended_at is null`),
    index("erasure_requests_account").on(t.accountId, t.createdAt),
    index("erasure_requests_group").on(t.groupId, t.createdAt, t.id),
  ],
);
