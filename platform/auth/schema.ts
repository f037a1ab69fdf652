import { isNotNull } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../db/columns.ts";
import { identityPasskey } from "../identity/schema.ts";
import { accounts } from "../people/schema.ts";

/** What the browser is told once, on the next page it opens. */
export type Flash = {
  id: string;
  kind: "info" | "success" | "error";
  text: string;
  link?: { text: string; href: string };
};

/** One signed-in browser. The cookie holds a random id, the row only its SHA-256; tokens are sealed. */
export const sessions = pgTable(
  "sessions",
  {
    idHash: text("id_hash").primaryKey(),
    accountId: uuid("account_id").references(() => accounts.id),
    /** Whose eyes an administrator borrows in this browser, until they give them back. */
    shownAs: uuid("shown_as").references(() => accounts.id),
    /** When the look ends by itself. */
    shownUntil: moment("shown_until"),
    tokens: text("tokens"),
    roles: text("roles").array().notNull(),
    /** The passkey that this very sign-in was made with, for as long as the key is there. */
    passkeyId: uuid("passkey_id").references(() => identityPasskey.id, { onDelete: "set null" }),
    /** The public id of the space chosen in this sign-in (specification §3). */
    space: text("space"),
    flash: jsonb("flash").$type<Flash[]>().notNull().default([]),
    publicId: uuid("public_id")
      .notNull()
      .$defaultFn(() => crypto.randomUUID()),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address").notNull().default(""),
    createdAt: createdAt(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    /** Until then one process is fetching new tokens and the others wait: a rotated token must not be used twice. */
    refreshingUntil: moment("refreshing_until"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("sessions_account").on(t.accountId),
    index("sessions_expires").on(t.expiresAt),
    index("sessions_passkey").on(t.passkeyId).where(isNotNull(t.passkeyId)),
  ],
);

/** A form that came when its session had ended: it waits for its person to sign in again. */
export const heldForms = pgTable(
  "held_forms",
  {
    id: id(),
    accountId: uuid("account_id").notNull(),
    /** Where it was sent and what was typed: sealed. */
    sealed: text("sealed").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("held_forms_created").on(t.createdAt), index("held_forms_account").on(t.accountId)],
);

/** A form that was sent: the same key gives the same answer, whatever happened on the way. */
export const idempotency = pgTable(
  "idempotency",
  {
    accountId: uuid("account_id").notNull(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    result: jsonb("result"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.operation, t.key] }), index("idempotency_created").on(t.createdAt)],
);

/** Who did what to which object: rows are added and never changed (specification §6). */
export const audit = pgTable(
  "audit",
  {
    id: id(),
    accountId: uuid("account_id"),
    auditGroupId: uuid("audit_group_id"),
    deed: text("deed").notNull(),
    objectId: text("object_id"),
    result: text("result").notNull(),
    requestId: text("request_id").notNull().default(""),
    /** What was before and what is after, or other facts of the deed. */
    detail: jsonb("detail").$type<Record<string, unknown>>(),
    address: text("address").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_created").on(t.createdAt),
    index("audit_group").on(t.auditGroupId, t.createdAt, t.id),
    index("audit_account").on(t.accountId, t.createdAt, t.id),
  ],
);
