export {
  hasOpenOf,
  isRunIn,
  isStepIn,
  type RunSum,
  readDue,
  readFigures,
  readLines,
  readSums,
  type StepFigure,
  type StepLine,
} from "./lines.ts";
export { addStep } from "./own-steps.ts";
export { keepPlan, newestPlan, type StepWish as StepPlanWish } from "./plans.ts";
export { readMarks, readRun } from "./run-view.ts";
export { endRun, lockRun, moveRun, openByDate, pauseRun, resumeRun, runEnded, startRun } from "./running.ts";
export type { RunState, StepState, Unlock } from "./schema.ts";
export { acceptStep, beginStep, finishStep, returnStep, skipStep, stepped, submitStep } from "./stepping.ts";
export { addTime } from "./time-spent.ts";
