import { and, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Attachment } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import type { Reach } from "#platform/people/schema.ts";
import { alignFiles } from "./file-readers.ts";
import { commentFiles } from "./schema.ts";

/** What comes with a new comment: its files, and what the pictures among them show. */
export type NewFiles = { files?: File[]; alts?: string[] };

type AttachedRow = {
  id: string;
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: string;
};

/** A column of a query: what was sent along with a comment, in its order; null where nothing was. */
export function attachedTo(commentId: SQLWrapper | string): SQL<AttachedRow[] | null> {
  return sql`(
    select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
      'width', f.width, 'height', f.height, 'alt', c.alt) order by c.place)
    from comment_files c join files f on f.id = c.file_id where c.comment_id = ${commentId})`;
}

export function toAttachment({ id, name, type, bytes, width, height, alt }: AttachedRow): Attachment {
  return type.startsWith("image/") && width && height
    ? { kind: "picture", id, src: fileUrl(id, 480), width, height, alt }
    : { kind: "file", id, src: fileUrl(id), name, bytes };
}

/** What was sent along with one comment. */
export async function readAttachments(commentId: string): Promise<Attachment[]> {
  const { rows } = await db().execute<{ attached: AttachedRow[] | null }>(
    sql`select ${attachedTo(commentId)} as attached`,
  );
  return (rows[0]?.attached ?? []).map(toAttachment);
}

type Subject = { id: string; publicationId: string; groupId: string; reach: Reach };

/** Keeps the files of a new comment, in the company of what is commented and for its readers alone. */
export async function attachFiles(
  viewer: Viewer,
  comment: Subject,
  { files = [], alts = [] }: NewFiles,
): Promise<void> {
  if (!files.length) return;
  const { id: commentId, groupId, reach, publicationId } = comment;
  const owner = { viewer: { accountId: viewer.accountId, groupId }, reach };
  const left = [...alts];
  for (const [at, file] of files.entries()) {
    const { id: fileId, width } = await storeUpload(file, { ...owner, accept: "file", field: "files" });
    const alt = width ? (left.shift() ?? "") : "";
    await db()
      .insert(commentFiles)
      .values({ commentId, fileId, place: at + 1, alt });
  }
  await alignFiles(publicationId);
}

/** Takes files of comments away for good, all of them or those that are named; their bytes are swept later. */
export async function dropFiles(commentIds: string[], named?: string[]): Promise<void> {
  if (named?.length === 0) return;
  const gone = await db()
    .delete(commentFiles)
    .where(and(inArray(commentFiles.commentId, commentIds), named && inArray(commentFiles.fileId, named)))
    .returning({ id: commentFiles.fileId });
  await dropFileRows(gone);
}

/** Forgets files; their bytes are swept later. */
export async function dropFileRows(gone: { id: string }[]): Promise<void> {
  if (!gone.length) return;
  await db()
    .delete(files)
    .where(
      inArray(
        files.id,
        gone.map(({ id }) => id),
      ),
    );
}
