import { and, eq } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { goOn, lockRun } from "./running.ts";
import { progressMarks, progressRunSteps, progressSteps, type StepState } from "./schema.ts";
import { isOver } from "./unlocking.ts";

/** The event of a step that has come into another state: its object is the run; `data` tells which step and which state. */
export const stepped = "progress.stepped";

type Deed = "begin" | "submit" | "finish" | "accept" | "return" | "skip";

/** Out of which states a deed leads into which; «submit» is for steps that somebody checks, «finish» for the others. */
const ways: Record<Deed, { from: StepState[]; to: StepState }> = {
  begin: { from: ["available"], to: "in-progress" },
  submit: { from: ["available", "in-progress", "returned"], to: "submitted" },
  finish: { from: ["available", "in-progress"], to: "done" },
  accept: { from: ["submitted"], to: "done" },
  return: { from: ["submitted"], to: "returned" },
  skip: { from: ["locked", "available", "in-progress", "submitted", "returned"], to: "skipped" },
};

export type StepWish = {
  runId: string;
  stepId: string;
  /** Who does it; null is a rule. Whether they may is for the area to say. */
  by: string | null;
  /** The own day of the person who walks. */
  today: string;
  evidence?: string;
  /** What is answered by whoever checks. */
  comment?: string;
  grade?: number;
};

/** Notes that somebody is at a step; at one that is further already nothing changes. */
export async function beginStep(wish: StepWish): Promise<void> {
  const { step } = await find(wish);
  if (step.state === "available") await go("begin", wish);
  else if (step.state === "locked") refuse("conflict", "locked");
}

/** Sends a step to be checked, with what is shown for it. Refuses one that is locked, over or checked by nobody. */
export const submitStep = (wish: StepWish): Promise<void> => go("submit", wish);

/** Ends a step that nobody checks. Refuses one that is locked or checked. */
export const finishStep = (wish: StepWish): Promise<void> => go("finish", wish);

/** Accepts what was sent to be checked, with a comment and a grade. */
export const acceptStep = (wish: StepWish): Promise<void> => go("accept", wish);

/** Returns what was sent to be checked, with a comment; counts how often. */
export const returnStep = (wish: StepWish): Promise<void> => go("return", wish);

/** Passes a step by, with the reason as the comment. */
export const skipStep = (wish: StepWish): Promise<void> => go("skip", wish);

/** Takes a step one state further, once: who is there already is left alone. Refuses as a conflict what does not lead there. */
async function go(deed: Deed, wish: StepWish): Promise<void> {
  const { runId, stepId, by, today, evidence, comment, grade } = wish;
  const { run, step } = await find(wish);
  const { from, to } = ways[deed];
  if (step.state === to) return;
  if (run.state !== "active") refuse("conflict", run.state);
  if (!from.includes(step.state)) refuse("conflict", step.state);
  if ((deed === "submit" && !step.isChecked) || (deed === "finish" && step.isChecked)) refuse("conflict", "checked");
  const ends = isOver({ state: to });
  await db()
    .update(progressRunSteps)
    .set({
      state: to,
      ...(evidence !== undefined && { evidence }),
      ...(comment !== undefined && { comment }),
      ...(grade !== undefined && { grade }),
      ...(deed === "return" && { returns: step.returns + 1 }),
      ...(ends && { doneAt: now(), doneBy: by }),
    })
    .where(and(eq(progressRunSteps.runId, runId), eq(progressRunSteps.stepId, stepId)));
  const { groupId } = run;
  await db()
    .insert(progressMarks)
    .values({ groupId, runId, stepId, state: to, byId: by, note: comment ?? "", createdAt: now() });
  const data = { object: run.objectId, step: stepId, state: to };
  await announce({ kind: stepped, objectId: runId, groupId, actorId: by ?? run.accountId, data });
  if (ends) await goOn({ id: runId, today, by });
}

/** A run and a step of it, locked. Refuses what is not there. */
async function find({ runId, stepId }: StepWish) {
  const run = await lockRun(runId);
  const [step] = await db()
    .select({
      state: progressRunSteps.state,
      returns: progressRunSteps.returns,
      isChecked: progressSteps.isChecked,
    })
    .from(progressRunSteps)
    .innerJoin(progressSteps, eq(progressSteps.id, progressRunSteps.stepId))
    .where(and(eq(progressRunSteps.runId, runId), eq(progressRunSteps.stepId, stepId)));
  return { run, step: step ?? refuse("not-found") };
}
