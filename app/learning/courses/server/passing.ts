import { and, eq, isNull } from "drizzle-orm";
import { acceptStep, finishStep, readRun, submitStep } from "#app/engines/progress/server/index.ts";
import { issueCertificate } from "#app/learning/certificates/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { lessonsOf } from "./course-view.ts";
import { type courses, enrolments, lessonSubmissions } from "./schema.ts";

export type Run = NonNullable<Awaited<ReturnType<typeof readRun>>>;
type Course = typeof courses.$inferSelect;
type Enrolment = typeof enrolments.$inferSelect;
/** Who learns, on the days of their own zone. */
export type Learner = { accountId: string; timeZone: string };

export const isOver = ({ state }: { state: string }) => state === "done" || state === "skipped";

/** The lesson after one: the next that is open, else one before it that was left; null where nothing is. */
export function nextAfter({ steps }: Run, lessonId: string): string | null {
  const at = steps.findIndex(({ key }) => key === lessonId);
  const open = steps.filter(({ state }) => state !== "locked");
  const later = open.find((step) => steps.indexOf(step) > at);
  return (later ?? open.find((step) => !isOver(step)))?.key ?? null;
}

type Passing = {
  course: Course;
  /** Locked by the caller. */
  mine: Enrolment;
  step: Run["steps"][number];
  learner: Learner;
  /** Whoever passes it; null is a rule. */
  by: string | null;
  grade?: number | undefined;
  comment?: string;
  /** When it was passed, where that is heard of later. */
  at?: Date;
};

/** Passes a lesson that is open, and the course with its last required one. Tells what is next, and whether it is over. */
export async function passLesson({ course, mine, step, learner, by, grade, comment, at: passedAt = now() }: Passing) {
  const today = todayIn(learner.timeZone);
  const at = { runId: mine.runId, stepId: step.id, today };
  const wish = { ...at, by, ...(grade !== undefined && { grade }), ...(comment !== undefined && { comment }) };
  if (!step.isChecked) await finishStep(wish);
  else {
    if (step.state !== "submitted") await submitStep({ ...at, by: learner.accountId });
    await acceptStep(wish);
    // What waited for an answer has got it.
    const waits = and(
      eq(lessonSubmissions.enrolmentId, mine.id),
      eq(lessonSubmissions.lessonKey, step.key),
      isNull(lessonSubmissions.verdict),
    );
    await db().update(lessonSubmissions).set({ verdict: "accepted", checkedAt: now() }).where(waits);
  }
  const after = (await readRun(mine.runId))!;
  const next = nextAfter(after, step.key);
  await db()
    .update(enrolments)
    .set({ state: "in-progress", startedAt: mine.startedAt ?? now(), lastLesson: next ?? step.key })
    .where(eq(enrolments.id, mine.id));
  return { next, isOver: await settle(course, mine, after, learner, passedAt) };
}

/** Writes how far an enrolment is, and what follows when it is passed. Tells whether it is. */
export async function settle(
  course: Course,
  mine: Enrolment,
  run: Run,
  { accountId, timeZone }: Learner,
  at = now(),
): Promise<boolean> {
  const grades = run.steps.flatMap(({ grade }) => (grade === null ? [] : [grade]));
  const score = grades.length ? Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length) : null;
  const { done, required } = run;
  const isPassed = run.state === "completed";
  await db()
    .update(enrolments)
    .set(isPassed ? { done, required, score, state: "completed", endedAt: at } : { done, required, score })
    .where(eq(enrolments.id, mine.id));
  if (!isPassed) return false;
  const { id: courseId, groupId, title, validMonths, templateId } = course;
  const passedOn = wallOf(at.toISOString(), timeZone).slice(0, 10);
  // How long the version is that they have gone through, whatever the newest one is.
  const minutes = (await lessonsOf(courseId, mine.planId)).reduce((sum, lesson) => sum + lesson.minutes, 0);
  const words = { title, score, minutes, passedOn, validMonths, templateId };
  if (course.givesCertificate) await issueCertificate({ groupId, accountId, objectId: mine.id, courseId, ...words });
  const data = { person: accountId, enrolment: mine.id };
  await announce({ kind: "course.passed", objectId: courseId, groupId, actorId: accountId, data });
  return true;
}
