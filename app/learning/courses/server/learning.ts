import { eq } from "drizzle-orm";
import { beginStep, finishStep, readRun } from "#app/engines/progress/server/index.ts";
import { issueCertificate } from "#app/learning/certificates/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findCourse, lessonsOf, readQuiz } from "./course-view.ts";
import { lockMine, moveOn } from "./enrolling.ts";
import { type courses, enrolments } from "./schema.ts";

type Run = NonNullable<Awaited<ReturnType<typeof readRun>>>;

const isOver = ({ state }: { state: string }) => state === "done" || state === "skipped";

/** The lesson after one: the next that is open, else one before it that was left; null where nothing is. */
function nextAfter({ steps }: Run, lessonId: string): string | null {
  const at = steps.findIndex(({ key }) => key === lessonId);
  const open = steps.filter(({ state }) => state !== "locked");
  const later = open.find((step) => steps.indexOf(step) > at);
  return (later ?? open.find((step) => !isOver(step)))?.key ?? null;
}

/** Begins a course, or goes on: gives the lesson that is next. */
export async function start(viewer: Viewer, { id }: { id: string }): Promise<{ id: string; lessonId: string | null }> {
  await findCourse(viewer, id);
  const mine = await lockMine(viewer, id);
  if (mine.state === "withdrawn") refuse("conflict", mine.state);
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
 * Passes a lesson; one with a test only once the test is passed. With the last required one the course is passed: its
 * certificate is given in the same transaction, once, and «course.passed» is announced.
 */
export async function finish(viewer: Viewer, { id, lessonId }: { id: string; lessonId: string }) {
  const { course } = await findCourse(viewer, id);
  const mine = await lockMine(viewer, id);
  if (mine.state === "withdrawn") refuse("not-found");
  const { accountId } = viewer;
  const [lessons, run] = [await lessonsOf(id, mine.planId), (await readRun(mine.runId))!];
  const at = lessons.findIndex(({ key }) => key === lessonId);
  const step = run.steps.find(({ key }) => key === lessonId);
  if (at < 0 || !step || step.state === "locked") refuse("not-found");
  // A course that is over is looked through once more: nothing of it changes.
  if (mine.endedAt || isOver(step)) return { id, next: nextAfter(run, lessonId), isOver: mine.endedAt !== null };
  const quiz = lessons[at]!.quizId ? await readQuiz(viewer, lessons[at]!, mine.createdAt) : null;
  if (lessons[at]!.quizId && !quiz?.passed) refuse("conflict", "quiz");
  const today = todayIn(viewer.timeZone);
  const grade = quiz?.best ?? undefined;
  const wish = { runId: mine.runId, stepId: step.id, by: accountId, today };
  await finishStep(grade === undefined ? wish : { ...wish, grade });
  const after = (await readRun(mine.runId))!;
  const next = nextAfter(after, lessonId);
  await db()
    .update(enrolments)
    .set({ state: "in-progress", startedAt: mine.startedAt ?? now(), lastLesson: next ?? lessonId })
    .where(eq(enrolments.id, mine.id));
  return { id, next, isOver: await settle(course, mine, after, viewer) };
}

/** Moves the reader onto the newest version; they may have passed all of it by that. */
export async function move(viewer: Viewer, wish: { id: string }): Promise<{ id: string }> {
  const { course } = await findCourse(viewer, wish.id);
  await moveOn(viewer, wish);
  const mine = await lockMine(viewer, wish.id);
  await settle(course, mine, (await readRun(mine.runId))!, viewer);
  return wish;
}

type Course = typeof courses.$inferSelect;
type Enrolment = typeof enrolments.$inferSelect;

/** Writes how far an enrolment is, and what follows when it is passed. Tells whether it is. */
async function settle(course: Course, mine: Enrolment, run: Run, { accountId, timeZone }: Viewer): Promise<boolean> {
  const grades = run.steps.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  const score = grades.length ? Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) : null;
  const { done, required } = run;
  const isPassed = run.state === "completed";
  await db()
    .update(enrolments)
    .set(isPassed ? { done, required, score, state: "completed", endedAt: now() } : { done, required, score })
    .where(eq(enrolments.id, mine.id));
  if (!isPassed) return false;
  const { id: courseId, groupId, title, minutes, validMonths } = course;
  const passedOn = todayIn(timeZone);
  if (course.givesCertificate)
    await issueCertificate({
      groupId,
      accountId,
      objectId: mine.id,
      courseId,
      title,
      score,
      minutes,
      passedOn,
      validMonths,
    });
  const data = { person: accountId, enrolment: mine.id };
  await announce({ kind: "course.passed", objectId: courseId, groupId, actorId: accountId, data });
  return true;
}
