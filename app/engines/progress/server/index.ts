export {
  hasOpenOf,
  isRunIn,
  isStepIn,
  readDue,
  readFigures,
  readLines,
  readSums,
  type StepLine,
} from "./lines.ts";
export { addStep } from "./own-steps.ts";
export { keepPlan, type StepWish as StepPlanWish } from "./plans.ts";
export { readMarks, readRun } from "./run-view.ts";
export { endRun, lockRun, moveRun, openByDate, pauseRun, resumeRun, runEnded, startRun } from "./running.ts";
export { acceptStep, beginStep, finishStep, returnStep, skipStep, submitStep } from "./stepping.ts";
export { addTime, readTimes, runsIn } from "./time-spent.ts";
