export { keepPlan, newestPlan, type PlanWish, type StepWish as StepPlanWish } from "./plans.ts";
export { currentRun, readMarks, readRun } from "./run-view.ts";
export { endRun, moveRun, openByDate, pauseRun, resumeRun, runEnded, startRun } from "./running.ts";
export type { RunState, StepState, Unlock } from "./schema.ts";
export { acceptStep, beginStep, finishStep, returnStep, skipStep, stepped, submitStep } from "./stepping.ts";
export { addTime } from "./time-spent.ts";
