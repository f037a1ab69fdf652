import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { mayWriteUnder, rubrics } from "#app/news/news/server/index.ts";
import { keptAtMost } from "#app/news/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { refuseClosed } from "./policy.ts";
import { stories } from "./schema.ts";
import { standsOn } from "./stories.ts";
import { align, lockToWrite } from "./writing.ts";

/**
 * Lets a story be read after its time on its author's page, on that of a rubric where this editor writes, or nowhere any
 * more. Refuses a rubric that is not theirs, a page that is full, and what lies in the archive.
 */
export async function keep(viewer: Viewer, { id, on }: { id: string; on: string | null }) {
  if (on) await refuseClosed(viewer, "on");
  const story = await lockToWrite(viewer, id);
  if (story.archivedAt) refuse("conflict", "state");
  const rubricId = on === "author" ? null : on;
  if (rubricId) await findRubric(viewer, rubricId);
  if (on) await findRoom(viewer, id, rubricId ? standsOn("rubric", rubricId) : standsOn("author", story.authorId));
  const kept = on ? { keptAt: now(), keptBy: viewer.accountId, rubricId } : { keptAt: null, keptBy: null, rubricId };
  await db().update(stories).set(kept).where(eq(stories.id, id));
  await align(id);
  return { id };
}

async function findRubric(viewer: Viewer, rubricId: string): Promise<void> {
  const rows = await db()
    .select({ id: rubrics.id })
    .from(rubrics)
    .where(and(eq(rubrics.id, rubricId), mayWriteUnder(viewer)));
  if (!rows.length) refuse("invalid", "rubric", { fields: { on: ["Этой рубрики нет"] } });
}

/** A page shows no more than so many: the editor chooses which to let go. */
async function findRoom(viewer: Viewer, id: string, isThere: ReturnType<typeof standsOn>): Promise<void> {
  const kept = await db().$count(
    stories,
    and(
      isNull(stories.deletedAt),
      eq(stories.groupId, viewer.groupId),
      isNotNull(stories.keptAt),
      ne(stories.id, id),
      isThere,
    ),
  );
  if (kept < keptAtMost) return;
  refuse("invalid", "kept", { fields: { on: [`Там уже ${keptAtMost} историй. Уберите одну из них.`] } });
}
