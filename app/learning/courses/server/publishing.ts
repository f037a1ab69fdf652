import { eq } from "drizzle-orm";
import { keepPlan } from "#app/engines/progress/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isAnswered } from "../contract.ts";
import { findHere, tell } from "./course-row.ts";
import { draftsOf } from "./lesson-desk.ts";
import { courseLessons, courses } from "./schema.ts";
import { openTalk } from "./talk.ts";

/**
 * Publishes the lessons as the next version: it never changes again. Who is at an older one stays on it and is offered to move.
 * Refuses a course without a required lesson.
 */
export async function publish(viewer: Viewer, { id }: { id: string }): Promise<{ id: string; version: number }> {
  const course = await findHere(viewer, id, "for update");
  if (course.planId && !course.isChanged) return { id, version: course.version };
  const lessons = (await draftsOf(id)).map(({ lesson }) => lesson);
  if (!lessons.some(({ required }) => required)) refuse("conflict", "no-lessons");
  const { groupId, accountId } = viewer;
  const { id: planId, version } = await keepPlan({
    groupId,
    owner: "course",
    objectId: id,
    by: accountId,
    // Each is a stage: what follows waits for the required ones before it, and for none that is taken at will.
    steps: lessons.map(({ key, title, kind, required }, place) => ({
      key,
      title,
      kind,
      required,
      // A work is passed by whoever checks it; a package and an event by themselves, or by whoever believes one's word.
      isChecked: isAnswered(kind),
      stage: place + 1,
      unlock: course.isSequential ? "stage" : "free",
    })),
  });
  await db()
    .insert(courseLessons)
    .values(
      lessons.map((lesson, place) => ({
        ...lesson,
        id: newId(),
        planId,
        place,
        passAt: lesson.kind === "quiz" ? course.leastPass : 0,
      })),
    );
  const talkId = await openTalk(viewer, course);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  await db()
    .update(courses)
    .set({
      ...{ planId, version, minutes, talkId, state: "published", isChanged: false },
      publishedAt: course.publishedAt ?? now(),
    })
    .where(eq(courses.id, id));
  await tell(viewer, "course.published", id, course.title);
  return { id, version };
}
