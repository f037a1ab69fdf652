import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readWorkingDays } from "#platform/working-days/index.ts";
import { stepsOf } from "./plans.ts";
import { progressMarks, progressPlans, progressRunSteps, progressRuns, progressTime, type RunState } from "./schema.ts";
import { unlock } from "./unlocking.ts";

/** The event of a run that is over: its object is the run, its actor the person who walked; `data` tells what of. */
export const runEnded = "progress.run-ended";

export type Begun = { id: string; isNew: boolean };

export type StartWish = {
  planId: string;
  /** Who walks. */
  of: string;
  by: string | null;
  /** The person's own day on which it begins; `today` is theirs too. */
  on: string;
  today: string;
};

/**
 * Starts a plan for a person, once at a time for its object: while they walk, the second time gives the first run. Terms are
 * working days after the start. Refuses a plan that is not there.
 */
export async function startRun({ planId, of, by, on, today }: StartWish): Promise<Begun> {
  const [plan] = await db().select().from(progressPlans).where(eq(progressPlans.id, planId));
  if (!plan) refuse("not-found");
  const { groupId, objectId } = plan;
  const id = newId();
  const state = on > today ? "planned" : "active";
  const made = await db()
    .insert(progressRuns)
    .values({ id, groupId, planId, objectId, accountId: of, state, startedOn: on, startedBy: by, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: progressRuns.id });
  if (!made.length) {
    const isIt = and(eq(progressRuns.objectId, objectId), eq(progressRuns.accountId, of), isNull(progressRuns.endedAt));
    const [before] = await db().select({ id: progressRuns.id }).from(progressRuns).where(isIt);
    return { id: before!.id, isNew: false };
  }
  const [steps, days] = [await stepsOf(planId), await readWorkingDays()];
  const dayOf = (after: number | null) => (after === null ? null : days.after(on, after));
  if (steps.length) {
    await db()
      .insert(progressRunSteps)
      .values(
        steps.map(({ id: stepId, opensAfter, dueAfter }) => ({
          runId: id,
          stepId,
          groupId,
          state: "locked" as const,
          opensOn: dayOf(opensAfter),
          dueOn: dayOf(dueAfter),
        })),
      );
  }
  await mark({ id, groupId }, state, by);
  if (state === "active") await unlock(id, today);
  return { id, isNew: true };
}

/** A run, locked until the end of the open transaction. Refuses one that is not there. */
export async function lockRun(id: string) {
  const [run] = await db().select().from(progressRuns).where(eq(progressRuns.id, id)).for("update");
  return run ?? refuse("not-found");
}

/** Stops the terms of a run: they go on from the day on which it goes on. Done twice, it is done once. */
export async function pauseRun({ id, by, today }: { id: string; by: string | null; today: string }): Promise<void> {
  const run = await lockRun(id);
  if (run.state === "paused") return;
  if (run.state !== "active") refuse("conflict", run.state);
  await db().update(progressRuns).set({ state: "paused", pausedOn: today }).where(eq(progressRuns.id, id));
  await mark(run, "paused", by);
}

/** Goes on: what is not over yet opens and is due later by the working days that have passed meanwhile. */
export async function resumeRun({ id, by, today }: { id: string; by: string | null; today: string }): Promise<void> {
  const run = await lockRun(id);
  if (run.state === "active") return;
  if (run.state !== "paused") refuse("conflict", run.state);
  const days = await readWorkingDays();
  const lost = days.between(run.pausedOn!, today);
  const open = and(eq(progressRunSteps.runId, id), sql`${progressRunSteps.state} not in ('done', 'skipped')`);
  const rows = await db().select().from(progressRunSteps).where(open);
  const later = (day: string | null) => day && days.after(day, lost);
  for (const { stepId, opensOn, dueOn } of lost ? rows : [])
    await db()
      .update(progressRunSteps)
      .set({ opensOn: later(opensOn), dueOn: later(dueOn) })
      .where(and(eq(progressRunSteps.runId, id), eq(progressRunSteps.stepId, stepId)));
  await db().update(progressRuns).set({ state: "active", pausedOn: null }).where(eq(progressRuns.id, id));
  await mark(run, "active", by);
  await unlock(id, today);
}

type EndWish = { id: string; as: "completed" | "failed" | "cancelled"; by: string | null; note?: string };

/** Ends a run, once; what was reached stays. Refuses as a conflict one that has ended otherwise. */
export async function endRun({ id, as, by, note }: EndWish): Promise<void> {
  const run = await lockRun(id);
  if (run.state === as) return;
  if (run.endedAt) refuse("conflict", run.state);
  await db().update(progressRuns).set({ state: as, pausedOn: null, endedAt: now() }).where(eq(progressRuns.id, id));
  await mark(run, as, by, note);
  const data = { object: run.objectId, as };
  await announce({ kind: runEnded, objectId: id, groupId: run.groupId, actorId: run.accountId, data });
}

