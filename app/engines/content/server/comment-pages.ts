import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { CommentOrder, CommentPage } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, kept } from "#platform/db/index.ts";
import { beyond, cursorOf, cut, pageSize } from "#platform/db/keyset.ts";
import { isBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { attachedTo, toAttachment } from "./attachments.ts";
import { authorColumns, toPerson } from "./cards.ts";
import { isWithoutReactions } from "./kinds.ts";
import { named } from "./mentions.ts";
import { isMetComment, metReactions } from "./met.ts";
import { isOwn, isVisible, mayReact } from "./policy.ts";
import { comments, publications, type ReactionName } from "./schema.ts";

/** A thread stands together: an answer is sorted beside the comment that it answers. */
const threadStart = sql<string>`coalesce(${comments.parentId}, ${comments.id})`;

/** What is put first stands before the others, with the answers to it. */
const order = sql<number>`case when ${threadStart} = ${publications.pinnedCommentId} then 0 else 1 end`;

const keys = [order, threadStart, comments.id];

/** The order of a talk, and the way back through it. */
const ways = {
  old: { on: ["asc", "asc", "asc"], back: ["desc", "desc", "desc"] },
  new: { on: ["asc", "desc", "asc"], back: ["desc", "asc", "desc"] },
} as const;

type Place = [order: number, threadStart: string, id: string];
/** A row with a comment in it. */
type Met<Row> = Row & { id: string; text: string; authorId: string; createdAt: Date };
type Way = readonly ("asc" | "desc")[];
type Asked = { id: string; after?: string; comment?: string; order: CommentOrder };

/**
 * Reads a page of comments: what is put first, then the oldest talk or the newest, answers under what they answer, one
 * after another; the page where a comment stands if it is named, the first one if that is not met (specification §2). Refuses as not found where there is no such publication for the viewer.
 */
export async function readComments(viewer: Viewer, { id, comment, ...asked }: Asked): Promise<CommentPage> {
  const start = comment === undefined ? asked.after : await findPage(talkOf(viewer, id), comment, ways[asked.order].on);
  const after = start ?? undefined;
  const found = await (after ? rowsOf(viewer, { id }, asked.order, after) : firstRows(viewer, { id }, asked.order));
  if (found.length === 0) refuse("not-found");
  const rows = found.filter((row): row is Met<typeof row> => row.id !== null);
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
        reactions: row.isClosed
          ? { counts: {}, mine: null, closed: true as const }
          : { counts: row.reactionCounts, mine: row.myReaction },
      };
    }),
  };
}

const talkOf = (viewer: Viewer, id: string) =>
  and(isVisible(viewer), eq(comments.publicationId, id), isMetComment(viewer))!;

const firstRows = kept((viewer: Viewer, slots: { id: string }, order: CommentOrder) => rowsOf(viewer, slots, order));

/** From the publication, so that a talk which nobody has begun is told from one that is not there. */
function rowsOf(viewer: Viewer, { id }: { id: string }, wanted: CommentOrder, after?: string) {
  const way = ways[wanted];
  const talk = talkOf(viewer, id);
  return db()
    .select({
      id: comments.id,
      threadStart,
      order,
      before: after ? before(talk, after, way.back) : sql<null>`null`,
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
      isClosed: sql<boolean>`(${isWithoutReactions()} or not ${mayReact(viewer)})`,
      myReaction: sql<ReactionName | null>`(
        select r.name from reactions r where r.subject_id = ${comments.id} and r.account_id = ${viewer.accountId})`,
    })
    .from(publications)
    .leftJoin(comments, and(talk, beyond(keys, after, [...way.on])))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(and(eq(publications.id, id), or(isVisible(viewer), isOwn(viewer))))
    .orderBy(...sorted(way.on))
    .limit(pageSize + 1);
}

const sorted = (way: Way) => keys.map((key, at) => (way[at] === "asc" ? asc(key) : desc(key)));

/** Behind what the page begins where a comment stands, as one comes to it page by page; null where it is not met. */
async function findPage(talk: SQL, comment: string, way: Way): Promise<string | null | undefined> {
  const { rows } = await db().execute<{ behind: Place | null }>(sql`
    with numbered as (
      select ${comments.id} as id, json_build_array(${sql.join(keys, sql`, `)}) as place,
        row_number() over (order by ${sql.join(sorted(way), sql`, `)}) - 1 as number
      from ${comments} join ${publications} on ${publications.id} = ${comments.publicationId} where ${talk})
    select behind.place as behind from numbered
    left join numbered behind on behind.number = numbered.number / ${pageSize}::int * ${pageSize}::int - 1
    where numbered.id = ${comment}`);
  if (!rows[0]) return null;
  return rows[0].behind ? cursorOf(rows[0].behind) : undefined;
}

/** Behind what the page before this one begins; nothing where that is the first one. */
function before(talk: SQL, after: string, back: Way): SQL<Place | null> {
  return sql`(select json_build_array(${sql.join(keys, sql`, `)})
    from ${comments} join ${publications} on ${publications.id} = ${comments.publicationId}
    where ${and(talk, beyond(keys, after, [...back]))}
    order by ${sql.join(sorted(back), sql`, `)} offset ${pageSize - 1} limit 1)`;
}

/** For so long an author may change a comment: what others have answered to keeps saying what it said. */
const changeableFor = 24 * 60 * 60 * 1000;

/** Whether its author may not change it any more. */
export function isOld(createdAt: Date): boolean {
  return now().getTime() - createdAt.getTime() > changeableFor;
}
