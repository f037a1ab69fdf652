import { and, desc, eq } from "drizzle-orm";
import type { OwnVideo } from "#app/engines/videos/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl, storeUpload, storeVideo } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { videos } from "./schema.ts";

type VideoPage = { items: OwnVideo[]; next?: string };

/** A person's own films, the last ones first. */
export async function readOwn(viewer: Viewer, after?: string): Promise<VideoPage> {
  const rows = await selectOwn()
    .where(and(isMine(viewer), beyond([files.createdAt, files.id], after)))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { next, items: items.map(toVideo) };
}

/** One own film; anybody else's is not found. */
export async function readVideo(viewer: Viewer, id: string): Promise<OwnVideo> {
  const [row] = await selectOwn().where(and(isMine(viewer), eq(files.id, id)));
  return row ? toVideo(row) : refuse("not-found");
}

type New = { file: File; description: string; poster?: File };

/** Keeps a film; until it stands in a publication its owner alone may see it. Refuses what browsers do not play, at its field. */
export async function addVideo(
  viewer: Viewer,
  { file, description, poster }: New,
): Promise<{ id: string; line: string }> {
  const owner = { viewer, reach: "company" as const };
  const audience = [`user:${viewer.accountId}`];
  const { id } = await storeVideo(file, { ...owner, audience, field: "file" });
  const picture =
    poster && poster.size > 0
      ? await storeUpload(poster, { ...owner, audience, accept: "image", field: "poster" })
      : null;
  await db()
    .insert(videos)
    .values({ fileId: id, description, posterId: picture?.id ?? null });
  return { id, line: fileUrl(id) };
}

/** Takes an own film away for good, wherever it stands; its bytes are swept later. */
export async function removeVideo(viewer: Viewer, id: string): Promise<{ id: string }> {
  await readVideo(viewer, id);
  const [row] = await db().delete(videos).where(eq(videos.fileId, id)).returning({ posterId: videos.posterId });
  await db().delete(files).where(eq(files.id, id));
  if (row?.posterId) await db().delete(files).where(eq(files.id, row.posterId));
  return { id };
}

const isMine = ({ accountId }: Viewer) => eq(files.ownerId, accountId);

function selectOwn() {
  return db()
    .select({
      id: files.id,
      name: files.name,
      type: files.type,
      bytes: files.bytes,
      createdAt: files.createdAt,
      description: videos.description,
      posterId: videos.posterId,
      publicationId: videos.publicationId,
    })
    .from(videos)
    .innerJoin(files, eq(files.id, videos.fileId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectOwn>>[number];

function toVideo({ posterId, publicationId, createdAt, ...row }: Row): OwnVideo {
  const poster = posterId && fileUrl(posterId, 960);
  return {
    ...row,
    ...(poster && { poster }),
    line: fileUrl(row.id),
    used: publicationId !== null,
    createdAt: createdAt.toISOString(),
  };
}
