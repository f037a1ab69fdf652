import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { Answers, QuestionnaireDocument } from "../../../engines/questionnaires/contract.ts";
import { services } from "../../catalogue/server/schema.ts";
import type { Approval, RequestMark, RequestState } from "../contract.ts";

const groupId = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);
const serviceId = () =>
  uuid("service_id")
    .notNull()
    .references(() => services.id);

/** Which way the requests of a service go. Who has none yet gets no requests. */
export const requestRoutes = pgTable("request_routes", {
  serviceId: serviceId().primaryKey(),
  groupId: groupId(),
  approval: text("approval").$type<Approval>().notNull().default("never"),
  /** `question|answer`: with that answer a supervisor is asked. */
  rule: text("rule").notNull().default(""),
  termHours: integer("term_hours"),
  revision: integer("revision").notNull().default(1),
});

/** What is asked of whoever sends a request. What was once answered stays as it was asked: then comes another version. */
export const requestForms = pgTable(
  "request_forms",
  {
    id: id(),
    serviceId: serviceId(),
    groupId: groupId(),
    version: integer("version").notNull(),
    document: jsonb("document").$type<QuestionnaireDocument>().notNull(),
  },
  (t) => [unique("request_forms_version").on(t.serviceId, t.version)],
);

/** Who does the requests of a service, each out of one queue. */
export const requestExecutors = pgTable(
  "request_executors",
  {
    serviceId: serviceId(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: groupId(),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.accountId] }), index("request_executors_account").on(t.accountId)],
);

/** The last number of a company's requests. */
export const requestNumbers = pgTable("request_numbers", {
  groupId: groupId().primaryKey(),
  last: bigint("last", { mode: "number" }).notNull(),
});

/** What somebody wants of a service, and how far it has come. */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    groupId: groupId(),
    serviceId: serviceId(),
    formId: uuid("form_id")
      .notNull()
      .references(() => requestForms.id),
    number: bigint("number", { mode: "number" }).notNull(),
    initiatorId: uuid("initiator_id")
      .notNull()
      .references(() => accounts.id),
    /** Who is asked first: the supervisor or whoever stands in for them. */
    approverId: uuid("approver_id").references(() => accounts.id),
    executorId: uuid("executor_id").references(() => accounts.id),
    answers: jsonb("answers").$type<Answers>().notNull(),
    state: text("state").$type<RequestState>().notNull(),
    /** Since when it is in this state. */
    since: moment("since").notNull(),
    /** In how many worked minutes it is to be done; null is without a term. */
    termMinutes: integer("term_minutes"),
    /** Worked minutes of it that were spent before its clock started last. */
    usedMinutes: integer("used_minutes").notNull().default(0),
    /** Worked minutes in which it waited for its initiator. */
    waitedMinutes: integer("waited_minutes").notNull().default(0),
    /** While its clock runs and it has a term. */
    dueAt: moment("due_at"),
    /** For which term those who do it were told that it ends soon, and that it is over. */
    soonToldAt: moment("soon_told_at"),
    lateToldAt: moment("late_told_at"),
    /** It was done later than its term. */
    wasLate: boolean("was_late").notNull().default(false),
    rating: integer("rating"),
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    endedAt: moment("ended_at"),
  },
  (t) => [
    unique("requests_number").on(t.groupId, t.number),
    index("requests_initiator").on(t.initiatorId, t.id),
    index("requests_executor").on(t.executorId, t.state),
    index("requests_approver").on(t.approverId, t.state),
    index("requests_service").on(t.serviceId, t.state, t.createdAt),
    index("requests_form").on(t.formId),
    index("requests_due").on(t.dueAt).where(sql`due_at is not null`),
    check("requests_rating", sql`rating between 1 and 5`),
  ],
);

/** Each thing that was done or said in a request: by whom and when. */
export const requestMarks = pgTable(
  "request_marks",
  {
    id: id(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => requests.id),
    groupId: groupId(),
    /** Nobody where the portal did it by the clock. */
    byId: uuid("by_id").references(() => accounts.id),
    deed: text("deed").$type<RequestMark["deed"]>().notNull(),
    /** What it became by that; null of mere words. */
    state: text("state").$type<RequestState>(),
    text: text("text").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("request_marks_request").on(t.requestId, t.id), index("request_marks_by").on(t.byId)],
);

/** Files that came with words. */
export const requestFiles = pgTable(
  "request_files",
  {
    markId: uuid("mark_id")
      .notNull()
      .references(() => requestMarks.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.markId, t.fileId] }), index("request_files_file").on(t.fileId)],
);

/** What was typed and refused, so that neither words nor files are lost; forgotten in a week. */
export const requestDrafts = pgTable(
  "request_drafts",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    serviceId: serviceId(),
    groupId: groupId(),
    answers: jsonb("answers").$type<Answers>().notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.serviceId] }),
    index("request_drafts_service").on(t.serviceId),
    index("request_drafts_old").on(t.changedAt),
  ],
);
