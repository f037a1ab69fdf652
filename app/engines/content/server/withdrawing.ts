import { eq, inArray, or, sql } from "drizzle-orm";
import { dropFilesOf } from "#app/engines/extras/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { dropFileRows, dropFiles } from "./attachments.ts";
import { comments, publicationPictures, publications, reactions } from "./schema.ts";
import { align } from "./words.ts";

type Own = { id: string; revision: number; comments: string[] };

/**
 * Takes a publication that was brought in out of the portal for good, with the comments that came with it. Unless
 * forced, one that people have changed, answered or reacted to since stays whole. Tells whether it is gone.
 */
export async function withdrawPublication({ id, revision, comments: own }: Own, force: boolean): Promise<boolean> {
  const [row] = await db()
    .select({ revision: publications.revision, deletedAt: publications.deletedAt })
    .from(publications)
    .where(eq(publications.id, id))
    .for("update");
  if (!row) return true;
  const all = await db().select().from(comments).where(eq(comments.publicationId, id));
  const isTouched =
    row.revision !== revision ||
    row.deletedAt !== null ||
    all.some((one) => !own.includes(one.id) || one.editedAt !== null || one.deletedAt !== null) ||
    (await hasReactions([id, ...all.map((one) => one.id)]));
  if (isTouched && !force) return false;
  await dropPublication(
    id,
    all.map((one) => one.id),
  );
  return true;
}

/**
 * Takes what was put away out of the portal for good, with everything that hung on it. Of a comment that was answered
 * the place stays, so that answers keep their sense; its words and files go.
 */
export async function purgeObject({ kind, id }: { kind: "publication" | "comment"; id: string }): Promise<void> {
  if (kind === "publication") {
    const own = await db().select({ id: comments.id }).from(comments).where(eq(comments.publicationId, id));
    return dropPublication(
      id,
      own.map((one) => one.id),
    );
  }
  const answers = await db().$count(comments, eq(comments.parentId, id));
  if (!answers) return dropComments([id]);
  await dropFiles([id]);
  await db().delete(reactions).where(eq(reactions.subjectId, id));
  await db().update(comments).set({ text: "", mentions: {}, reactionCounts: {} }).where(eq(comments.id, id));
}

async function dropPublication(id: string, commentIds: string[]): Promise<void> {
  await dropComments(commentIds);
  await db().delete(reactions).where(eq(reactions.subjectId, id));
  await db().update(publications).set({ deletedAt: now() }).where(eq(publications.id, id));
  await align(id);
  const pictures = await db()
    .delete(publicationPictures)
    .where(eq(publicationPictures.publicationId, id))
    .returning({ id: publicationPictures.fileId });
  await dropFilesOf(id);
  await db().delete(publications).where(eq(publications.id, id));
  await dropFileRows(pictures);
}

/**
 * Takes comments that were brought in to somebody's publication out for good; unless forced, those that were
 * answered, changed or reacted to since stay. Gives the ids of what is gone.
 */
export async function withdrawComments(ids: string[], force: boolean): Promise<string[]> {
  if (!ids.length) return [];
  const all = await db()
    .select()
    .from(comments)
    .where(or(inArray(comments.id, ids), inArray(comments.parentId, ids)));
  const gone = new Set<string>();
  // Answers first: a comment can go when everything under it goes.
  for (const one of all.filter(({ id }) => ids.includes(id)).sort((a) => (a.parentId ? -1 : 1))) {
    const isTouched =
      one.editedAt !== null ||
      one.deletedAt !== null ||
      all.some(({ id, parentId }) => parentId === one.id && !gone.has(id)) ||
      (await hasReactions([one.id]));
    if (!isTouched || force) gone.add(one.id);
  }
  const forced = force ? all.filter(({ parentId }) => parentId && gone.has(parentId)).map(({ id }) => id) : [];
  const going = [...new Set([...gone, ...forced])];
  await dropComments(going);
  for (const { publicationId } of new Map(all.map((one) => [one.publicationId, one])).values()) {
    await db()
      .update(publications)
      .set({
        commentCount: sql`(select count(*)::int from ${comments} where ${comments.publicationId} = ${publicationId} and ${comments.deletedAt} is null)`,
      })
      .where(eq(publications.id, publicationId));
  }
  const missing = ids.filter((id) => !all.some((one) => one.id === id));
  return [...going, ...missing];
}

async function dropComments(ids: string[]): Promise<void> {
  if (!ids.length) return;
  await db().delete(reactions).where(inArray(reactions.subjectId, ids));
  await dropFiles(ids);
  await db().delete(comments).where(inArray(comments.id, ids));
}

async function hasReactions(subjects: string[]): Promise<boolean> {
  const found = await db()
    .select({ id: reactions.subjectId })
    .from(reactions)
    .where(inArray(reactions.subjectId, subjects))
    .limit(1);
  return found.length > 0;
}
