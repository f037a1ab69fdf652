import { and, asc, eq, sql } from "drizzle-orm";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { refuse } from "#platform/refusal.ts";
import { belongsTo } from "./desk.ts";
import { isOnDesk, refuseClosed, stateOf } from "./policy.ts";
import { stories, storyFrames } from "./schema.ts";
import { align, lockOnDesk, lockToWrite } from "./writing.ts";

type Showing = { id: string; publishAt?: string; hours: number };

/**
 * Shows a story now or from a moment on, for so many hours; what was over may be shown again.
 * Refuses a story without frames, and a time that would be over already. A new one goes to the front of the row.
 */
export async function schedule(viewer: Viewer, { id, publishAt, hours }: Showing) {
  await refuseClosed(viewer, "publishAt");
  await refuseMuted(viewer, "publishAt");
  const story = await lockToWrite(viewer, id);
  const frames = await db().$count(storyFrames, eq(storyFrames.storyId, id));
  if (!frames) refuse("invalid", "frames", { fields: { publishAt: ["Сначала добавьте хотя бы один кадр"] } });
  const begins = publishAt ? new Date(publishAt) : now();
  const expiresAt = new Date(begins.getTime() + hours * 3_600_000);
  if (expiresAt <= now()) refuse("invalid", "showing", { fields: { publishAt: ["Этот показ уже закончился бы"] } });
  const isNew = ["draft", "ended", "archived"].includes(stateOf(story));
  const front = sql`(select coalesce(min(s.place), 1) - 1 from stories s where s.group_id = ${viewer.groupId}::uuid)`;
  await db()
    .update(stories)
    .set({ publishAt: begins, expiresAt, endedAt: null, endedBy: null, ...fromArchive, ...(isNew && { place: front }) })
    .where(eq(stories.id, id));
  await align(id);
  return { id };
}

/** Ends the showing before its time, or takes back one that has not begun. */
export async function end(viewer: Viewer, id: string) {
  const story = await lockOnDesk(viewer, id);
  if (!["scheduled", "live"].includes(stateOf(story))) refuse("conflict", "state");
  await db().update(stories).set({ endedAt: now(), endedBy: viewer.accountId }).where(eq(stories.id, id));
  await align(id);
  return { id };
}

const fromArchive = { archivedAt: null, archivedBy: null };

/** Puts a story that is over out of the editors' way, and from where it was kept; or brings it back. */
export async function archive(viewer: Viewer, { id, archived }: { id: string; archived: boolean }) {
  const story = await lockOnDesk(viewer, id);
  if (stateOf(story) !== (archived ? "ended" : "archived")) refuse("conflict", "state");
  const put = { archivedAt: now(), archivedBy: viewer.accountId, keptAt: null, keptBy: null, rubricId: null };
  await db()
    .update(stories)
    .set(archived ? put : fromArchive)
    .where(eq(stories.id, id));
  await align(id);
  return { id };
}

/** Moves a story one step along the row that its company sees. */
export async function move(viewer: Viewer, { id, by }: { id: string; by: -1 | 1 }) {
  await lockOnDesk(viewer, id);
  const row = await db()
    .select({ id: stories.id })
    .from(stories)
    .where(and(isOnDesk(viewer), belongsTo("current")))
    .orderBy(asc(stories.place), asc(stories.id));
  await writePlaces(
    stories,
    moved(
      row.map((one) => one.id),
      id,
      by,
    ),
  );
  return { id };
}
