import { and, eq } from "drizzle-orm";
import { addTime } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { type At, atLesson } from "./at-lesson.ts";
import type { Lesson } from "./course-view.ts";
import { openedAt } from "./opened-mark.ts";
import type { Run } from "./passing.ts";
import { type enrolments, learningClocks } from "./schema.ts";

/** Two signs of life further apart than this have silence between them, which is no time. */
const silence = 45;
/** No lesson takes more than three times its length. */
const most = ({ minutes }: Lesson) => minutes * 60 * 3;

type Where = { mine: typeof enrolments.$inferSelect; lesson: Lesson; step: Run["steps"][number] };

/** A sign of life from a lesson that is in sight. Gives how many seconds of it are kept in all. */
export async function beat(viewer: Viewer, at: At): Promise<{ seconds: number }> {
  const { mine, lesson, step } = await atLesson(viewer, at);
  return { seconds: step.seconds + (await keepTime(viewer, { mine, lesson, step })) };
}

/**
 * Counts the time until now, as much of it as nobody has counted: one person lives one time, in however many windows and on
 * however many devices. `opened` is what a page without script tells: when it was opened. Gives the seconds that came to it.
 */
export async function keepTime(viewer: Viewer, { mine, lesson, step }: Where, opened?: string): Promise<number> {
  if (mine.endedAt) return 0;
  const { accountId, groupId } = viewer;
  const at = now().getTime();
  await db()
    .insert(learningClocks)
    .values({ accountId, groupId, seenAt: new Date(0) })
    .onConflictDoNothing();
  const isMine = and(eq(learningClocks.accountId, accountId), eq(learningClocks.groupId, groupId));
  const [clock] = await db().select().from(learningClocks).where(isMine).for("update");
  const since = openedAt(viewer, lesson.key, opened);
  const from = Math.max(since ?? 0, clock!.seenAt.getTime());
  const passed = Math.floor((at - from) / 1000);
  const isCounted = passed > 0 && (since !== null || passed <= silence);
  // The rest of a second is counted next time.
  const seenAt = new Date(isCounted ? from + passed * 1000 : at);
  await db().update(learningClocks).set({ seenAt }).where(isMine);
  if (!isCounted) return 0;
  const method = since === null ? ("seen" as const) : ("opened" as const);
  const [day, seconds] = [todayIn(viewer.timeZone), Math.min(passed, most(lesson))];
  return addTime({ runId: mine.runId, stepId: step.id, day, method, seconds, most: most(lesson) });
}
