import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { Wording } from "../contract.ts";

/** How certificates of a company read: their words, who signs, how long before the end people are told to renew. */
export const certificateTemplates = pgTable(
  "certificate_templates",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    wording: jsonb("wording").$type<Wording>().notNull(),
    validMonths: integer("valid_months"),
    renewDays: integer("renew_days").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("certificate_templates_title").on(t.groupId, t.title),
    check("certificate_templates_renew", sql`renew_days between 1 and 180`),
  ],
);

/** What a person has in hand of what they have passed: its words stand as they were on the day, whatever becomes of the course. */
export const certificates = pgTable(
  "certificates",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    /** What anybody checks it by; it is drawn by lot, so that nobody counts through them. */
    number: text("number").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** What it is given for: an enrolment of a course; once for each, unless it was reissued. */
    objectId: uuid("object_id").notNull(),
    courseId: uuid("course_id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    title: text("title").notNull(),
    score: integer("score"),
    minutes: integer("minutes").notNull(),
    /** The own day of the person on which they passed; terms are counted from it. */
    passedOn: date("passed_on", { mode: "string" }).notNull(),
    validUntil: date("valid_until", { mode: "string" }),
    /** The day on which it came in the place of another one. */
    reissuedOn: date("reissued_on", { mode: "string" }),
    revokedAt: moment("revoked_at"),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
    reason: text("reason").notNull().default(""),
    /** The words as they were on the day; null is the usual ones. */
    wording: jsonb("wording").$type<Wording>(),
    /** How many days before the end its person is told. */
    renewDays: integer("renew_days").notNull().default(30),
    /** The number that has come in its place. */
    replacedBy: text("replaced_by"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("certificates_number").on(t.number),
    uniqueIndex("certificates_one").on(t.objectId).where(sql`replaced_by is null`),
    index("certificates_account").on(t.accountId),
    index("certificates_until").on(t.validUntil).where(sql`valid_until is not null and replaced_by is null`),
    index("certificates_group").on(t.groupId, t.createdAt),
    index("certificates_revoker").on(t.revokedBy),
    check("certificates_score", sql`score between 0 and 100`),
  ],
);
