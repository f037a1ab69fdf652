import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../db/columns.ts";
import { accounts } from "../people/schema.ts";

/** Somebody who signs in with a password here; `id` is the subject of their tokens. */
export const identityAccount = pgTable("identity_account", {
  id: id(),
  username: text("username").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  roles: text("roles").array().notNull(),
  email: text("email").notNull().default(""),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  accountId: uuid("account_id").references(() => accounts.id),
  disabled: boolean("disabled").notNull().default(false),
  createdAt: createdAt(),
});

/**
 * The second factor of a sign-in: the secret that the application for codes shares with the portal, sealed, and what is left of
 * the recovery codes, as hashes. Until `confirmedAt` it is only being set up and asks nobody for anything.
 */
export const identitySecondFactor = pgTable("identity_second_factor", {
  identityId: uuid("identity_id")
    .primaryKey()
    .references(() => identityAccount.id, { onDelete: "cascade" }),
  sealed: text("sealed").notNull(),
  confirmedAt: moment("confirmed_at"),
  /** The half-minute of the last code that was taken: neither it nor an older one is taken again. */
  lastStep: integer("last_step").notNull().default(0),
  recoveryHashes: text("recovery_hashes").array().notNull().default([]),
  createdAt: createdAt(),
});

/** A passkey: its public half, and how often the device says it has signed. The private half never leaves the device. */
export const identityPasskey = pgTable(
  "identity_passkey",
  {
    id: id(),
    identityId: uuid("identity_id")
      .notNull()
      .references(() => identityAccount.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    /** Many devices do not count and say zero for ever. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    usedAt: moment("used_at"),
  },
  (t) => [index("identity_passkey_identity").on(t.identityId)],
);

/** What the provider remembers between requests: the payload is sealed, the id is a SHA-256. */
export const oidcPayload = pgTable(
  "oidc_payload",
  {
    model: text("model").notNull(),
    idHash: text("id_hash").notNull(),
    payload: text("payload").notNull(),
    grantId: text("grant_id"),
    uid: text("uid"),
    subject: text("subject"),
    consumed: integer("consumed"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.idHash] }),
    index("oidc_payload_grant").on(t.grantId),
    index("oidc_payload_uid").on(t.uid),
    index("oidc_payload_subject").on(t.subject),
    index("oidc_payload_expires").on(t.expiresAt),
  ],
);

/** The keys that sign tokens, sealed; the newest signs, the older ones still verify. */
export const identityKey = pgTable("identity_key", {
  id: id(),
  sealed: text("sealed").notNull(),
  createdAt: createdAt(),
});
