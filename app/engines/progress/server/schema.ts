import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";

/** When a step can be begun: from the start, when the one before it is done, when the stages before its own are done. */
export type Unlock = "free" | "previous" | "stage";

export type StepState = "locked" | "available" | "in-progress" | "submitted" | "returned" | "done" | "skipped";

export type RunState = "planned" | "active" | "paused" | "completed" | "failed" | "cancelled";

const ofCompany = () =>
  uuid("group_id")
    .notNull()
    .references(() => groups.id);

/** A version of what is to be walked through: a course, a programme for newcomers. It never changes; a change is the next version. */
export const progressPlans = pgTable(
  "progress_plans",
  {
    id: id(),
    groupId: ofCompany(),
    /** The kind of things that it is a plan of, as their area calls it. */
    owner: text("owner").notNull(),
    objectId: uuid("object_id").notNull(),
    version: integer("version").notNull(),
    madeBy: uuid("made_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [unique("progress_plans_version").on(t.objectId, t.version), index("progress_plans_maker").on(t.madeBy)],
);

export const progressSteps = pgTable(
  "progress_steps",
  {
    id: id(),
    groupId: ofCompany(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => progressPlans.id),
    /** Stands in this run alone: somebody has added it for one person. */
    runId: uuid("run_id").references((): AnyPgColumn => progressRuns.id),
    /** The same step in every version of the plan. */
    key: text("key").notNull(),
    stage: integer("stage").notNull(),
    place: integer("place").notNull(),
    kind: text("kind").notNull(),
    objectId: uuid("object_id"),
    title: text("title").notNull(),
    required: boolean("required").notNull(),
    /** Whose step it is, as the area calls them: the learner, the supervisor, a buddy. */
    role: text("role").notNull(),
    unlock: text("unlock").$type<Unlock>().notNull(),
    /** Somebody else says whether it is done. */
    isChecked: boolean("is_checked").notNull(),
    /** In how many working days after the start it opens, and is due; below nought before it. */
    opensAfter: integer("opens_after"),
    dueAfter: integer("due_after"),
  },
  (t) => [
    unique("progress_steps_key").on(t.planId, t.key),
    unique("progress_steps_place").on(t.planId, t.place),
    index("progress_steps_run").on(t.runId).where(sql`run_id is not null`),
  ],
);

/** A person who walks through a version of a plan. */
export const progressRuns = pgTable(
  "progress_runs",
  {
    id: id(),
    groupId: ofCompany(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => progressPlans.id),
    objectId: uuid("object_id").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    state: text("state").$type<RunState>().notNull(),
    startedOn: date("started_on", { mode: "string" }).notNull(),
    pausedOn: date("paused_on", { mode: "string" }),
    endedAt: moment("ended_at"),
    startedBy: uuid("started_by").references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("progress_runs_one").on(t.objectId, t.accountId).where(sql`ended_at is null`),
    index("progress_runs_account").on(t.accountId, t.state),
    index("progress_runs_plan").on(t.planId, t.state),
    index("progress_runs_starter").on(t.startedBy),
    check("progress_runs_ended", sql`(ended_at is not null) = (state in ('completed', 'failed', 'cancelled'))`),
    check("progress_runs_paused", sql`(paused_on is not null) = (state = 'paused')`),
  ],
);

export const progressRunSteps = pgTable(
  "progress_run_steps",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => progressRuns.id),
    stepId: uuid("step_id")
      .notNull()
      .references(() => progressSteps.id),
    groupId: ofCompany(),
    state: text("state").$type<StepState>().notNull(),
    opensOn: date("opens_on", { mode: "string" }),
    dueOn: date("due_on", { mode: "string" }),
    /** What the person shows for it, in words; files are the area's. */
    evidence: text("evidence").notNull().default(""),
    comment: text("comment").notNull().default(""),
    grade: integer("grade"),
    returns: integer("returns").notNull().default(0),
    doneAt: moment("done_at"),
    doneBy: uuid("done_by").references(() => accounts.id),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.stepId] }),
    index("progress_run_steps_step").on(t.stepId),
    index("progress_run_steps_opens").on(t.opensOn).where(sql`state = 'locked'`),
    index("progress_run_steps_due").on(t.dueOn).where(sql`state not in ('done', 'skipped')`),
    index("progress_run_steps_doer").on(t.doneBy),
    check("progress_run_steps_done", sql`(done_at is not null) = (state in ('done', 'skipped'))`),
  ],
);

/** What has become of a run or of a step of it: who, when, with what words. It is only added to. */
export const progressMarks = pgTable(
  "progress_marks",
  {
    id: id(),
    groupId: ofCompany(),
    runId: uuid("run_id")
      .notNull()
      .references(() => progressRuns.id),
    stepId: uuid("step_id").references(() => progressSteps.id),
    state: text("state").$type<StepState | RunState>().notNull(),
    /** Nobody where the clock or a rule has done it. */
    byId: uuid("by_id").references(() => accounts.id),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("progress_marks_run").on(t.runId, t.id), index("progress_marks_by").on(t.byId)],
);

/** How long somebody has been at a step on a day, and how that is known. */
export const progressTime = pgTable(
  "progress_time",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => progressRuns.id),
    stepId: uuid("step_id")
      .notNull()
      .references(() => progressSteps.id),
    groupId: ofCompany(),
    day: date("day", { mode: "string" }).notNull(),
    method: text("method").$type<TimeMethod>().notNull(),
    seconds: integer("seconds").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.stepId, t.day, t.method] }),
    index("progress_time_step").on(t.stepId),
    check("progress_time_seconds", sql`seconds between 0 and 86400`),
  ],
);

/** Counted while the page was in sight; from its opening to the press of a button, where no script counts; told by a person. */
export type TimeMethod = "seen" | "opened" | "told";
