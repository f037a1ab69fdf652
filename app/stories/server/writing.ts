import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { refuseMuted } from "#app/moderation/server/index.ts";
import type { storyDraft } from "#app/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";
import { stories, storyFrames } from "./schema.ts";

type Draft = z.output<typeof storyDraft>;
type Done = { id: string };

/** Begins a story: a draft without frames, seen by editors alone (product B7). */
export async function create(viewer: Viewer, draft: Draft): Promise<Done> {
  await refuseMuted(viewer, "title");
  const { groupId, accountId } = viewer;
  const id = newId();
  await db()
    .insert(stories)
    .values({ id, groupId, authorId: accountId, ...draft });
  return { id };
}

/** Changes the name and the readers. Refuses as a conflict when somebody has changed them meanwhile (product B0). */
export async function change(viewer: Viewer, { id, revision, ...draft }: Draft & { id: string; revision: number }) {
  await refuseMuted(viewer, "title");
  const rows = await db()
    .update(stories)
    .set({ ...draft, revision: revision + 1 })
    .where(and(eq(stories.id, id), isOnDesk(viewer), eq(stories.revision, revision)))
    .returning({ id: stories.id });
  if (!rows.length) {
    await lockOnDesk(viewer, id);
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

/** The row of a story of the own company, kept from other editors until this deed is done. Else «not-found». */
export async function lockOnDesk(viewer: Viewer, id: string) {
  const [row] = await db()
    .select()
    .from(stories)
    .where(and(eq(stories.id, id), isOnDesk(viewer)))
    .for("update");
  if (!row) refuse("not-found");
  return row;
}

/**
 * Frames and their pictures are open to those to whom the story is, while it is shown, and to the editors of its company;
 * of a draft, and of what was ended or put away, to them alone.
 */
export async function align(id: string): Promise<void> {
  const [story] = await db().select().from(stories).where(eq(stories.id, id));
  if (!story) return;
  const { reach, publishAt, expiresAt, audience, endedAt, deletedAt } = story;
  const isShown = publishAt && !endedAt && !deletedAt;
  const isOurs = !isShown || reach === "company";
  const some = isShown ? audience : [];
  const readers = {
    reach: isOurs ? ("company" as const) : reach,
    audience: some && isOurs ? [...some, "right:editor"] : some,
    openFrom: publishAt,
    openTo: expiresAt,
  };
  const pictures = db().select({ id: storyFrames.fileId }).from(storyFrames).where(eq(storyFrames.storyId, id));
  await db().update(files).set(readers).where(inArray(files.id, pictures));
  await db().update(storyFrames).set({ reach }).where(eq(storyFrames.storyId, id));
}
