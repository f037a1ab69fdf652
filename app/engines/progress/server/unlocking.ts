import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { progressRunSteps, progressSteps, type StepState, type Unlock } from "./schema.ts";

type Standing = {
  stepId: string;
  stage: number;
  required: boolean;
  unlock: Unlock;
  state: StepState;
  opensOn: string | null;
};

/** Whether nothing is left to do at a step. */
export const isOver = ({ state }: { state: StepState }): boolean => state === "done" || state === "skipped";

/** The steps of a run in their order, as far as their unlocking goes. */
const readStanding = (runId: string): Promise<Standing[]> =>
  db()
    .select({
      stepId: progressSteps.id,
      stage: progressSteps.stage,
      required: progressSteps.required,
      unlock: progressSteps.unlock,
      state: progressRunSteps.state,
      opensOn: progressRunSteps.opensOn,
    })
    .from(progressRunSteps)
    .innerJoin(progressSteps, eq(progressSteps.id, progressRunSteps.stepId))
    .where(eq(progressRunSteps.runId, runId))
    .orderBy(asc(progressSteps.place));

/** Whether a locked step can be begun on a day: its own day has come, and what it waits for is over. */
function opens(step: Standing, before: Standing[], today: string): boolean {
  if (step.opensOn && step.opensOn > today) return false;
  if (step.unlock === "free") return true;
  if (step.unlock === "previous") return before.at(-1) === undefined || isOver(before.at(-1)!);
  return before.every((one) => one.stage >= step.stage || !one.required || isOver(one));
}

/** Opens what can be begun by now; tells whether all that is required is over. */
export async function unlock(runId: string, today: string): Promise<{ isWhole: boolean }> {
  const steps = await readStanding(runId);
  const open = steps.filter((step, at) => step.state === "locked" && opens(step, steps.slice(0, at), today));
  if (open.length) {
    await db()
      .update(progressRunSteps)
      .set({ state: "available" })
      .where(
        and(
          eq(progressRunSteps.runId, runId),
          inArray(
            progressRunSteps.stepId,
            open.map(({ stepId }) => stepId),
          ),
        ),
      );
  }
  return { isWhole: steps.length > 0 && steps.every((step) => !step.required || isOver(step)) };
}
