import { and, asc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import { type filmDraft, filmSecondsAtMost, type frameDraft, framesAtMost } from "#app/news/stories/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { filmSeconds, storeUpload, storeVideo } from "#platform/files/index.ts";
import type { Reach } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { refuseClosed, stateOf } from "./policy.ts";
import { storyFrames } from "./schema.ts";
import { align, lockToWrite } from "./writing.ts";

type Words = { alt: string; text: string; link?: string | undefined };
type Draft = z.output<typeof frameDraft> & { id: string };
type FilmDraft = z.output<typeof filmDraft> & { id: string };
type Frame = { id: string; frameId: string };

/** Adds a frame at the end of a story. Refuses the twenty-first. */
export async function addFrame(viewer: Viewer, { id, image, seconds, ...words }: Draft & { image: File }) {
  await refuseClosed(viewer, "text");
  await refuseMuted(viewer, "text");
  const end = await findEnd(viewer, id);
  const fileId = await storePicture(viewer, image, end.reach);
  return putAtEnd(end, { ...written(words), seconds, fileId });
}

/** Adds a film of a minute at most at the end of a story; it lasts as long as its own headers say. */
export async function addFilm(viewer: Viewer, { id, film, image, ...words }: FilmDraft & { film: File; image: File }) {
  await refuseClosed(viewer, "text");
  await refuseMuted(viewer, "text");
  const end = await findEnd(viewer, id);
  const shown = await storeFilm(viewer, film, end.reach);
  const fileId = await storePicture(viewer, image, end.reach);
  return putAtEnd(end, { ...written(words), ...shown, fileId });
}

/** Changes a frame; without a new picture the present one stays. */
export async function changeFrame(
  viewer: Viewer,
  { id: storyId, frameId, image, seconds, ...words }: Draft & Frame & { image?: File },
) {
  await refuseClosed(viewer, "text");
  await refuseMuted(viewer, "text");
  const { reach } = await lockToWrite(viewer, storyId);
  await findFrame(storyId, frameId, isNull(storyFrames.filmId));
  const picture = image && { fileId: await storePicture(viewer, image, reach) };
  return rewrite(storyId, frameId, { ...written(words), seconds, ...picture });
}

/** Changes a frame that is a film; without a new file the present one stays. */
export async function changeFilm(
  viewer: Viewer,
  { id: storyId, frameId, film, image, ...words }: FilmDraft & Frame & { film?: File; image?: File },
) {
  await refuseClosed(viewer, "text");
  await refuseMuted(viewer, "text");
  const { reach } = await lockToWrite(viewer, storyId);
  await findFrame(storyId, frameId, isNotNull(storyFrames.filmId));
  const shown = film && (await storeFilm(viewer, film, reach));
  const picture = image && { fileId: await storePicture(viewer, image, reach) };
  return rewrite(storyId, frameId, { ...written(words), ...shown, ...picture });
}

/** Takes a frame out. What people are being shown keeps at least one. */
export async function removeFrame(viewer: Viewer, { id, frameId }: Frame) {
  const story = await lockToWrite(viewer, id);
  await findFrame(id, frameId);
  const isShown = ["scheduled", "live"].includes(stateOf(story));
  if (isShown && (await framesOf(id)).length === 1) refuse("conflict", "last-frame");
  await db().delete(storyFrames).where(eq(storyFrames.id, frameId));
  return { id };
}

/** Moves a frame one step towards the beginning or the end. */
export async function moveFrame(viewer: Viewer, { id, frameId, by }: Frame & { by: -1 | 1 }) {
  await lockToWrite(viewer, id);
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

async function findFrame(storyId: string, frameId: string, kind?: SQL): Promise<void> {
  const rows = await db()
    .select({ id: storyFrames.id })
    .from(storyFrames)
    .where(and(eq(storyFrames.id, frameId), eq(storyFrames.storyId, storyId), kind));
  if (!rows.length) refuse("not-found");
}

type Row = typeof storyFrames.$inferInsert;
type End = Pick<Row, "storyId" | "groupId" | "reach" | "place">;

/** Where the next frame of a story is to stand; the story is kept for this deed. */
async function findEnd(viewer: Viewer, storyId: string): Promise<End> {
  const { reach, groupId } = await lockToWrite(viewer, storyId);
  const frames = await framesOf(storyId);
  if (frames.length >= framesAtMost) refuse("invalid", "frames", { fields: { image: ["В истории уже 20 кадров"] } });
  return { storyId, groupId, reach, place: (frames.at(-1)?.place ?? 0) + 1 };
}

async function putAtEnd(end: End, frame: Omit<Row, keyof End>) {
  const id = newId();
  await db()
    .insert(storyFrames)
    .values({ ...frame, ...end, id });
  await align(end.storyId);
  return { id };
}

async function rewrite(storyId: string, frameId: string, frame: Partial<Row>) {
  await db().update(storyFrames).set(frame).where(eq(storyFrames.id, frameId));
  await align(storyId);
  return { id: storyId };
}

async function storePicture(viewer: Viewer, image: File, reach: Reach): Promise<string> {
  return (await storeUpload(image, { viewer, reach, accept: "image", field: "image" })).id;
}

async function storeFilm(viewer: Viewer, film: File, reach: Reach) {
  const no = (message: string) => refuse("invalid", "film", { fields: { film: [message] } });
  const length = await filmSeconds(film);
  if (length && length > filmSecondsAtMost + 0.5) no("Видео длиннее минуты. Сократите его и загрузите ещё раз.");
  const { id } = await storeVideo(film, { viewer, reach, field: "film" });
  if (!length)
    return no("Не получилось узнать, сколько длится видео. Сохраните его как MP4 (H.264) и загрузите ещё раз.");
  return { filmId: id, seconds: Math.min(Math.max(Math.ceil(length), 1), filmSecondsAtMost) };
}

const written = ({ alt, text, link }: Words) => ({ alt, text, link: link ?? null });
