import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { CommentOrder, CommentView } from "#app/content/contract.ts";
import { refuseMuted } from "#app/moderation/server/index.ts";
import { rememberRead } from "#app/reading/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cursorOf, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { isBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { attachedTo, attachFiles, dropFiles, type NewFiles, toAttachment } from "./attachments.ts";
import { authorColumns, toPerson } from "./cards.ts";
import { alignFiles } from "./file-readers.ts";
import { announceMentions, mentionsOf, named } from "./mentions.ts";
import { isMetComment, metReactions } from "./met.ts";
import { type Heard, hearersOf } from "./named.ts";
import { isVisible } from "./policy.ts";
import { comments, publications, type ReactionName } from "./schema.ts";
import { tellTalk } from "./telling.ts";
import { waitWithComment } from "./waiting.ts";

/** A thread stands together: an answer is sorted beside the comment that it answers. */
const threadStart = sql<string>`coalesce(${comments.parentId}, ${comments.id})`;

/** What is put first stands before the others, with the answers to it. */
const order = sql<number>`case when ${threadStart} = ${publications.pinnedCommentId} then 0 else 1 end`;

type CommentPage = { items: CommentView[]; next?: string };
type Asked = { id: string; after?: string; order: CommentOrder };

/**
 * Reads a page of comments: what is put first, then the oldest talk or the newest, answers under what they answer, one
 * after another (specification §2, product B6).
 */
export async function readComments(viewer: Viewer, { id, after, order: wish }: Asked): Promise<CommentPage> {
  const isNew = wish === "new";
  const rows = await db()
    .select({
      id: comments.id,
      threadStart,
      order,
      isPinned: sql<boolean>`coalesce(${comments.id} = ${publications.pinnedCommentId}, false)`,
      isPinnedByAuthor: sql<boolean>`coalesce(${publications.pinnedCommentBy} = ${publications.authorId}, false)`,
      parentId: comments.parentId,
      text: comments.text,
      mentions: named(comments.mentions, viewer),
      attachments: attachedTo(comments.id),
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      hiddenAt: comments.hiddenAt,
      pending: comments.pending,
      authorId: comments.authorId,
      author: authorColumns,
      isBlocked: isBlocked(viewer, comments.authorId),
      reactionCounts: metReactions(viewer, comments),
      myReaction: sql<ReactionName | null>`(
        select r.name from reactions r where r.subject_id = ${comments.id} and r.account_id = ${viewer.accountId})`,
    })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(
      and(
        isVisible(viewer),
        eq(comments.publicationId, id),
        isMetComment(viewer),
        beyond([order, threadStart, comments.id], after, isNew ? ["asc", "desc", "asc"] : "asc"),
      ),
    )
    .orderBy(asc(order), isNew ? desc(threadStart) : asc(threadStart), asc(comments.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.order, row.threadStart, row.id]);
  return {
    next,
    items: items.map((row) => {
      const isMine = row.authorId === viewer.accountId && !row.deletedAt;
      const waits = row.pending === "waits" && !row.deletedAt;
      const isAway = row.hiddenAt !== null && !(waits && isMine);
      return {
        id: row.id,
        parentId: row.parentId,
        ...(row.deletedAt || isAway || row.isBlocked
          ? { author: null, text: "" }
          : {
              author: row.author && toPerson(row.author),
              text: row.text,
              ...(row.mentions && { mentions: row.mentions }),
              ...(row.attachments && { attachments: row.attachments.map(toAttachment) }),
            }),
        createdAt: row.createdAt.toISOString(),
        edited: row.editedAt !== null,
        deleted: row.deletedAt !== null,
        hidden: isAway && row.deletedAt === null,
        ...(waits && { waits: true as const }),
        ...(row.isBlocked && { blocked: true as const }),
        ...(row.isPinned && { pinned: row.isPinnedByAuthor ? "author" : "desk" }),
        mine: isMine,
        changeable: row.authorId === viewer.accountId && !isOld(row.createdAt),
        reactions: { counts: row.reactionCounts, mine: row.myReaction },
      };
    }),
  };
}

const closed = "Комментарии к этой публикации закрыты. Спасибо, что хотели ответить!";

