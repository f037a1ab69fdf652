import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { refuseMuted } from "#app/moderation/server/index.ts";
import { type frameDraft, framesAtMost } from "#app/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { storeUpload } from "#platform/files/index.ts";
import type { Reach } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { stateOf } from "./policy.ts";
import { storyFrames } from "./schema.ts";
import { align, lockOnDesk } from "./writing.ts";

type Draft = z.output<typeof frameDraft> & { id: string };
type Frame = { id: string; frameId: string };

/** Adds a frame at the end of a story. Refuses the twenty-first (product B7). */
export async function addFrame(viewer: Viewer, { id: storyId, image, ...draft }: Draft & { image: File }) {
  await refuseMuted(viewer, "text");
  const { reach, groupId } = await lockOnDesk(viewer, storyId);
  const frames = await framesOf(storyId);
  if (frames.length >= framesAtMost) refuse("invalid", "frames", { fields: { image: ["В истории уже 20 кадров"] } });
  const fileId = await storePicture(viewer, image, reach);
  const id = newId();
  await db()
    .insert(storyFrames)
    .values({ ...written(draft), id, storyId, groupId, reach, fileId, place: (frames.at(-1)?.place ?? 0) + 1 });
  await align(storyId);
  return { id };
}

/** Changes a frame; without a new picture the present one stays. */
export async function changeFrame(
  viewer: Viewer,
  { id: storyId, frameId, image, ...draft }: Draft & Frame & { image?: File },
) {
  await refuseMuted(viewer, "text");
  const { reach } = await lockOnDesk(viewer, storyId);
  await findFrame(storyId, frameId);
  const picture = image && { fileId: await storePicture(viewer, image, reach) };
  await db()
    .update(storyFrames)
    .set({ ...written(draft), ...picture })
    .where(eq(storyFrames.id, frameId));
  await align(storyId);
  return { id: storyId };
}

/** Takes a frame out. What people are being shown keeps at least one. */
export async function removeFrame(viewer: Viewer, { id, frameId }: Frame) {
  const story = await lockOnDesk(viewer, id);
  await findFrame(id, frameId);
  const isShown = ["scheduled", "live"].includes(stateOf(story));
  if (isShown && (await framesOf(id)).length === 1) refuse("conflict", "last-frame");
  await db().delete(storyFrames).where(eq(storyFrames.id, frameId));
  return { id };
}

/** Moves a frame one step towards the beginning or the end. */
export async function moveFrame(viewer: Viewer, { id, frameId, by }: Frame & { by: -1 | 1 }) {
  await lockOnDesk(viewer, id);
  await findFrame(id, frameId);
  const ids = (await framesOf(id)).map((frame) => frame.id);
  await writePlaces(storyFrames, moved(ids, frameId, by));
  return { id };
}

function framesOf(storyId: string) {
  return db()
    .select({ id: storyFrames.id, place: storyFrames.place })
    .from(storyFrames)
    .where(eq(storyFrames.storyId, storyId))
    .orderBy(asc(storyFrames.place), asc(storyFrames.id));
}

async function findFrame(storyId: string, frameId: string): Promise<void> {
  const rows = await db()
    .select({ id: storyFrames.id })
    .from(storyFrames)
    .where(and(eq(storyFrames.id, frameId), eq(storyFrames.storyId, storyId)));
  if (!rows.length) refuse("not-found");
}

async function storePicture(viewer: Viewer, image: File, reach: Reach): Promise<string> {
  return (await storeUpload(image, { viewer, reach, accept: "image", field: "image" })).id;
}

const written = ({ alt, text, link, seconds }: Omit<Draft, "id">) => ({ alt, text, link: link ?? null, seconds });
