export { keepPlan, type StepWish as StepPlanWish } from "./plans.ts";
export { readMarks, readRun } from "./run-view.ts";
export { endRun, moveRun, openByDate, pauseRun, resumeRun, startRun } from "./running.ts";
export { acceptStep, beginStep, finishStep, returnStep, skipStep, submitStep } from "./stepping.ts";
export { addTime } from "./time-spent.ts";
