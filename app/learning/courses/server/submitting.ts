import { eq } from "drizzle-orm";
import { submitStep } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import { isAnswered } from "../contract.ts";
import { type At, atLesson } from "./at-lesson.ts";
import { isOver } from "./passing.ts";
import { enrolments, lessonSubmissionFiles, lessonSubmissions } from "./schema.ts";

/**
 * Sends a task to be checked, or the word of somebody that they have gone through a package that could not be played. Refuses what
 * waits already and what is passed as a conflict.
 */
export async function submit(viewer: Viewer, { body, files: sent, ...at }: At & { body: string; files: File[] }) {
  const { course, mine, lesson, step } = await atLesson(viewer, at);
  if (!isAnswered(lesson.kind)) refuse("conflict", "kind");
  if (mine.endedAt || isOver(step)) refuse("conflict", "done");
  if (step.state === "submitted") refuse("conflict", "sent");
  if (body.length < 3 && !sent.length)
    refuseAt(
      "body",
      lesson.kind === "task" ? "Напишите, что сделано, или приложите файл" : "Напишите, как вы прошли урок",
    );
  const { accountId, groupId, timeZone } = viewer;
  const id = newId();
  const row = { id, groupId, enrolmentId: mine.id, lessonKey: lesson.key, body, createdAt: now() };
  await db().insert(lessonSubmissions).values(row);
  const audience = [`user:${accountId}`, "right:learning"];
  for (const file of sent) {
    const stored = await storeUpload(file, { viewer, reach: "company", accept: "file", field: "files", audience });
    await db().insert(lessonSubmissionFiles).values({ submissionId: id, fileId: stored.id, groupId });
  }
  await submitStep({ runId: mine.runId, stepId: step.id, by: accountId, today: todayIn(timeZone) });
  await db()
    .update(enrolments)
    .set({ state: "in-progress", startedAt: mine.startedAt ?? now(), lastLesson: lesson.key })
    .where(eq(enrolments.id, mine.id));
  await announce({ kind: "course.submitted", objectId: id, groupId, actorId: accountId, data: { course: course.id } });
  return { id: at.id };
}
