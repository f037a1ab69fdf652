import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { progressPlans, progressSteps, type Unlock } from "./schema.ts";

export type StepWish = {
  /** The same step in every version of the plan. */
  key: string;
  title: string;
  kind: string;
  objectId?: string;
  /** Stages follow one another from 1. */
  stage?: number;
  required?: boolean;
  role?: string;
  unlock?: Unlock;
  isChecked?: boolean;
  /** In working days after the start; below nought before it. */
  opensAfter?: number;
  dueAfter?: number;
};

export type PlanWish = { groupId: string; owner: string; objectId: string; by: string | null; steps: StepWish[] };

/**
 * Keeps a plan as the next version of its object's (design §3). Those who walk through an older one stay on it. Throws for two
 * steps of one key: that is a mistake of the program.
 */
export async function keepPlan(wish: PlanWish): Promise<{ id: string; version: number }> {
  const { groupId, owner, objectId, by, steps } = wish;
  if (new Set(steps.map(({ key }) => key)).size < steps.length) throw new Error("Two steps of a plan have one key");
  const last = await newestPlan(objectId, "for update");
  const [id, version] = [newId(), (last?.version ?? 0) + 1];
  await db().insert(progressPlans).values({ id, groupId, owner, objectId, version, madeBy: by, createdAt: now() });
  if (!steps.length) return { id, version };
  await db()
    .insert(progressSteps)
    .values(
      steps.map(({ key, title, kind, ...step }, place) => ({
        groupId,
        planId: id,
        place,
        key,
        title,
        kind,
        objectId: step.objectId,
        stage: step.stage ?? 1,
        required: step.required ?? true,
        role: step.role ?? "learner",
        unlock: step.unlock ?? "free",
        isChecked: step.isChecked ?? false,
        opensAfter: step.opensAfter,
        dueAfter: step.dueAfter,
      })),
    );
  return { id, version };
}

/** The newest version of an object's plan; undefined while there is none. */
export async function newestPlan(objectId: string, lock?: "for update") {
  const query = db()
    .select({ id: progressPlans.id, version: progressPlans.version })
    .from(progressPlans)
    .where(eq(progressPlans.objectId, objectId))
    .orderBy(desc(progressPlans.version))
    .limit(1);
  const [row] = await (lock ? query.for("update") : query);
  return row;
}

/** The steps of a plan in their order, without those that stand in one run alone. */
export const stepsOf = (planId: string) =>
  db()
    .select()
    .from(progressSteps)
    .where(and(eq(progressSteps.planId, planId), isNull(progressSteps.runId)))
    .orderBy(asc(progressSteps.place));
