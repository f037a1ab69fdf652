import { eq } from "drizzle-orm";
import { beginStep, readRun } from "#app/engines/progress/server/index.ts";
import { readStanding } from "#app/learning/scorm/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { type At, atLesson } from "./at-lesson.ts";
import { findCourse, type Lesson, readQuiz } from "./course-view.ts";
import { lockMine, moveOn } from "./enrolling.ts";
import { isOver, nextAfter, passLesson, settle } from "./passing.ts";
import { demandNeeds } from "./prerequisites.ts";
import { enrolments } from "./schema.ts";
import { keepTime } from "./time.ts";

/** Begins a course, or goes on: gives the lesson that is next. */
export async function start(viewer: Viewer, { id }: { id: string }): Promise<{ id: string; lessonId: string | null }> {
  await findCourse(viewer, id);
  const mine = await lockMine(viewer, id);
  if (mine.state === "withdrawn") refuse("conflict", mine.state);
  if (!mine.startedAt) await demandNeeds(viewer.accountId, id);
  const run = (await readRun(mine.runId))!;
  const open = run.steps.filter((step) => !isOver(step) && step.state !== "locked");
  const step = open.find(({ key }) => key === mine.lastLesson) ?? open[0] ?? run.steps[0];
  if (!step) return { id, lessonId: null };
  if (!mine.endedAt) {
    if (!isOver(step))
      await beginStep({ runId: mine.runId, stepId: step.id, by: viewer.accountId, today: todayIn(viewer.timeZone) });
    await db()
      .update(enrolments)
      .set({ state: "in-progress", startedAt: mine.startedAt ?? now(), lastLesson: step.key })
      .where(eq(enrolments.id, mine.id));
  }
  return { id, lessonId: step.key };
}

/**
 * Passes a lesson: one with a test or a package only once that is passed, a task never by oneself. With the last required one the
 * course is passed: its certificate is given in the same transaction, once, and «course.passed» is announced. What is lacking of
 * the least time is told in seconds; the time until now is kept all the same.
 */
export async function finish(viewer: Viewer, { opened, ...at }: At & { opened?: string | undefined }) {
  const { course, mine, lesson, step, run } = await atLesson(viewer, at);
  const { id } = at;
  // A course that is over is looked through once more: nothing of it changes.
  if (mine.endedAt || isOver(step))
    return { id, next: nextAfter(run, at.lessonId), isOver: mine.endedAt !== null, lacks: 0 };
  if (lesson.kind === "task" || lesson.kind === "event") refuse("conflict", lesson.kind);
  const grade = await reached(viewer, lesson, mine);
  const seconds = step.seconds + (await keepTime(viewer, { mine, lesson, step }, opened));
  const lacks = Math.max(0, lesson.leastMinutes * 60 - seconds);
  if (lacks > 0) return { id, next: null, isOver: false, lacks };
  return { id, lacks: 0, ...(await passLesson({ course, mine, step, learner: viewer, by: viewer.accountId, grade })) };
}

/** The grade of a lesson with a test or a package; none of another. Refuses as a conflict what is not passed. */
async function reached(
  viewer: Viewer,
  lesson: Lesson,
  mine: typeof enrolments.$inferSelect,
): Promise<number | undefined> {
  if (lesson.quizId) {
    const quiz = await readQuiz(viewer, lesson, mine.createdAt);
    if (!quiz?.passed) refuse("conflict", "quiz");
    return quiz.best ?? undefined;
  }
  if (!lesson.packageId) return undefined;
  const scorm = await readStanding({ objectId: mine.id, lessonKey: lesson.key, rules: lesson.rules! });
  if (!scorm.isPassed) refuse("conflict", "scorm");
  return scorm.score ?? undefined;
}

/** Moves the reader onto the newest version; they may have passed all of it by that. */
export async function move(viewer: Viewer, wish: { id: string }): Promise<{ id: string }> {
  const { course } = await findCourse(viewer, wish.id);
  await moveOn(viewer, wish);
  const mine = await lockMine(viewer, wish.id);
  await settle(course, mine, (await readRun(mine.runId))!, viewer);
  return wish;
}
