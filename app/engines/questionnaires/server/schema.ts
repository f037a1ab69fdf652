import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { audience, createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups, type Reach } from "../../../../platform/people/schema.ts";
import type {
  Answers,
  Question,
  QuestionnaireDocument,
  QuestionnaireKind,
  QuestionnaireSettings,
  Section,
} from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);
const ofQuestionnaire = () =>
  uuid("questionnaire_id")
    .notNull()
    .references(() => questionnaires.id, { onDelete: "cascade" });
const ofPerson = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id);

/** What is asked, of whom, when and how. Its questions are one document, and stay as they are once it is published. */
export const questionnaires = pgTable(
  "questionnaires",
  {
    id: id(),
    groupId: ofCompany(),
    reach: text("reach").$type<Reach>().notNull().default("company"),
    audience: audience(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    kind: text("kind").$type<QuestionnaireKind>().notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    state: text("state").$type<"draft" | "published" | "paused" | "closed" | "archived">().notNull().default("draft"),
    document: jsonb("document").$type<QuestionnaireDocument>().notNull(),
    settings: jsonb("settings").$type<QuestionnaireSettings>().notNull(),
    opensAt: moment("opens_at"),
    closesAt: moment("closes_at"),
    publishedAt: moment("published_at"),
    closedAt: moment("closed_at"),
    remindedAt: moment("reminded_at"),
    /** When those who have not answered are reminded without anybody's hand; empty once they are. */
    remindAt: moment("remind_at"),
    /** When those who are asked were told of it. */
    openedAt: moment("opened_at"),
    /** How far the reward of a survey without names has come among those who answered, and when all have it. */
    paidThrough: uuid("paid_through"),
    paidAt: moment("paid_at"),
    /** Which time it is asked, and the time before. */
    wave: integer("wave").notNull().default(1),
    previousId: uuid("previous_id"),
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index("questionnaires_group").on(t.groupId, t.createdAt, t.id),
    index("questionnaires_live").on(t.kind, t.publishedAt, t.id).where(sql`state <> 'draft'`),
    index("questionnaires_author").on(t.authorId),
  ],
);

/** Who reads all results besides administrators; who `edits` composes, publishes and ends it too. */
export const questionnaireViewers = pgTable(
  "questionnaire_viewers",
  {
    questionnaireId: ofQuestionnaire(),
    groupId: ofCompany(),
    accountId: ofPerson(),
    edits: boolean("edits").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.questionnaireId, t.accountId] }),
    index("questionnaire_viewers_account").on(t.accountId),
  ],
);

/** What a person has kept or sent under their name: a draft, a named answer, an attempt of a test. */
export const questionnaireResponses = pgTable(
  "questionnaire_responses",
  {
    id: id(),
    questionnaireId: ofQuestionnaire(),
    groupId: ofCompany(),
    accountId: ofPerson(),
    /** Attempts of a test are counted from 1; all else is 1. */
    number: integer("number").notNull().default(1),
    state: text("state").$type<"draft" | "submitted" | "annulled">().notNull().default("draft"),
    answers: jsonb("answers").$type<Answers>().notNull().default({}),
    /** The section that comes next. */
    part: integer("part").notNull().default(1),
    /** Of a test: the sections as this attempt asks them. Nothing that is changed in the bank later changes it. */
    asked: jsonb("asked").$type<Section[]>(),
    startedAt: moment("started_at").notNull(),
    deadlineAt: moment("deadline_at"),
    submittedAt: moment("submitted_at"),
    /** Where its person worked when it was sent: who moves later takes no answer from one cut to another. */
    departmentId: uuid("department_id"),
    points: jsonb("points").$type<Record<string, number>>(),
    comments: jsonb("comments").$type<Record<string, string>>().notNull().default({}),
    /** In per cent, once all is marked. */
    score: doublePrecision("score"),
    passed: boolean("passed"),
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    unique("questionnaire_responses_number").on(t.questionnaireId, t.accountId, t.number),
    index("questionnaire_responses_account").on(t.accountId, t.state),
    index("questionnaire_responses_list").on(t.questionnaireId, t.submittedAt, t.id),
    index("questionnaire_responses_deadline").on(t.deadlineAt).where(sql`state = 'draft' and deadline_at is not null`),
  ],
);

/** Where the person of a response works now. */
export const unitNow = sql<string | null>`(select a.department_id from ${accounts} a
  where a.id = questionnaire_responses.account_id)`;

/**
 * Who has answered a survey: no moment, no order (rows are dealt anew, `dealing.ts`), nothing that an answer would know.
 */
export const questionnaireReceipts = pgTable(
  "questionnaire_receipts",
  {
    questionnaireId: ofQuestionnaire(),
    groupId: ofCompany(),
    accountId: ofPerson(),
    /** Where among the others it lies; new at every dealing. */
    lot: uuid("lot").notNull().default(sql`gen_random_uuid()`),
  },
  (t) => [
    primaryKey({ columns: [t.questionnaireId, t.accountId] }),
    index("questionnaire_receipts_lot").on(t.questionnaireId, t.lot),
    index("questionnaire_receipts_account").on(t.accountId),
  ],
);

/** What was answered to an anonymous survey, and by guests to any: nobody's, at no moment; the id is random and new at every dealing. */
export const questionnaireBallots = pgTable(
  "questionnaire_ballots",
  {
    questionnaireId: ofQuestionnaire(),
    groupId: ofCompany(),
    lot: uuid("lot").notNull().default(sql`gen_random_uuid()`),
    answers: jsonb("answers").$type<Answers>().notNull(),
    /** Somebody without an account has said it, by a link. */
    guest: boolean("guest").notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.questionnaireId, t.lot] })],
);

/**
 * Links that let strangers answer a survey, once each: the row goes with the answer. What was begun by one is kept here until it is sent.
 */
export const questionnaireLinks = pgTable(
  "questionnaire_links",
  {
    /** What of the link's token is kept. */
    hash: text("hash").primaryKey(),
    questionnaireId: ofQuestionnaire(),
    groupId: ofCompany(),
    expiresAt: moment("expires_at").notNull(),
    answers: jsonb("answers").$type<Answers>().notNull().default({}),
    part: integer("part").notNull().default(1),
    begun: boolean("begun").notNull().default(false),
  },
  (t) => [
    index("questionnaire_links_list").on(t.questionnaireId, t.expiresAt),
    index("questionnaire_links_expires").on(t.expiresAt),
  ],
);

/** What questions of the bank are about; tests draw from a topic. */
export const questionTopics = pgTable(
  "question_topics",
  { id: id(), groupId: ofCompany(), name: text("name").notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex("question_topics_name").on(t.groupId, sql`lower(${t.name})`)],
);

/** Questions of tests that a company keeps. The id within `question` is new with every change: results tell both wordings apart. */
export const bankQuestions = pgTable(
  "bank_questions",
  {
    id: id(),
    groupId: ofCompany(),
    topicId: uuid("topic_id")
      .notNull()
      .references(() => questionTopics.id),
    question: jsonb("question").$type<Question>().notNull(),
    revision: integer("revision").notNull().default(1),
    /** Since when it is drawn no more. */
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
  },
  (t) => [index("bank_questions_topic").on(t.topicId, t.createdAt, t.id)],
);
