import { asc, eq } from "drizzle-orm";
import {
  arrangePictures,
  dropPicturesBut,
  type PictureWishes,
  takeDraftPictures,
} from "#app/engines/extras/server/index.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { placedPictures, withPictures } from "#app/rich-text/picture.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Reach } from "#platform/people/schema.ts";
import { publicationPictures, publications } from "./schema.ts";

type Put = { reach: Reach; body: RichText };

/** With the draft whose pictures go with the words: what is not said of them, all of them stay. */
export type PicturesPut = PictureWishes & { draft?: string | undefined };

/**
 * Gives a publication its pictures in their order: kept ones as they are or drawn anew, new ones behind (specification §2).
 * Those of its text that were drawn anew stand where they stood.
 */
export async function putPictures(viewer: Viewer, id: string, put: PicturesPut & Put): Promise<void> {
  const { draft, reach, body, ...wishes } = put;
  const waiting = draft ? await takeDraftPictures(viewer.accountId, draft) : [];
  const { fileId, alt, place, publicationId } = publicationPictures;
  const present = await db()
    .select({ fileId, alt })
    .from(publicationPictures)
    .where(eq(publicationId, id))
    .orderBy(asc(place));
  const keep = wishes.keep ?? waiting.map((picture) => picture.fileId);
  const { rows, redrawn } = await arrangePictures({ viewer, reach }, [...present, ...waiting], { ...wishes, keep });
  await db().delete(publicationPictures).where(eq(publicationId, id));
  if (rows.length)
    await db()
      .insert(publicationPictures)
      .values(rows.map((row, at) => ({ ...row, publicationId: id, place: at + 1 })));
  await dropPicturesBut(waiting, rows);
  if (placedPictures(body).some((file) => redrawn.has(file)))
    await db()
      .update(publications)
      .set({ body: withPictures(body, redrawn) })
      .where(eq(publications.id, id));
}
