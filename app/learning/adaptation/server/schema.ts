import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import { progressPlans, progressRuns } from "../../../engines/progress/server/schema.ts";
import type { HelperRole, Outcome, PlanDocument, StepDraft } from "../contract.ts";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** What a company leads its newcomers through, as it is being written; what people walk are its versions. */
export const adaptationTemplates = pgTable(
  "adaptation_templates",
  {
    id: id(),
    groupId: ofCompany(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    document: jsonb("document").$type<PlanDocument>().notNull(),
    revision: integer("revision").notNull().default(1),
    /** The revision that is out as the newest version. */
    publishedRevision: integer("published_revision"),
    planId: uuid("plan_id").references(() => progressPlans.id),
    /** For whom it begins by itself since when; null is by hand alone. */
    startsSince: moment("starts_since"),
    audience: text("audience").array(),
    hrId: uuid("hr_id").references(() => accounts.id),
    itId: uuid("it_id").references(() => accounts.id),
    trialDays: integer("trial_days").notNull(),
    archivedAt: moment("archived_at"),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("adaptation_templates_title").on(t.groupId, t.title),
    index("adaptation_templates_starts").on(t.startsSince).where(sql`starts_since is not null and archived_at is null`),
    index("adaptation_templates_plan").on(t.planId),
    index("adaptation_templates_hr").on(t.hrId),
    index("adaptation_templates_it").on(t.itId),
    index("adaptation_templates_author").on(t.createdBy),
  ],
);

/** What a version consists of: its words never change. */
export const adaptationVersions = pgTable(
  "adaptation_versions",
  {
    planId: uuid("plan_id")
      .primaryKey()
      .references(() => progressPlans.id),
    groupId: ofCompany(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => adaptationTemplates.id),
    document: jsonb("document").$type<PlanDocument>().notNull(),
  },
  (t) => [index("adaptation_versions_template").on(t.templateId)],
);

/** A newcomer on their way. How far they are is the engine's to know. */
export const adaptationRuns = pgTable(
  "adaptation_runs",
  {
    runId: uuid("run_id")
      .primaryKey()
      .references(() => progressRuns.id),
    groupId: ofCompany(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => adaptationTemplates.id),
    planId: uuid("plan_id")
      .notNull()
      .references(() => adaptationVersions.planId),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    trialEndsOn: date("trial_ends_on", { mode: "string" }),
    /** Steps that were added for this person alone. */
    ownSteps: jsonb("own_steps").$type<StepDraft[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index("adaptation_runs_account").on(t.accountId),
    index("adaptation_runs_group").on(t.groupId, t.createdAt),
    index("adaptation_runs_template").on(t.templateId, t.accountId),
    index("adaptation_runs_plan").on(t.planId),
  ],
);

/** Who helps a newcomer, a row for each role; a supervisor whom nobody has named is whom the directory says. */
export const adaptationHelpers = pgTable(
  "adaptation_helpers",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => adaptationRuns.runId),
    role: text("role").$type<HelperRole>().notNull(),
    groupId: ofCompany(),
    accountId: uuid("account_id").references(() => accounts.id),
  },
  (t) => [primaryKey({ columns: [t.runId, t.role] }), index("adaptation_helpers_account").on(t.accountId)],
);

/** What is ticked in a check-list. */
export const adaptationTicks = pgTable(
  "adaptation_ticks",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => adaptationRuns.runId),
    stepKey: uuid("step_key").notNull(),
    item: integer("item").notNull(),
    groupId: ofCompany(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.stepKey, t.item] })],
);

/** What was shown for a step beside the words: open to the newcomer and to those who help. */
export const adaptationFiles = pgTable(
  "adaptation_files",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => adaptationRuns.runId),
    stepKey: uuid("step_key").notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    groupId: ofCompany(),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.stepKey, t.fileId] }), index("adaptation_files_file").on(t.fileId)],
);

/** What a supervisor writes down for themselves. No page of the newcomer's reads it. */
export const adaptationNotes = pgTable(
  "adaptation_notes",
  {
    id: id(),
    runId: uuid("run_id")
      .notNull()
      .references(() => adaptationRuns.runId),
    groupId: ofCompany(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("adaptation_notes_run").on(t.runId, t.createdAt), index("adaptation_notes_author").on(t.authorId)],
);

/** What was decided of a trial period; the latest holds. */
export const adaptationConclusions = pgTable(
  "adaptation_conclusions",
  {
    id: id(),
    runId: uuid("run_id")
      .notNull()
      .references(() => adaptationRuns.runId),
    groupId: ofCompany(),
    outcome: text("outcome").$type<Outcome>().notNull(),
    text: text("text").notNull(),
    byId: uuid("by_id")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("adaptation_conclusions_run").on(t.runId, t.createdAt), index("adaptation_conclusions_by").on(t.byId)],
);
