import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { Part, ScormRules, ScormVersion } from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** A package that was brought once and never changes: its zip lies as it came, and what its manifest says. */
export const scormPackages = pgTable(
  "scorm_packages",
  {
    id: id(),
    groupId: ofCompany(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id),
    version: text("version").$type<ScormVersion>().notNull(),
    /** From what the version was read, in words. */
    versionFrom: text("version_from").notNull(),
    title: text("title").notNull(),
    parts: jsonb("parts").$type<Part[]>().notNull(),
    /** What is odd in it and harms nobody, in words. */
    warnings: text("warnings").array().notNull(),
    /** Of all that is packed: how many files, how many bytes. */
    entries: integer("entries").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("scorm_packages_file").on(t.fileId), index("scorm_packages_group").on(t.groupId)],
);

/** A file inside a package: where it lies in the zip. It is unpacked when somebody asks for it. */
export const scormEntries = pgTable(
  "scorm_entries",
  {
    packageId: uuid("package_id")
      .notNull()
      .references(() => scormPackages.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
    path: text("path").notNull(),
    /** In small letters: links of packages were written where letters of a name do not count. */
    plain: text("plain").notNull(),
    start: integer("start").notNull(),
    packed: integer("packed").notNull(),
    bytes: integer("bytes").notNull(),
    /** Its checksum, as the zip tells it. */
    crc: integer("crc").notNull(),
    isDeflated: boolean("is_deflated").notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.path] }), index("scorm_entries_plain").on(t.packageId, t.plain)],
);

/** A try of somebody at a package: whatever comes in its place later, the try goes on with this one. */
export const scormAttempts = pgTable(
  "scorm_attempts",
  {
    id: id(),
    groupId: ofCompany(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    packageId: uuid("package_id")
      .notNull()
      .references(() => scormPackages.id),
    /** What it is a try at: an enrolment of a course, and the lesson in it. */
    objectId: uuid("object_id").notNull(),
    lessonKey: uuid("lesson_key").notNull(),
    number: integer("number").notNull(),
    rules: jsonb("rules").$type<ScormRules>().notNull(),
    score: integer("score"),
    /** When the package had reported an end of all its parts, and when that was enough by the rules. */
    endedAt: moment("ended_at"),
    passedAt: moment("passed_at"),
    seconds: integer("seconds").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique("scorm_attempts_number").on(t.objectId, t.lessonKey, t.number),
    index("scorm_attempts_account").on(t.accountId),
    index("scorm_attempts_package").on(t.packageId),
    check("scorm_attempts_score", sql`score between 0 and 100`),
  ],
);

/** How far a try is in one part of its package, with all that the part has asked to keep. */
export const scormTracks = pgTable(
  "scorm_tracks",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => scormAttempts.id),
    groupId: ofCompany(),
    part: text("part").notNull(),
    cmi: jsonb("cmi").$type<Record<string, unknown>>().notNull(),
    isCompleted: boolean("is_completed").notNull().default(false),
    /** Null while the part has not told. */
    isPassed: boolean("is_passed"),
    score: integer("score"),
    seconds: integer("seconds").notNull().default(0),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.part] })],
);

/** A part opened once in one window: what it sends counts for this opening alone, however often it comes. */
export const scormSessions = pgTable(
  "scorm_sessions",
  {
    id: id(),
    groupId: ofCompany(),
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => scormAttempts.id),
    part: text("part").notNull(),
    /** What was reached before is looked through once more, and nothing of it changes. */
    isReview: boolean("is_review").notNull(),
    /** The number of the newest message. */
    count: integer("count").notNull().default(0),
    seconds: integer("seconds").notNull().default(0),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [index("scorm_sessions_attempt").on(t.attemptId, t.part)],
);

/** What parts have sent, word for word, for ninety days: for disputes. */
export const scormLog = pgTable(
  "scorm_log",
  {
    id: id(),
    groupId: ofCompany(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => scormSessions.id),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("scorm_log_session").on(t.sessionId), index("scorm_log_old").on(t.createdAt)],
);
