import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Film } from "#app/engines/videos/contract.ts";
import { ownFilms, type RichText } from "#app/rich-text/document.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { videos } from "./schema.ts";

/** A column of a query: what is to be known of the films that stand in a publication, by their ids; null where none do. */
export function filmsOf(publicationId: SQLWrapper): SQL<Record<string, Film> | null> {
  return sql`(
    select json_object_agg(v.file_id, json_strip_nulls(json_build_object('description', v.description, 'type', f.type,
      'bytes', f.bytes, 'poster', '/files/' || v.poster_id || '/960')))
    from videos v join files f on f.id = v.file_id where v.publication_id = ${publicationId})`;
}

/** The films in a text that its writer has uploaded and put nowhere yet belong to this publication and its readers from now on. */
export async function claimFilms({ accountId }: Viewer, publicationId: string, body: RichText): Promise<void> {
  const ids = ownFilms(body);
  if (!ids.length) return;
  const own = db().select({ id: files.id }).from(files).where(eq(files.ownerId, accountId));
  await db()
    .update(videos)
    .set({ publicationId })
    .where(and(inArray(videos.fileId, ids), isNull(videos.publicationId), inArray(videos.fileId, own)));
}
