import { readRun } from "#app/engines/progress/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { refuse } from "#platform/refusal.ts";
import { findCourse, lessonsOf } from "./course-view.ts";
import { lockMine } from "./enrolling.ts";
import { demandNeeds } from "./prerequisites.ts";

export type At = { id: string; lessonId: string };

/**
 * A lesson that somebody is at, with their enrolment locked. Refuses one that is locked, or of a course that they do not take, as
 * not found; a course that waits for another one as a conflict.
 */
export async function atLesson(viewer: Viewer, { id, lessonId }: At) {
  const { course } = await findCourse(viewer, id);
  const mine = await lockMine(viewer, id);
  if (mine.state === "withdrawn") refuse("not-found");
  if (!mine.startedAt) await demandNeeds(viewer.accountId, id);
  const [lessons, run] = [await lessonsOf(id, mine.planId), (await readRun(mine.runId))!];
  const lesson = lessons.find(({ key }) => key === lessonId);
  const step = run.steps.find(({ key }) => key === lessonId);
  if (!lesson || !step || step.state === "locked") refuse("not-found");
  return { course, mine, lesson, step, run };
}
