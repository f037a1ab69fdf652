import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

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
    revokedAt: moment("revoked_at"),
    revokedBy: uuid("revoked_by").references(() => accounts.id),
    reason: text("reason").notNull().default(""),
    /** The number that has come in its place. */
    replacedBy: text("replaced_by"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("certificates_number").on(t.number),
    uniqueIndex("certificates_one").on(t.objectId).where(sql`replaced_by is null`),
    index("certificates_account").on(t.accountId),
    index("certificates_group").on(t.groupId, t.createdAt),
    index("certificates_revoker").on(t.revokedBy),
    check("certificates_score", sql`score between 0 and 100`),
  ],
);
