import { and, eq, isNull } from "drizzle-orm";
import { endRun, moveRun, readRun, startRun } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { readWorkingDays } from "#platform/working-days/index.ts";
import { findCourse, lessonsOf } from "./course-view.ts";
import { isOffered } from "./policy.ts";
import { demandNeeds } from "./prerequisites.ts";
import { courses, enrolments, savedCourses } from "./schema.ts";

type Course = typeof courses.$inferSelect;
type Enrolment = typeof enrolments.$inferSelect;

/** Enrols the reader in a course that they find, once: what they are at already stays as it is. */
export async function enrol(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const [course] = await db()
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isOffered(viewer)));
  if (!course) refuse("not-found");
  await demandNeeds(viewer.accountId, id);
  await enrolOne(course, { accountId: viewer.accountId, zone: viewer.timeZone, by: null, dueDays: null });
  return { id };
}

type EnrolWish = {
  accountId: string;
  zone: string;
  by: string | null;
  /** In working days from today, or the day itself. */
  dueDays: number | null;
  dueOn?: string | null;
};

/**
 * Enrols somebody, once however often and at once it is asked; an assignment gives whoever is at it already a term. A term is
 * in working days after their own today. Tells them of an assignment.
 */
export async function enrolOne(course: Course, { accountId, zone, by, dueDays, ...term }: EnrolWish): Promise<void> {
  const { id: courseId, groupId } = course;
  const planId = course.planId ?? refuse("not-found");
  const today = todayIn(zone);
  const dueOn = dueDays === null ? (term.dueOn ?? null) : (await readWorkingDays()).after(today, dueDays);
  const { id: runId, isNew } = await startRun({ planId, of: accountId, by: by ?? accountId, on: today, today });
  if (isNew) {
    const isBefore = and(eq(enrolments.courseId, courseId), eq(enrolments.accountId, accountId));
    await db().update(enrolments).set({ isLast: false }).where(isBefore);
    const run = (await readRun(runId))!;
    await db().insert(enrolments).values({
      id: newId(),
      groupId,
      courseId,
      accountId,
      runId,
      planId,
      assignedBy: by,
      dueOn,
      state: "enrolled",
      required: run.required,
      createdAt: now(),
    });
  } else if (by) {
    const isFree = and(eq(enrolments.runId, runId), isNull(enrolments.assignedBy));
    const given = await db().update(enrolments).set({ assignedBy: by, dueOn }).where(isFree).returning();
    if (!given.length) return;
  }
  if (by)
    await announce({
      kind: "course.assigned",
      objectId: courseId,
      groupId,
      actorId: by,
      data: { person: accountId, dueOn },
    });
}

type Newcomer = { accountId: string; groupId: string; zone: string; dueOn: string | null };

/** Assigns a course in the name of its author to whoever a programme leads to it, unless they are at it or have passed it. */
export async function assignByProgramme(id: string, { accountId, groupId, zone, dueOn }: Newcomer): Promise<void> {
  const isOut = and(eq(courses.id, id), eq(courses.groupId, groupId), eq(courses.state, "published"));
  const [course] = await db().select().from(courses).where(isOut);
  const isPassed = and(
    eq(enrolments.courseId, id),
    eq(enrolments.accountId, accountId),
    eq(enrolments.state, "completed"),
  );
  if (!course || (await db().$count(enrolments, isPassed))) return;
  await enrolOne(course, { accountId, zone, by: course.authorId, dueDays: null, dueOn });
}

/** The reader's enrolment that is not over, locked. Refuses where there is none as not found. */
export async function lockMine(viewer: Viewer, courseId: string): Promise<Enrolment> {
  const [row] = await db()
    .select()
    .from(enrolments)
    .where(
      and(eq(enrolments.courseId, courseId), eq(enrolments.accountId, viewer.accountId), eq(enrolments.isLast, true)),
    )
    .for("update");
  return row ?? refuse("not-found");
}

/** Leaves a course that one has chosen oneself. Refuses what was assigned as forbidden. */
export async function leave(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const mine = await lockMine(viewer, id);
  if (mine.state === "withdrawn") return { id };
  if (mine.endedAt) refuse("conflict", mine.state);
  if (mine.assignedBy) refuse("forbidden", "assigned");
  await endRun({ id: mine.runId, as: "cancelled", by: viewer.accountId });
  await db().update(enrolments).set({ state: "withdrawn", endedAt: now() }).where(eq(enrolments.id, mine.id));
  return { id };
}

/** Moves the reader onto the newest version of a course: what they have passed stays passed. */
export async function moveOn(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const { course } = await findCourse(viewer, id);
  const mine = await lockMine(viewer, id);
  if (mine.endedAt) refuse("conflict", mine.state);
  const planId = course.planId!;
  const today = todayIn(viewer.timeZone);
  await moveRun({ id: mine.runId, planId, by: viewer.accountId, today });
  const lessons = await lessonsOf(id, planId);
  const lastLesson = lessons.some(({ key }) => key === mine.lastLesson) ? mine.lastLesson : null;
  await db().update(enrolments).set({ planId, lastLesson }).where(eq(enrolments.id, mine.id));
  return { id };
}

/** Puts a course aside for the reader, or lets it go. */
export async function keepCourse(viewer: Viewer, { id, kept }: { id: string; kept: boolean }): Promise<{ id: string }> {
  await findCourse(viewer, id);
  const row = { accountId: viewer.accountId, courseId: id, groupId: viewer.groupId };
  const isIt = and(eq(savedCourses.accountId, viewer.accountId), eq(savedCourses.courseId, id));
  if (kept) await db().insert(savedCourses).values(row).onConflictDoNothing();
  else await db().delete(savedCourses).where(isIt);
  return { id };
}
