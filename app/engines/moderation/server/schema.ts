import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { places } from "../../membership/server/schema.ts";
import type { Cause, DecisionName, Hold, Reason, RuleAction, RuleKind, RulePlace, Target } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a moderator is asked about: one case an object, opened anew when it is asked again. It belongs to the object's company. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: id(),
    groupId: groupId(),
    target: text("target").$type<Target>().notNull(),
    objectId: uuid("object_id").notNull().unique("moderation_cases_object"),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    /** The channel or community where the object stands: who leads it sees to it too. */
    placeId: uuid("place_id").references(() => places.id),
    cause: text("cause").$type<Cause>().notNull(),
    /** How many people have complained since the last decision. */
    reportCount: integer("report_count").notNull().default(0),
    openedAt: moment("opened_at").notNull(),
    closedAt: moment("closed_at"),
    claimedBy: uuid("claimed_by").references(() => accounts.id),
    claimedAt: moment("claimed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("moderation_cases_open").on(t.groupId, t.openedAt, t.id).where(sql`closed_at is null`),
    index("moderation_cases_place").on(t.placeId, t.openedAt, t.id).where(sql`place_id is not null`),
    index("moderation_cases_closed").on(t.groupId, t.closedAt, t.id).where(sql`closed_at is not null`),
    index("moderation_cases_author").on(t.authorId, t.openedAt),
  ],
);

/** What a moderator, or the portal by itself, has decided: rows are added and never changed. */
export const moderationDecisions = pgTable(
  "moderation_decisions",
  {
    id: id(),
    groupId: groupId(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => moderationCases.id),
    name: text("name").$type<DecisionName>().notNull(),
    reason: text("reason").$type<Reason>(),
    /** What the author is told. */
    message: text("message").notNull().default(""),
    days: integer("days"),
    /** Nobody, where so many complained that the portal did not wait. */
    decidedBy: uuid("decided_by").references(() => accounts.id),
    /** Since when somebody waited for it. */
    askedAt: moment("asked_at"),
    createdAt: createdAt(),
  },
  (t) => [index("moderation_decisions_case").on(t.caseId, t.createdAt)],
);

/** One person's complaint about one object; only moderators read it. */
export const moderationReports = pgTable(
  "moderation_reports",
  {
    id: id(),
    groupId: groupId(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => moderationCases.id),
    reporterId: uuid("reporter_id")
      .notNull()
      .references(() => accounts.id),
    reason: text("reason").$type<Reason>().notNull(),
    text: text("text").notNull().default(""),
    /** What came of it. */
    decisionId: uuid("decision_id").references(() => moderationDecisions.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("moderation_reports_once").on(t.caseId, t.reporterId),
    index("moderation_reports_decision").on(t.decisionId),
  ],
);

/** An author's one disagreement with one decision. */
export const moderationAppeals = pgTable(
  "moderation_appeals",
  {
    id: id(),
    groupId: groupId(),
    decisionId: uuid("decision_id")
      .notNull()
      .references(() => moderationDecisions.id)
      .unique("moderation_appeals_once"),
    text: text("text").notNull(),
    /** The decision on the appeal itself. */
    answerId: uuid("answer_id").references(() => moderationDecisions.id),
    createdAt: createdAt(),
  },
  (t) => [index("moderation_appeals_answer").on(t.answerId)],
);

/** A person who may not write for a while. The row belongs to the person's own company. */
export const moderationMutes = pgTable(
  "moderation_mutes",
  {
    id: id(),
    groupId: groupId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    decisionId: uuid("decision_id")
      .notNull()
      .references(() => moderationDecisions.id),
    until: moment("until").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("moderation_mutes_account").on(t.accountId, t.until)],
);

/** What a company looks at before it comes out. */
export const moderationRules = pgTable("moderation_rules", {
  groupId: uuid("group_id")
    .primaryKey()
    .references(() => groups.id),
  holds: text("holds").array().$type<Hold[]>().notNull().default(sql`'{}'::text[]`),
  firstCount: integer("first_count").notNull().default(3),
  hideAt: integer("hide_at").notNull().default(5),
  targetHours: integer("target_hours").notNull().default(24),
  changedBy: uuid("changed_by").references(() => accounts.id),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

/** What the moderators of a company write to authors over and over. */
export const cannedReplies = pgTable(
  "canned_replies",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    text: text("text").notNull(),
    changedBy: uuid("changed_by")
      .notNull()
      .references(() => accounts.id),
    changedAt: moment("changed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("canned_replies_group").on(t.groupId, t.title)],
);

/** What a company looks for in what people write, and what happens then. */
export const contentFilters = pgTable(
  "content_filters",
  {
    id: id(),
    groupId: groupId(),
    kind: text("kind").$type<RuleKind>().notNull(),
    terms: text("terms").array().notNull(),
    action: text("action").$type<RuleAction>().notNull(),
    place: text("place").$type<RulePlace>().notNull(),
    note: text("note").notNull().default(""),
    /** Since when it rests; null while it works. */
    offAt: moment("off_at"),
    changedBy: uuid("changed_by").references(() => accounts.id),
    changedAt: moment("changed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("content_filters_group").on(t.groupId, t.createdAt)],
);

/** That a rule has found something in a publication or a comment: once, however often the words change. */
export const contentFilterFinds = pgTable(
  "content_filter_finds",
  {
    ruleId: uuid("rule_id")
      .notNull()
      .references(() => contentFilters.id, { onDelete: "cascade" }),
    objectId: uuid("object_id").notNull(),
    groupId: groupId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ruleId, t.objectId] }), index("content_filter_finds_object").on(t.objectId)],
);
