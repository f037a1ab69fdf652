import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../../../../platform/db/columns.ts";
import { files } from "../../../../platform/files/schema.ts";
import { accounts, groups } from "../../../../platform/people/schema.ts";
import type { RuleDeed } from "../../balance/contract.ts";
import type { RunState, TaskKind, TaskPeriod } from "../contract.ts";

/** What a person may do for points. */
export const loyaltyTasks = pgTable(
  "loyalty_tasks",
  {
    id: id(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    reward: integer("reward").notNull(),
    kind: text("kind").$type<TaskKind>().notNull(),
    /** The deed that does it by itself. */
    deed: text("deed").$type<RuleDeed>(),
    /** The word that whoever has done it knows. */
    code: text("code"),
    period: text("period").$type<TaskPeriod>().notNull(),
    /** How often it is paid to all together. */
    limit: integer("limit_total"),
    endsAt: moment("ends_at"),
    archivedAt: moment("archived_at"),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => accounts.id),
    createdAt: createdAt(),
  },
  (t) => [index("loyalty_tasks_group").on(t.groupId, t.createdAt), index("loyalty_tasks_author").on(t.createdBy)],
);

/** A person at a task, once in its period. */
export const taskRuns = pgTable(
  "task_runs",
  {
    id: id(),
    taskId: uuid("task_id")
      .notNull()
      .references(() => loyaltyTasks.id),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** The day or the week it is done for; empty is once for ever. */
    period: text("period").notNull(),
    state: text("state").$type<RunState>().notNull(),
    evidence: text("evidence").notNull().default(""),
    comment: text("comment").notNull().default(""),
    decidedBy: uuid("decided_by").references(() => accounts.id),
    submittedAt: moment("submitted_at"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("task_runs_once").on(t.taskId, t.accountId, t.period),
    index("task_runs_account").on(t.accountId),
    index("task_runs_queue").on(t.groupId, t.submittedAt).where(sql`state = 'submitted'`),
    index("task_runs_checker").on(t.decidedBy),
  ],
);

/** What was shown to a checker beside the words: open to whoever has shown it and to those who check. */
export const taskRunFiles = pgTable(
  "task_run_files",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => taskRuns.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id),
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.fileId] }), index("task_run_files_file").on(t.fileId)],
);
