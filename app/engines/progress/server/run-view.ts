import { asc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { progressMarks, progressRunSteps, progressRuns, progressSteps, progressTime } from "./schema.ts";
import { isOver } from "./unlocking.ts";

/** A run with its steps in their order, and how far it is: `done` of `required`. Two queries; undefined where there is none. */
export async function readRun(id: string) {
  const [run] = await db().select().from(progressRuns).where(eq(progressRuns.id, id));
  if (!run) return undefined;
  const seconds = sql<number>`coalesce((select sum(t.seconds) from ${progressTime} t
    where t.run_id = ${progressRunSteps.runId} and t.step_id = ${progressRunSteps.stepId}), 0)::int`;
  const steps = await db()
    .select({ step: progressSteps, at: progressRunSteps, seconds })
    .from(progressRunSteps)
    .innerJoin(progressSteps, eq(progressSteps.id, progressRunSteps.stepId))
    .where(eq(progressRunSteps.runId, id))
    .orderBy(asc(progressSteps.place));
  const required = steps.filter(({ step }) => step.required);
  const done = required.filter(({ at }) => isOver(at)).length;
  const { groupId: _, ...told } = run;
  return {
    ...told,
    done,
    required: required.length,
    steps: steps.map(({ step, at, seconds }) => ({
      id: step.id,
      key: step.key,
      stage: step.stage,
      kind: step.kind,
      objectId: step.objectId,
      title: step.title,
      required: step.required,
      role: step.role,
      isChecked: step.isChecked,
      state: at.state,
      opensOn: at.opensOn,
      dueOn: at.dueOn,
      evidence: at.evidence,
      comment: at.comment,
      grade: at.grade,
      returns: at.returns,
      doneAt: at.doneAt,
      doneBy: at.doneBy,
      seconds,
    })),
  };
}

/** What has become of a run and of its steps: who, when, with what words, the first first. */
export const readMarks = (runId: string) =>
  db()
    .select({
      stepId: progressMarks.stepId,
      state: progressMarks.state,
      by: progressMarks.byId,
      note: progressMarks.note,
      at: progressMarks.createdAt,
    })
    .from(progressMarks)
    .where(eq(progressMarks.runId, runId))
    .orderBy(asc(progressMarks.id));
