import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { attachFiles, dropFiles, type NewFiles } from "./attachments.ts";
import { isOld } from "./comment-pages.ts";
import { alignFiles } from "./file-readers.ts";
import { announceMentions, mentionsOf } from "./mentions.ts";
import { type Heard, hearersOf } from "./named.ts";
import { isVisible, mayAnswer } from "./policy.ts";
import { rememberRead } from "./reading.ts";
import { comments, publications } from "./schema.ts";
import { tellTalk } from "./telling.ts";
import { waitWithComment } from "./waiting.ts";

const closed = "Комментарии к этой публикации закрыты. Спасибо, что хотели ответить!";
const outside = "Здесь отвечают только участники";

type Written = { id: string; waits: boolean } & Heard;
type NewComment = { id: string; text: string; parentId?: string } & NewFiles;

/**
 * Writes a comment with its files. An answer to an answer joins its thread: two visual levels. Refuses
 * where the talk is closed or its place lets others answer, and files that are not taken.
 */
export async function writeComment(viewer: Viewer, { id, text, parentId, ...files }: NewComment): Promise<Written> {
  await refuseMuted(viewer, "text");
  const [subject] = await db()
    .update(publications)
    .set({ commentCount: sql`${publications.commentCount} + 1` })
    .where(and(isVisible(viewer), eq(publications.id, id)))
    .returning({
      groupId: publications.groupId,
      reach: publications.reach,
      placeId: publications.placeId,
      closedAt: publications.talkClosedAt,
      mayAnswer: sql<boolean>`(${mayAnswer(viewer)})`,
    });
  if (!subject) refuse("not-found");
  if (!subject.mayAnswer) refuse("invalid", "outside", { fields: { text: [outside] } });
  if (subject.closedAt) refuse("invalid", "closed", { fields: { text: [closed] } });
  const thread = parentId ? await findThread(id, parentId) : null;
  const commentId = newId();
  const mentions = await mentionsOf(viewer, text, subject);
  await db().insert(comments).values({
    id: commentId,
    groupId: subject.groupId,
    reach: subject.reach,
    publicationId: id,
    parentId: thread,
    authorId: viewer.accountId,
    text,
    mentions,
    createdAt: now(),
  });
  await attachFiles(viewer, { id: commentId, publicationId: id, ...subject }, files);
  await rememberRead(viewer, id);
  const words = [text, ...(files.alts ?? [])].join("\n");
  const { groupId, placeId } = subject;
  if (await waitWithComment(viewer, { id: commentId, groupId, placeId, words })) return { id: commentId, waits: true };
  await tellTalk(id, subject);
  await announce({ kind: "comment.written", objectId: commentId, groupId, actorId: viewer.accountId });
  await announceMentions(viewer, commentId, groupId, mentions);
  return { id: commentId, waits: false, ...(await hearersOf(id, mentions)) };
}

const tooLate = "Комментарий можно менять сутки. Напишите новый: так ответы на этот не потеряют смысл.";

type Change = { id: string; text: string; drop: string[] };

/**
 * Changes an own comment, within a day; files of it can be taken away. Refuses other people's and deleted ones as not
 * found, old ones as «invalid».
 */
export async function editComment(viewer: Viewer, { id, text, drop }: Change): Promise<Written> {
  await refuseMuted(viewer, "text");
  const [before] = await db()
    .select({
      ...talkOf,
      placeId: placeOfTalk,
      mentions: comments.mentions,
      createdAt: comments.createdAt,
      pending: comments.pending,
    })
    .from(comments)
    .where(ownComment(viewer, id, mayAnswer(viewer)))
    .for("update");
  if (!before) refuse("not-found");
  if (isOld(before.createdAt)) refuse("invalid", "late", { fields: { text: [tooLate] } });
  const mentions = await mentionsOf(viewer, text, { ...before, before: before.mentions });
  await db().update(comments).set({ text, mentions, editedAt: now() }).where(eq(comments.id, id));
  await dropFiles([id], drop);
  const { groupId, placeId } = before;
  if (await waitWithComment(viewer, { id, groupId, placeId, words: text, waited: before.pending !== null }))
    return { id, waits: true };
  await tellTalk(before.publicationId, before);
  await announceMentions(viewer, id, groupId, mentions);
  return { id, waits: false, ...(await hearersOf(before.publicationId, mentions)) };
}

/** Takes an own comment away; its place stays as «Комментарий удалён», so that answers keep their sense. */
export async function removeComment(viewer: Viewer, id: string): Promise<{ id: string }> {
  const [row] = await db()
    .update(comments)
    .set({ deletedAt: now(), deletedBy: viewer.accountId })
    .where(ownComment(viewer, id))
    .returning({ ...talkOf, hiddenAt: comments.hiddenAt });
  if (!row) refuse("not-found");
  await tellTalk(row.publicationId, row);
  await db()
    .update(publications)
    .set({
      // What waits was not counted.
      commentCount: sql`greatest(${publications.commentCount} - ${row.hiddenAt ? 0 : 1}, 0)`,
      pinnedCommentId: sql`nullif(${publications.pinnedCommentId}, ${id})`,
    })
    .where(eq(publications.id, row.publicationId));
  await alignFiles(row.publicationId);
  return { id };
}

const talkOf = { publicationId: comments.publicationId, groupId: comments.groupId, reach: comments.reach };

const placeOfTalk = sql<string | null>`(
  select place_id from ${publications} where ${publications.id} = "comments"."publication_id")`;

/** Neither deleted nor hidden: its words can be read, changed and answered. */
const isStanding = and(isNull(comments.deletedAt), isNull(comments.hiddenAt));

function ownComment(viewer: Viewer, id: string, more?: SQL) {
  const isUnder = eq(publications.id, comments.publicationId);
  const seen = sql`exists (select 1 from ${publications} where ${and(isUnder, isVisible(viewer), more)})`;
  const mayBeChanged = or(isStanding, and(eq(comments.pending, "waits"), isNull(comments.deletedAt)));
  return and(eq(comments.id, id), eq(comments.authorId, viewer.accountId), mayBeChanged, seen);
}

async function findThread(publicationId: string, parentId: string): Promise<string> {
  const [parent] = await db()
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, parentId), eq(comments.publicationId, publicationId), isStanding));
  if (!parent) refuse("not-found");
  return parent.parentId ?? parent.id;
}
