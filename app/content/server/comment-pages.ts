import { and, eq, sql } from "drizzle-orm";
import type { CommentOrder, CommentPage } from "#app/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { cursorOf, cut, pageSize, valuesOf } from "#platform/db/keyset.ts";
import { isBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { attachedTo, toAttachment } from "./attachments.ts";
import { authorColumns, toPerson } from "./cards.ts";
import { named } from "./mentions.ts";
import { metReactions } from "./met.ts";
import { isVisible } from "./policy.ts";
import { comments, publications, type ReactionName } from "./schema.ts";
import {
  beyond,
  countBefore,
  keys,
  order,
  type Place,
  placeBefore,
  sorted,
  type Talk,
  talkOf,
  threadStart,
  type Way,
  ways,
} from "./talk-order.ts";

type Asked = { id: string; after?: string; comment?: string; order: CommentOrder };

/**
 * Reads a page of comments: what is put first, then the oldest talk or the newest, answers under what they answer, one
 * after another; the page where a comment stands if it is named, the first one if that is not met (specification §2,
 * product B6).
 */
export async function readComments(viewer: Viewer, { id, comment, ...asked }: Asked): Promise<CommentPage> {
  const way = ways[asked.order];
  const talk = talkOf(viewer, id);
  const start = comment === undefined ? asked.after : await findPage(viewer, talk, comment, way);
  const after = start ?? undefined;
  const place = after ? placeOf(after) : undefined;
  const rows = await db()
    .select({
      id: comments.id,
      threadStart,
      order,
      before: place ? placeBefore(talk, place, way.back, pageSize) : sql<Place | null>`null`,
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
    .where(and(isVisible(viewer), sql`${comments.id} in (select id from (${beyond(talk, place, way.on)}) part)`))
    .orderBy(...sorted(way.on))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.order, row.threadStart, row.id]);
  const earlier = rows[0]?.before;
  return {
    next,
    ...(after && { earlier: earlier ? { after: cursorOf(earlier) } : {} }),
    ...(start === null && { missed: true as const }),
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

function placeOf(cursor: string): Place {
  const values = valuesOf(cursor);
  return values.length === keys.length ? (values as Place) : refuse("invalid", "cursor");
}

/** Behind what the page begins where a comment stands, as one comes to it page by page; null where it is not met. */
async function findPage(viewer: Viewer, talk: Talk, comment: string, { back }: { back: Way }) {
  const [found] = await db()
    .select({ place: sql<Place>`json_build_array(${sql.join(keys, sql`, `)})` })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .where(and(isVisible(viewer), talk.met, eq(comments.id, comment)));
  if (!found) return null;
  const number = await countBefore(talk, found.place, back);
  if (number < pageSize) return undefined;
  const { rows } = await db().execute<{ behind: Place }>(
    sql`select ${placeBefore(talk, found.place, back, (number % pageSize) + 1)} as behind`,
  );
  return cursorOf(rows[0]!.behind);
}

/** For so long an author may change a comment: what others have answered to keeps saying what it said (product B6). */
const changeableFor = 24 * 60 * 60 * 1000;

/** Whether its author may not change it any more. */
export function isOld(createdAt: Date): boolean {
  return now().getTime() - createdAt.getTime() > changeableFor;
}
