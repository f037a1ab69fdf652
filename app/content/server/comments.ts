import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { CommentView } from "#app/content/contract.ts";
import { refuseMuted } from "#app/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { tellLive } from "#platform/events/live.ts";
import { accounts, type Reach } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { authorColumns, toPerson } from "./cards.ts";
import { isVisible } from "./policy.ts";
import { comments, publications, type ReactionName } from "./schema.ts";

/** A thread stands together: an answer is sorted beside the comment that it answers. */
const threadStart = sql<string>`coalesce(${comments.parentId}, ${comments.id})`;

type CommentPage = { items: CommentView[]; next?: string };

/** Reads a page of comments, oldest first, answers under what they answer (specification §2, product B6). */
export async function readComments(viewer: Viewer, id: string, after?: string): Promise<CommentPage> {
  const rows = await db()
    .select({
      id: comments.id,
      threadStart,
      parentId: comments.parentId,
      text: comments.text,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      hiddenAt: comments.hiddenAt,
      authorId: comments.authorId,
      author: authorColumns,
      reactionCounts: comments.reactionCounts,
      myReaction: sql<ReactionName | null>`(
        select r.name from reactions r where r.subject_id = ${comments.id} and r.account_id = ${viewer.accountId})`,
    })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(and(isVisible(viewer), eq(comments.publicationId, id), beyond([threadStart, comments.id], after, "asc")))
    .orderBy(asc(threadStart), asc(comments.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.threadStart, row.id]);
  return {
    next,
    items: items.map((row) => ({
      id: row.id,
      parentId: row.parentId,
      author: row.deletedAt || row.hiddenAt ? null : row.author && toPerson(row.author),
      text: row.deletedAt || row.hiddenAt ? "" : row.text,
      createdAt: row.createdAt.toISOString(),
      edited: row.editedAt !== null,
      deleted: row.deletedAt !== null,
      hidden: row.hiddenAt !== null && row.deletedAt === null,
      mine: row.authorId === viewer.accountId && !row.deletedAt,
      reactions: { counts: row.reactionCounts, mine: row.myReaction },
    })),
  };
}

type NewComment = { id: string; text: string; parentId?: string };

/** Writes a comment. An answer to an answer joins its thread: two visual levels (product B6). */
export async function writeComment(viewer: Viewer, { id, text, parentId }: NewComment): Promise<{ id: string }> {
  await refuseMuted(viewer, "text");
  const [subject] = await db()
    .update(publications)
    .set({ commentCount: sql`${publications.commentCount} + 1` })
    .where(and(isVisible(viewer), eq(publications.id, id)))
    .returning({ groupId: publications.groupId, reach: publications.reach, authorId: publications.authorId });
  if (!subject) refuse("not-found");
  const thread = parentId ? await findThread(id, parentId) : null;
  const commentId = newId();
  await db().insert(comments).values({
    id: commentId,
    groupId: subject.groupId,
    reach: subject.reach,
    publicationId: id,
    parentId: thread,
    authorId: viewer.accountId,
    text,
    createdAt: now(),
  });
  await tellTalk(id, subject);
  await announce({ kind: "comment.written", objectId: commentId, groupId: subject.groupId, actorId: viewer.accountId });
  return { id: commentId };
}

/** Changes an own comment. Refuses other people's and deleted ones as not found. */
export async function editComment(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  await refuseMuted(viewer, "text");
  const rows = await db()
    .update(comments)
    .set({ text, editedAt: now() })
    .where(ownComment(viewer, id))
    .returning(talkOf);
  if (!rows[0]) refuse("not-found");
  await tellTalk(rows[0].publicationId, rows[0]);
  return { id };
}

/** Takes an own comment away; its place stays as «Комментарий удалён», so that answers keep their sense. */
export async function removeComment(viewer: Viewer, id: string): Promise<{ id: string }> {
  const [row] = await db()
    .update(comments)
    .set({ deletedAt: now(), deletedBy: viewer.accountId })
    .where(ownComment(viewer, id))
    .returning(talkOf);
  if (!row) refuse("not-found");
  await tellTalk(row.publicationId, row);
  await db()
    .update(publications)
    .set({ commentCount: sql`greatest(${publications.commentCount} - 1, 0)` })
    .where(eq(publications.id, row.publicationId));
  return { id };
}

const talkOf = { publicationId: comments.publicationId, groupId: comments.groupId, reach: comments.reach };

/** Those who read the publication now see its talk change (product B11). */
function tellTalk(publicationId: string, { groupId, reach }: { groupId: string; reach: Reach }): Promise<void> {
  return tellLive({ topic: `publication:${publicationId}`, groupId, reach });
}

/** Neither deleted nor hidden: its words can be read, changed and answered. */
const isStanding = and(isNull(comments.deletedAt), isNull(comments.hiddenAt));

function ownComment(viewer: Viewer, id: string) {
  const seen = sql`exists (select 1 from ${publications} where ${publications.id} = ${comments.publicationId} and ${isVisible(viewer)})`;
  return and(eq(comments.id, id), eq(comments.authorId, viewer.accountId), isStanding, seen);
}

async function findThread(publicationId: string, parentId: string): Promise<string> {
  const [parent] = await db()
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, parentId), eq(comments.publicationId, publicationId), isStanding));
  if (!parent) refuse("not-found");
  return parent.parentId ?? parent.id;
}
