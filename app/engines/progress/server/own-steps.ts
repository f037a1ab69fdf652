import { eq, max } from "drizzle-orm";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { StepWish } from "./plans.ts";
import { goOn, lockRun } from "./running.ts";
import { progressPlans, progressRunSteps, progressSteps } from "./schema.ts";

type OwnStep = Omit<StepWish, "opensAfter" | "dueAfter" | "unlock"> & { dueOn?: string | undefined };

/** Adds a step to one run alone, after all others and open from now on; gives its id. Refuses a run that is over. */
export async function addStep(wish: {
  runId: string;
  step: OwnStep;
  by: string | null;
  today: string;
}): Promise<string> {
  const { runId, by, today } = wish;
  const { dueOn, key, title, kind, ...step } = wish.step;
  const { planId, groupId, endedAt, state } = await lockRun(runId);
  if (endedAt) refuse("conflict", state);
  // Two runs of one plan take their places one after another.
  await db().select({ id: progressPlans.id }).from(progressPlans).where(eq(progressPlans.id, planId)).for("update");
  const [last] = await db()
    .select({ place: max(progressSteps.place) })
    .from(progressSteps)
    .where(eq(progressSteps.planId, planId));
  const id = newId();
  await db()
    .insert(progressSteps)
    .values({
      ...{ id, groupId, planId, runId, key, title, kind, place: (last?.place ?? -1) + 1 },
      ...{ objectId: step.objectId, stage: step.stage ?? 1, required: step.required ?? true },
      ...{ role: step.role ?? "learner", unlock: "free" as const, isChecked: step.isChecked ?? false },
    });
  await db().insert(progressRunSteps).values({ runId, stepId: id, groupId, state: "locked", dueOn });
  if (state === "active") await goOn({ id: runId, today, by });
  return id;
}
