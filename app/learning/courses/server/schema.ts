import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { publications } from "../../../engines/content/server/schema.ts";
import { progressPlans, progressRuns } from "../../../engines/progress/server/schema.ts";
import { questionnaires } from "../../../engines/questionnaires/server/schema.ts";
import { certificateTemplates } from "../../certificates/server/schema.ts";
import type { ScormRules } from "../../scorm/contract.ts";
import { scormPackages } from "../../scorm/server/schema.ts";
import type { CourseState, CourseTone, EnrolmentState, LessonKind, Level, Verdict } from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** A course of a company: what is said of it, and which version of its lessons people go through now. */
export const courses = pgTable(
  "courses",
  {
    id: id(),
    groupId: ofCompany(),
    audience: audience(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    title: text("title").notNull(),
    summary: text("summary").notNull().default(""),
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    level: text("level").$type<Level>().notNull(),
    tone: text("tone").$type<CourseTone>().notNull(),
    minutes: integer("minutes").notNull().default(0),
    /** Lessons open one after another. */
    isSequential: boolean("is_sequential").notNull().default(true),
    /** What a test must reach in percent; nought leaves it to the test. */
    leastPass: integer("least_pass").notNull().default(0),
    /** The term in working days of whoever is assigned. */
    dueDays: integer("due_days"),
    givesCertificate: boolean("gives_certificate").notNull().default(true),
    validMonths: integer("valid_months"),
    /** The words of its certificate; null is the usual ones. */
    templateId: uuid("template_id").references(() => certificateTemplates.id),
    takesReviews: boolean("takes_reviews").notNull().default(true),
    state: text("state").$type<CourseState>().notNull(),
    planId: uuid("plan_id").references(() => progressPlans.id),
    version: integer("version").notNull().default(0),
    /** Its lessons have changed since the last version. */
    isChanged: boolean("is_changed").notNull().default(true),
    revision: integer("revision").notNull().default(1),
    /** Where those who take it talk: it comes with the first version. */
    talkId: uuid("talk_id").references(() => publications.id),
    publishedAt: moment("published_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("courses_talk").on(t.talkId),
    index("courses_list").on(t.groupId, t.state, t.publishedAt),
    index("courses_author").on(t.authorId),
    index("courses_plan").on(t.planId),
    index("courses_template").on(t.templateId),
    check("courses_least_pass", sql`least_pass between 0 and 100`),
    check("courses_published", sql`(state = 'draft') = (plan_id is null)`),
  ],
);

/**
 * A course given to an audience: those who belong to it are enrolled part by part, in the order of their ids, and the last one
 * who was is written down with them: whatever stops it, it goes on from there.
 */
export const courseAssignments = pgTable(
  "course_assignments",
  {
    id: id(),
    groupId: ofCompany(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    audience: audience(),
    dueDays: integer("due_days").notNull(),
    /** Those too who have passed it already: it is to be passed anew. */
    isAgain: boolean("is_again").notNull(),
    assignedBy: uuid("assigned_by")
      .notNull()
      .references(() => accounts.id),
    /** After whom it goes on. */
    lastId: uuid("last_id"),
    /** How many it concerned when it was made, and how many were looked at. */
    people: integer("people").notNull(),
    seen: integer("seen").notNull().default(0),
    doneAt: moment("done_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("course_assignments_course").on(t.courseId, t.createdAt),
    index("course_assignments_assigner").on(t.assignedBy),
  ],
);

/** A lesson as its author writes it (no plan), and as it stands in each version that was published: those never change. */
export const courseLessons = pgTable(
  "course_lessons",
  {
    id: id(),
    groupId: ofCompany(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    planId: uuid("plan_id").references(() => progressPlans.id),
    /** The same lesson in every version: what its address says. */
    key: uuid("key").notNull(),
    place: integer("place").notNull(),
    /** Under which heading it stands; lessons of one heading stand together. */
    section: text("section").notNull().default(""),
    kind: text("kind").$type<LessonKind>().notNull(),
    title: text("title").notNull(),
    /** In the signs of the portal's editor. */
    body: text("body").notNull().default(""),
    url: text("url").notNull().default(""),
    fileId: uuid("file_id").references(() => files.id),
    quizId: uuid("quiz_id").references(() => questionnaires.id),
    packageId: uuid("package_id").references(() => scormPackages.id),
    /** When its package is passed; of lessons with a package alone. */
    rules: jsonb("rules").$type<ScormRules>(),
    required: boolean("required").notNull().default(true),
    minutes: integer("minutes").notNull().default(5),
    /** How long one must have been at it before it is passed. */
    leastMinutes: integer("least_minutes").notNull().default(0),
    /** What its test must reach in percent in this version; nought leaves it to the test. */
    passAt: integer("pass_at").notNull().default(0),
  },
  (t) => [
    uniqueIndex("course_lessons_version").on(t.planId, t.key).where(sql`plan_id is not null`),
    uniqueIndex("course_lessons_draft").on(t.courseId, t.key).where(sql`plan_id is null`),
    index("course_lessons_course").on(t.courseId, t.place),
    index("course_lessons_file").on(t.fileId),
    index("course_lessons_quiz").on(t.quizId),
    index("course_lessons_package").on(t.packageId),
    check("course_lessons_least", sql`least_minutes between 0 and minutes * 3`),
    check("course_lessons_minutes", sql`minutes between 1 and 600`),
  ],
);

/** A person in a course, each time they take it; how far they are is written here by every step. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    groupId: ofCompany(),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    runId: uuid("run_id")
      .notNull()
      .references(() => progressRuns.id),
    /** The version that they go through. */
    planId: uuid("plan_id")
      .notNull()
      .references(() => progressPlans.id),
    assignedBy: uuid("assigned_by").references(() => accounts.id),
    dueOn: date("due_on", { mode: "string" }),
    state: text("state").$type<EnrolmentState>().notNull(),
    /** Required lessons: passed and in all. */
    done: integer("done").notNull().default(0),
    required: integer("required").notNull(),
    /** The key of the lesson where they were last. */
    lastLesson: uuid("last_lesson"),
    score: integer("score"),
    /** The newest of theirs in this course. */
    isLast: boolean("is_last").notNull().default(true),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("enrolments_run").on(t.runId),
    uniqueIndex("enrolments_last").on(t.courseId, t.accountId).where(sql`is_last`),
    index("enrolments_account").on(t.accountId, t.state),
    index("enrolments_assigner").on(t.assignedBy),
    index("enrolments_plan").on(t.planId),
    index("enrolments_due").on(t.dueOn).where(sql`ended_at is null and due_on is not null`),
    check("enrolments_done", sql`done between 0 and required`),
    check("enrolments_ended", sql`(ended_at is null) = (state in ('enrolled', 'in-progress'))`),
  ],
);

/** What a person has put aside to take later. */
export const savedCourses = pgTable(
  "saved_courses",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    groupId: ofCompany(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.courseId] }), index("saved_courses_course").on(t.courseId)],
);

