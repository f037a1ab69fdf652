import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import type { AgreementDemand, AgreementKind, AgreementNeeds } from "../contract.ts";

/** What belongs to no company is the whole portal's. */
const ofPortal = sql`group_id is not null or reach = 'portal'`;

/** A document that people accept or only read: of a company, or, without one, of the whole portal, open to guests. */
export const agreements = pgTable(
  "agreements",
  {
    id: id(),
    groupId: uuid("group_id").references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    code: text("code").notNull(),
    title: text("title").notNull(),
    kind: text("kind").$type<AgreementKind>().notNull(),
    demand: text("demand").$type<AgreementDemand>().notNull(),
    needs: text("needs").$type<AgreementNeeds>().notNull().default("tick"),
    /** The number of the version in force; without one the document only awaits its first day. */
    inForce: integer("in_force"),
    createdAt: createdAt(),
  },
  (t) => [unique("agreements_code").on(t.groupId, t.code).nullsNotDistinct(), check("agreements_whose", ofPortal)],
);

/** A version of a document; once published its row never changes: a trigger sees to it. */
export const agreementVersions = pgTable(
  "agreement_versions",
  {
    id: id(),
    agreementId: uuid("agreement_id")
      .notNull()
      .references(() => agreements.id),
    groupId: uuid("group_id").references(() => groups.id),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    number: integer("number").notNull(),
    /** Markdown, as it was written: the hash is of these very letters. */
    text: text("text").notNull(),
    textHash: text("text_hash").notNull(),
    changeSummary: text("change_summary").notNull().default(""),
    effectiveFrom: moment("effective_from"),
    /** Counts the changes of a draft. */
    revision: integer("revision").notNull().default(1),
    publishedAt: moment("published_at"),
    publishedBy: uuid("published_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("agreement_versions_number").on(t.agreementId, t.number),
    uniqueIndex("agreement_versions_draft").on(t.agreementId).where(sql`published_at is null`),
    index("agreement_versions_coming").on(t.effectiveFrom),
    check("agreement_versions_whose", ofPortal),
  ],
);

/** Who has accepted which letters, when and how: rows stay for good, a withdrawal is only noted once. */
export const agreementAcceptances = pgTable(
  "agreement_acceptances",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    agreementId: uuid("agreement_id")
      .notNull()
      .references(() => agreements.id),
    versionId: uuid("version_id")
      .notNull()
      .references(() => agreementVersions.id),
    textHash: text("text_hash").notNull(),
    /** A tick, a name written out, or given before there were documents and carried over. */
    method: text("method").$type<AgreementNeeds | "carried">().notNull(),
    signedAs: text("signed_as"),
    address: text("address").notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: createdAt(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (t) => [
    uniqueIndex("agreement_acceptances_standing").on(t.accountId, t.versionId).where(sql`withdrawn_at is null`),
    index("agreement_acceptances_agreement").on(t.agreementId, t.accountId),
    index("agreement_acceptances_group").on(t.groupId),
  ],
);