type Written = { id: string; waits: boolean; after?: string | undefined } & Heard;
type NewComment = { id: string; text: string; parentId?: string } & NewFiles;

/**
 * Writes a comment with its files. An answer to an answer joins its thread: two visual levels (product B6). Refuses
 * where the talk is closed, and files that are not taken.
 */
export async function writeComment(viewer: Viewer, { id, text, parentId, ...files }: NewComment): Promise<Written> {
  await refuseMuted(viewer, "text");
  const [subject] = await db()
    .update(publications)
    .set({ commentCount: sql`${publications.commentCount} + 1` })
    .where(and(isVisible(viewer), eq(publications.id, id)))
    .returning({ groupId: publications.groupId, reach: publications.reach, closedAt: publications.talkClosedAt });
  if (!subject) refuse("not-found");
  if (subject.closedAt) refuse("invalid", "closed", { fields: { text: [closed] } });
  const thread = parentId ? await findThread(id, parentId) : null;
  const commentId = newId();
  const mentions = await mentionsOf(viewer, text, { groupId: subject.groupId });
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
  const { groupId } = subject;
  const written = { id: commentId, after: await endOfTalk(viewer, id) };
  if (await waitWithComment(viewer, { id: commentId, groupId, words })) return { ...written, waits: true };
  await tellTalk(id, subject);
  await announce({ kind: "comment.written", objectId: commentId, groupId, actorId: viewer.accountId });
  await announceMentions(viewer, commentId, groupId, mentions);
  return { ...written, waits: false, ...(await hearersOf(id, mentions)) };
}

/** After what the last threads of a talk stand that is longer than a page: as many as fill half of one. */
async function endOfTalk(viewer: Viewer, publicationId: string): Promise<string | undefined> {
  const rows = await db()
    .select({ threadStart })
    .from(comments)
    .where(and(eq(comments.publicationId, publicationId), isMetComment(viewer)))
    .orderBy(desc(threadStart), desc(comments.id))
    .limit(pageSize + 1);
  return rows.length > pageSize ? cursorOf([1, rows[pageSize / 2]!.threadStart, lastId]) : undefined;
}

/** No id comes after it. */
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** For so long an author may change a comment: what others have answered to keeps saying what it said (product B6). */
const changeableFor = 24 * 60 * 60 * 1000;

const tooLate = "Комментарий можно менять сутки. Напишите новый: так ответы на этот не потеряют смысл.";

type Change = { id: string; text: string; drop: string[] };

/**
 * Changes an own comment, within a day; files of it can be taken away. Refuses other people's and deleted ones as not
 * found, old ones as «invalid».
 */
export async function editComment(viewer: Viewer, { id, text, drop }: Change): Promise<Written> {
  await refuseMuted(viewer, "text");
  const [before] = await db()
    .select({ ...talkOf, mentions: comments.mentions, createdAt: comments.createdAt, pending: comments.pending })
    .from(comments)
    .where(ownComment(viewer, id))
    .for("update");
  if (!before) refuse("not-found");
  if (isOld(before.createdAt)) refuse("invalid", "late", { fields: { text: [tooLate] } });
  const mentions = await mentionsOf(viewer, text, { before: before.mentions, groupId: before.groupId });
  await db().update(comments).set({ text, mentions, editedAt: now() }).where(eq(comments.id, id));
  await dropFiles([id], drop);
  const { groupId } = before;
  if (await waitWithComment(viewer, { id, groupId, words: text, waited: before.pending !== null }))
    return { id, waits: true };
  await tellTalk(before.publicationId, before);
  await announceMentions(viewer, id, groupId, mentions);
  return { id, waits: false, ...(await hearersOf(before.publicationId, mentions)) };
}

function isOld(createdAt: Date): boolean {
  return now().getTime() - createdAt.getTime() > changeableFor;
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

/** Neither deleted nor hidden: its words can be read, changed and answered. */
const isStanding = and(isNull(comments.deletedAt), isNull(comments.hiddenAt));

function ownComment(viewer: Viewer, id: string) {
  const seen = sql`exists (select 1 from ${publications} where ${publications.id} = ${comments.publicationId} and ${isVisible(viewer)})`;
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