/**
 * Moves somebody onto another version of their plan: steps of one key keep what was reached, new ones wait for their turn, those
 * that are no more go, and their marks stay. Refuses a plan of something else and a run that is over.
 */
export async function moveRun(wish: { id: string; planId: string; by: string | null; today: string }): Promise<void> {
  const { id, planId, by, today } = wish;
  const run = await lockRun(id);
  if (run.endedAt) refuse("conflict", run.state);
  if (run.planId === planId) return;
  const isOfIt = and(eq(progressPlans.id, planId), eq(progressPlans.objectId, run.objectId));
  const [plan] = await db().select({ id: progressPlans.id }).from(progressPlans).where(isOfIt);
  if (!plan) refuse("not-found");
  const [old, steps, days] = [await stepsOf(run.planId), await stepsOf(planId), await readWorkingDays()];
  const dayOf = (after: number | null) => (after === null ? null : days.after(run.startedOn, after));
  for (const step of steps) {
    const before = old.find(({ key }) => key === step.key);
    const [opensOn, dueOn] = [dayOf(step.opensAfter), dayOf(step.dueAfter)];
    const own = { runId: id, stepId: step.id, groupId: run.groupId, opensOn, dueOn };
    if (!before) {
      await db()
        .insert(progressRunSteps)
        .values({ ...own, state: "locked" });
      continue;
    }
    const at = (table: typeof progressRunSteps | typeof progressTime) =>
      and(eq(table.runId, id), eq(table.stepId, before.id));
    // What has the same terms as before keeps its days: a pause has moved them.
    const isSame = before.opensAfter === step.opensAfter && before.dueAfter === step.dueAfter;
    const moved = isSame ? { stepId: step.id } : { stepId: step.id, opensOn, dueOn };
    await db().update(progressRunSteps).set(moved).where(at(progressRunSteps));
    await db().update(progressTime).set({ stepId: step.id }).where(at(progressTime));
  }
  const gone = old.filter(({ key }) => steps.every((step) => step.key !== key)).map((step) => step.id);
  if (gone.length) {
    const isGone = and(eq(progressRunSteps.runId, id), inArray(progressRunSteps.stepId, gone));
    await db().delete(progressRunSteps).where(isGone);
  }
  await db().update(progressRuns).set({ planId }).where(eq(progressRuns.id, id));
  await mark(run, run.state, by, "moved");
  if (run.state === "active") await goOn({ id, today, by });
}

/** Opens what has become free, and completes the run when all that is required is over. */
export async function goOn({ id, today, by }: { id: string; today: string; by: string | null }): Promise<void> {
  const { isWhole } = await unlock(id, today);
  if (isWhole) await endRun({ id, as: "completed", by });
}

/** Starts what was planned for this day of each person's own, and opens the steps whose day has come. */
export async function openByDate(): Promise<void> {
  const waits = and(
    eq(progressRunSteps.runId, progressRuns.id),
    eq(progressRunSteps.state, "locked"),
    lte(progressRunSteps.opensOn, latestDay()),
  );
  const rows = await db()
    .select({
      id: progressRuns.id,
      groupId: progressRuns.groupId,
      state: progressRuns.state,
      startedOn: progressRuns.startedOn,
      zone: accounts.timeZone,
    })
    .from(progressRuns)
    .innerJoin(accounts, eq(accounts.id, progressRuns.accountId))
    .where(
      or(
        and(eq(progressRuns.state, "planned"), lte(progressRuns.startedOn, latestDay())),
        and(eq(progressRuns.state, "active"), exists(db().select({ one: sql`1` }).from(progressRunSteps).where(waits))),
      ),
    )
    .orderBy(asc(progressRuns.id))
    .for("update", { of: progressRuns });
  for (const { startedOn, zone, ...run } of rows) {
    const today = todayIn(zone);
    if (startedOn > today) continue;
    if (run.state === "planned") {
      await db().update(progressRuns).set({ state: "active" }).where(eq(progressRuns.id, run.id));
      await mark(run, "active", null);
    }
    await unlock(run.id, today);
  }
}

/** The day that it is where it is latest on earth: nobody's own day is after it. */
const latestDay = () => new Date(now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Writes down what has become of a run. */
async function mark(
  run: { id: string; groupId: string },
  state: RunState,
  by: string | null,
  note = "",
): Promise<void> {
  await db()
    .insert(progressMarks)
    .values({ runId: run.id, groupId: run.groupId, state, byId: by, note, createdAt: now() });
}
