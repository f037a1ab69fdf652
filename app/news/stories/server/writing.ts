import { and, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { storyDraft } from "#app/news/stories/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import type { Reach } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk, isWritable, refuseClosed } from "./policy.ts";
import { stories, storyFrames } from "./schema.ts";

type Draft = z.output<typeof storyDraft> & { cover?: File | undefined; dropCover?: boolean };
type Done = { id: string };

/** Begins a story: a draft without frames, seen by editors and its author; of who is no editor it is their own word. */
export async function create(viewer: Viewer, { cover, dropCover, ...draft }: Draft): Promise<Done> {
  await refuseClosed(viewer, "title");
  await refuseMuted(viewer, "title");
  const id = newId();
  const { groupId, accountId } = viewer;
  const inOwnName = !mayAs(viewer, "editor");
  await db()
    .insert(stories)
    .values({
      id,
      groupId,
      authorId: accountId,
      inOwnName,
      ...draft,
      ...(await storeCover(viewer, draft.reach, cover)),
    });
  await align(id);
  return { id };
}

/** Changes the name, the cover and the readers. Refuses as a conflict when somebody has changed them meanwhile. */
export async function change(viewer: Viewer, { id, revision, ...asked }: Draft & { id: string; revision: number }) {
  await refuseClosed(viewer, "title");
  await refuseMuted(viewer, "title");
  const { cover, dropCover, ...draft } = asked;
  const shown = dropCover ? { coverId: null } : await storeCover(viewer, draft.reach, cover);
  const rows = await db()
    .update(stories)
    .set({ ...draft, ...shown, revision: revision + 1 })
    .where(and(eq(stories.id, id), isWritable(viewer), eq(stories.revision, revision)))
    .returning({ id: stories.id });
  if (!rows.length) {
    await lockToWrite(viewer, id);
    refuse("conflict", "revision");
  }
  await align(id);
  return { id };
}

/** Puts a story away, whatever its state. */
export async function remove(viewer: Viewer, id: string): Promise<Done> {
  const rows = await db()
    .update(stories)
    .set({ deletedAt: now(), deletedBy: viewer.accountId })
    .where(and(eq(stories.id, id), isOnDesk(viewer)))
    .returning({ id: stories.id });
  if (!rows.length) refuse("not-found");
  await align(id);
  return { id };
}

/** The row of a story on the desk, kept from other editors until this deed is done. Else «not-found». */
export const lockOnDesk = (viewer: Viewer, id: string) => lock(id, isOnDesk(viewer));

/** The same of a story that this person may write. */
export const lockToWrite = (viewer: Viewer, id: string) => lock(id, isWritable(viewer));

async function lock(id: string, isTheirs: SQL | undefined) {
  const [row] = await db()
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), isTheirs))
    .for("update");
  if (!row) refuse("not-found");
  return row;
}

async function storeCover(viewer: Viewer, reach: Reach, cover: File | undefined) {
  if (!cover?.size) return {};
  return { coverId: (await storeUpload(cover, { viewer, reach, accept: "image", field: "cover" })).id };
}

/**
 * Frames, their pictures and films, and the cover are open to those to whom the story is, while it is shown or kept, and
 * to the editors of its company and to who tells it in their own name; of a draft, and of what was ended or put away,
 * to them alone.
 */
export async function align(id: string): Promise<void> {
  const [story] = await db().select().from(stories).where(eq(stories.id, id));
  if (!story) return;
  const { reach, publishAt, expiresAt, audience } = story;
  const isShown = mayBeSeen(story);
  const isOurs = !isShown || reach === "company";
  const some = isShown ? audience : [];
  const makers = [isOurs && "right:editor", story.inOwnName && `user:${story.authorId}`].filter((one) => one !== false);
  const readers = {
    reach: isOurs ? ("company" as const) : reach,
    audience: some && [...some, ...makers],
    openFrom: publishAt,
    openTo: story.keptAt ? null : expiresAt,
  };
  const shown = sql`(select unnest(array[${storyFrames.fileId}, ${storyFrames.filmId}]) from ${storyFrames}
    where ${storyFrames.storyId} = ${id} union all select ${story.coverId}::uuid)`;
  await db().update(files).set(readers).where(sql`${files.id} in ${shown}`);
  await db().update(storyFrames).set({ reach }).where(eq(storyFrames.storyId, id));
}

/** Readers have it now, or will by themselves once its hour comes. */
function mayBeSeen({ publishAt, endedAt, keptAt, archivedAt, deletedAt }: typeof stories.$inferSelect): boolean {
  if (!publishAt || archivedAt || deletedAt) return false;
  return !endedAt || Boolean(keptAt && publishAt < endedAt);
}