/** What is to be passed before a course is begun. */
export const coursePrerequisites = pgTable(
  "course_prerequisites",
  {
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    neededId: uuid("needed_id")
      .notNull()
      .references(() => courses.id),
    groupId: ofCompany(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.neededId] }),
    index("course_prerequisites_needed").on(t.neededId),
    check("course_prerequisites_other", sql`course_id <> needed_id`),
  ],
);

/** What somebody has sent to be checked, each time anew, and what was answered. */
export const lessonSubmissions = pgTable(
  "lesson_submissions",
  {
    id: id(),
    groupId: ofCompany(),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id),
    lessonKey: uuid("lesson_key").notNull(),
    body: text("body").notNull().default(""),
    verdict: text("verdict").$type<Verdict>(),
    /** The words of whoever has checked it. */
    words: text("words").notNull().default(""),
    checkedBy: uuid("checked_by").references(() => accounts.id),
    checkedAt: moment("checked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("lesson_submissions_waiting").on(t.enrolmentId, t.lessonKey).where(sql`verdict is null`),
    index("lesson_submissions_lesson").on(t.enrolmentId, t.lessonKey, t.createdAt),
    index("lesson_submissions_queue").on(t.groupId, t.createdAt).where(sql`verdict is null`),
    index("lesson_submissions_checker").on(t.checkedBy),
    check("lesson_submissions_checked", sql`(verdict is null) = (checked_at is null)`),
  ],
);

export const lessonSubmissionFiles = pgTable(
  "lesson_submission_files",
  {
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => lessonSubmissions.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.fileId] }), index("lesson_submission_files_file").on(t.fileId)],
);

/** What people who have taken a course say of it. */
export const courseReviews = pgTable(
  "course_reviews",
  {
    courseId: uuid("course_id")
      .notNull()
      .references(() => courses.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: ofCompany(),
    stars: integer("stars").notNull(),
    body: text("body").notNull().default(""),
    changedAt: moment("changed_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.accountId] }),
    index("course_reviews_account").on(t.accountId),
    index("course_reviews_list").on(t.courseId, t.createdAt),
    check("course_reviews_stars", sql`stars between 1 and 5`),
  ],
);

/** When somebody was last seen at a lesson, whichever and on whatever device: one person lives one time. */
export const learningClocks = pgTable(
  "learning_clocks",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    groupId: ofCompany(),
    seenAt: moment("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.groupId] })],
);
