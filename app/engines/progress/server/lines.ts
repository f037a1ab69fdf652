import { and, asc, eq, inArray, isNotNull, lte, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { progressRunSteps, progressRuns, progressSteps, type RunState, type StepState } from "./schema.ts";

/** What the lists of an area show of a run. */
export type RunSum = {
  id: string;
  planId: string;
  accountId: string;
  state: RunState;
  startedOn: string;
  endedAt: Date | null;
  required: number;
  done: number;
  /** How many of its steps wait for a checker, and how many are late on a day. */
  submitted: number;
  late: number;
  /** Whose steps are still open, as the area calls them. */
  roles: string[];
};

const isOpen = notInArray(progressRunSteps.state, ["done", "skipped"]);

/**
 * The sums of some runs by their ids. How far they are is counted by the steps of one role, if one is named; `today` is the day
 * on which steps may be late. One query.
 */
export async function readSums(ids: string[], today: string, role?: string): Promise<Map<string, RunSum>> {
  if (!ids.length) return new Map();
  const count = (what: SQL | undefined) => sql<number>`(count(*) filter (where ${what}))::int`;
  const isRequired = and(eq(progressSteps.required, true), role ? eq(progressSteps.role, role) : undefined);
  const rows = await db()
    .select({
      id: progressRuns.id,
      planId: progressRuns.planId,
      accountId: progressRuns.accountId,
      state: progressRuns.state,
      startedOn: progressRuns.startedOn,
      endedAt: progressRuns.endedAt,
      required: count(isRequired),
      done: count(and(isRequired, inArray(progressRunSteps.state, ["done", "skipped"]))),
      submitted: count(eq(progressRunSteps.state, "submitted")),
      late: count(
        and(isOpen, sql`${progressRunSteps.state} <> 'submitted'`, sql`${progressRunSteps.dueOn} < ${today}`),
      ),
      roles: sql<string[]>`coalesce(array_agg(distinct ${progressSteps.role}) filter (where ${isOpen}), '{}')`,
    })
    .from(progressRuns)
    .leftJoin(progressRunSteps, eq(progressRunSteps.runId, progressRuns.id))
    .leftJoin(progressSteps, eq(progressSteps.id, progressRunSteps.stepId))
    .where(inArray(progressRuns.id, ids))
    .groupBy(progressRuns.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A step of a run in a list of several runs. */
export type StepLine = Awaited<ReturnType<typeof select>>[number];

const select = (isMeant: SQL | undefined, limit: number) =>
  db()
    .select({
      runId: progressRuns.id,
      accountId: progressRuns.accountId,
      stepId: progressSteps.id,
      key: progressSteps.key,
      title: progressSteps.title,
      kind: progressSteps.kind,
      role: progressSteps.role,
      state: progressRunSteps.state,
      dueOn: progressRunSteps.dueOn,
    })
    .from(progressRunSteps)
    .innerJoin(progressRuns, eq(progressRuns.id, progressRunSteps.runId))
    .innerJoin(progressSteps, eq(progressSteps.id, progressRunSteps.stepId))
    .where(isMeant)
    .orderBy(asc(progressRunSteps.dueOn), asc(progressRuns.id), asc(progressSteps.place))
    .limit(limit);

/** The steps of some runs in some states, what is due first before all. One query. */
export const readLines = async (ids: string[], states: StepState[]): Promise<StepLine[]> =>
  ids.length ? select(and(inArray(progressRuns.id, ids), inArray(progressRunSteps.state, states)), 2000) : [];

/** The steps of a kind of plans that can be done by now and are due until a day, in runs that go on. */
export const readDue = (owner: string, until: string): Promise<StepLine[]> =>
  select(
    and(
      eq(progressRuns.state, "active"),
      inArray(progressRunSteps.state, ["available", "in-progress", "returned"]),
      isNotNull(progressRunSteps.dueOn),
      lte(progressRunSteps.dueOn, until),
      sql`exists (select from progress_plans p where p.id = ${progressRuns.planId} and p.owner = ${owner})`,
    ),
    10_000,
  );

/** The condition «the run of this id is in one of these states». */
export function isRunIn(id: SQLWrapper, states: RunState[]): SQL {
  return sql`exists (select from ${progressRuns} r where r.id = ${id} and r.state = any(${`{${states.join(",")}}`}::text[]))`;
}

/** The condition «in the run of this id the step of this key is in one of these states». */
export function isStepIn(id: SQLWrapper, key: SQLWrapper, states: StepState[]): SQL {
  return sql`exists (select from ${progressRunSteps} rs join ${progressSteps} s on s.id = rs.step_id
    where rs.run_id = ${id} and s.key = ${key} and rs.state = any(${`{${states.join(",")}}`}::text[]))`;
}

/** The condition «in the run of this id something is still to be done by a role». */
export function hasOpenOf(id: SQLWrapper, role: SQLWrapper): SQL {
  return sql`exists (select from ${progressRunSteps} rs join ${progressSteps} s on s.id = rs.step_id
    where rs.run_id = ${id} and s.role = ${role} and rs.state not in ('done', 'skipped'))`;
}

/** How people get through a step of a plan's newest version. */
export type StepFigure = { key: string; title: string; began: number; done: number; returned: number; late: number };

/** How many of those who walk through a plan have come to each of its steps, and how they fared there. */
export const readFigures = (planId: string, today: string): Promise<StepFigure[]> => {
  const count = (what: SQL) => sql<number>`(count(${progressRunSteps.runId}) filter (where ${what}))::int`;
  const { state } = progressRunSteps;
  return db()
    .select({
      key: progressSteps.key,
      title: progressSteps.title,
      began: count(sql`${state} <> 'locked'`),
      done: count(sql`${state} in ('done', 'skipped')`),
      returned: count(sql`${progressRunSteps.returns} > 0`),
      late: count(sql`${state} not in ('done', 'skipped', 'submitted') and ${progressRunSteps.dueOn} < ${today}`),
    })
    .from(progressSteps)
    .leftJoin(progressRunSteps, eq(progressRunSteps.stepId, progressSteps.id))
    .where(and(eq(progressSteps.planId, planId), sql`${progressSteps.runId} is null`))
    .groupBy(progressSteps.id)
    .orderBy(asc(progressSteps.place));
};
