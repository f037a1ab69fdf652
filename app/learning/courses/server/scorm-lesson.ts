import { eq } from "drizzle-orm";
import { readRun } from "#app/engines/progress/server/index.ts";
import { beginAttempt, frameOf, readParts, readStanding, scormPassed } from "#app/learning/scorm/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { ScormView } from "../contract.ts";
import { type At, atLesson } from "./at-lesson.ts";
import { lessonsOf, readLesson, readWayOf } from "./course-view.ts";
import { isOver, passLesson } from "./passing.ts";
import { courses, enrolments } from "./schema.ts";

type Wish = { id: string; lessonId?: string | undefined; attempt?: string | undefined };

/**
 * A package of a course for whoever takes it: the one that is asked for, else the first that is not passed. Refuses as not found
 * a course without one, and another's try.
 */
export async function readScorm(viewer: Viewer, { id, lessonId, attempt }: Wish): Promise<ScormView> {
  const { mine, lessons, lines } = await readWayOf(viewer, id);
  const packs = lines.filter(({ kind, state }) => kind === "scorm" && state !== "locked");
  const chosen = lessonId
    ? packs.find((one) => one.id === lessonId)
    : (packs.find(({ state }) => state !== "done") ?? packs[0]);
  if (!chosen) refuse("not-found");
  const { packageId, rules, key } = lessons.find((one) => one.key === chosen.id)!;
  const { course, lesson } = await readLesson(viewer, { id, lessonId: key });
  const scorm = lesson.scorm!;
  const of = { objectId: mine.id, lessonKey: key, accountId: viewer.accountId };
  const parts = await readParts({ packageId: packageId! }, scorm.tries.at(-1)?.id ?? null);
  const { text, submissions, ...line } = lesson;
  const { id: lessonKey, section, kind, title, required, minutes, state } = line;
  return {
    course: { id, title: course.title, isOver: course.isOver },
    lesson: { id: lessonKey, section, kind, title, required, minutes, state, text },
    ...{ scorm, rules: rules!, parts, submissions },
    frame: attempt ? await frameOf({ ...of, attemptId: attempt }) : null,
    isPlayable: config.content.origin !== undefined,
  };
}

/** Opens a package: begins a try, goes on with the one that is going, or looks back at the last one where none is left. */
export async function beginScorm(viewer: Viewer, at: At): Promise<{ id: string; attempt: string }> {
  const { mine, lesson } = await atLesson(viewer, at);
  if (!lesson.packageId) refuse("conflict", "kind");
  const { id } = at;
  const of = { objectId: mine.id, lessonKey: lesson.key, rules: lesson.rules! };
  const { isPassed, mayBegin, going, tries } = await readStanding(of);
  const last = tries.at(-1)?.id;
  // What is passed is looked through once more; a course that is over begins nothing.
  if (last && (going || isPassed || mine.endedAt || !mayBegin)) return { id, attempt: going ?? last };
  if (mine.endedAt) refuse("conflict", "over");
  const { accountId, groupId } = viewer;
  const attempt = await beginAttempt({ ...of, packageId: lesson.packageId, accountId, groupId });
  await db()
    .update(enrolments)
    .set({ state: "in-progress", startedAt: mine.startedAt ?? now(), lastLesson: lesson.key })
    .where(eq(enrolments.id, mine.id));
  return { id, attempt };
}

/** Passes the lesson whose package was passed; heard twice, it passes nothing twice. */
export const passByPackage: Listener = {
  name: "courses.scorm",
  kinds: [scormPassed],
  async hear({ objectId, data }) {
    const { lesson: key, at } = data as { lesson: string; at: string };
    const [mine] = await db().select().from(enrolments).where(eq(enrolments.id, objectId)).for("update");
    if (!mine || mine.endedAt) return;
    const step = (await readRun(mine.runId))?.steps.find((one) => one.key === key);
    if (!step || isOver(step) || step.state === "locked") return;
    const [row] = await db()
      .select({ course: courses, timeZone: accounts.timeZone })
      .from(courses)
      .innerJoin(accounts, eq(accounts.id, mine.accountId))
      .where(eq(courses.id, mine.courseId));
    const lesson = (await lessonsOf(mine.courseId, mine.planId)).find((one) => one.key === key);
    if (!row || !lesson?.rules) return;
    const { leastMinutes, rules } = lesson;
    // What lacks of the least time is made up on the page of the lesson.
    if (step.seconds < leastMinutes * 60) return;
    const { score } = await readStanding({ objectId, lessonKey: key, rules });
    const learner = { accountId: mine.accountId, timeZone: row.timeZone };
    const passed = { by: mine.accountId, grade: score ?? undefined, at: new Date(at) };
    await passLesson({ course: row.course, mine, step, learner, ...passed });
  },
};
