import { and, count, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { comments, isVisible, publications, urlOf } from "#app/content/server/index.ts";
import type { NoticeKind, NoticeView } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { tellLive } from "#platform/events/live.ts";
import { fileUrl } from "#platform/files/index.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { notices } from "./schema.ts";

/** Reads a page of a person's notices, newest first; what they may no longer see is not told (product B26). */
export async function readNotices(viewer: Viewer, after?: string): Promise<{ items: NoticeView[]; next?: string }> {
  const rows = await db()
    .select({
      id: notices.id,
      kind: notices.kind,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      commentId: notices.commentId,
      subject: notices.subject,
      text: sql<string | null>`coalesce(${comments.text}, ${notices.text})`,
      href: notices.href,
      publication: {
        id: publications.id,
        kind: publications.kind,
        title: publications.title,
        excerpt: publications.excerpt,
      },
      actorId: notices.actorId,
      actor: { firstName: accounts.firstName, lastName: accounts.lastName, photoId: accounts.photoId },
    })
    .from(notices)
    .leftJoin(comments, eq(comments.id, notices.commentId))
    .leftJoin(publications, eq(publications.id, notices.publicationId))
    .leftJoin(accounts, eq(accounts.id, notices.actorId))
    .where(
      and(
        eq(notices.accountId, viewer.accountId),
        isTold,
        beyond([notices.createdAt, notices.id], after),
        or(isNull(notices.publicationId), isVisible(viewer)),
        or(
          isNull(notices.commentId),
          and(isNotNull(comments.id), isNull(comments.deletedAt), isNull(comments.hiddenAt)),
        ),
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return {
    next,
    items: items.map(({ publication, actorId, actor, commentId, createdAt, readAt, ...row }) => ({
      id: row.id,
      kind: row.kind,
      actor: actorId
        ? {
            id: actorId,
            name: actor ? `${actor.firstName} ${actor.lastName}` : "Коллега",
            photo: actor?.photoId ? fileUrl(actor.photoId, 480) : null,
          }
        : null,
      subject: row.subject ?? (publication ? publication.title || publication.excerpt.slice(0, 80) : ""),
      text: row.text ?? "",
      href:
        row.href ??
        (publication ? `${urlOf(publication.kind, publication.id)}${commentId ? `#${commentId}` : ""}` : ""),
      createdAt: createdAt.toISOString(),
      read: readAt !== null,
    })),
  };
}

/** What one person has done towards another; the rest the portal and its desks say, and a block does not touch it. */
const personal: NoticeKind[] = ["comment", "reply", "mention", "mention-post", "story-answer"];

/** The condition «its reader has not blocked who is behind it, nor the author of what it leads to». */
const isTold = sql`not (${inArray(notices.kind, personal)} and ${keepsAway(notices.accountId, notices.actorId)})
  and not exists (
    select 1 from ${publications} p where p.id = ${notices}.publication_id and p.kind = 'ugc'
      and ${keepsAway(sql`${notices}.account_id`, sql`p.author_id`)})`;

/** Tells the open pages of a person how many notices wait for them. */
export async function ringBell({ groupId, accountId }: Pick<Viewer, "groupId" | "accountId">): Promise<void> {
  const { count: unread } = await countUnread({ accountId });
  await tellLive({ topic: `account:${accountId}`, groupId, data: { unread } });
}

/** The same for many at once. */
export async function ringBells(people: Pick<Viewer, "groupId" | "accountId">[]): Promise<void> {
  const ids = people.map(({ accountId }) => accountId);
  const rows = await db()
    .select({ accountId: notices.accountId, groupId: accounts.groupId, unread: count() })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .where(and(inArray(notices.accountId, ids), isNull(notices.readAt), isTold))
    .groupBy(notices.accountId, accounts.groupId);
  for (const { accountId, groupId, unread } of rows)
    await tellLive({ topic: `account:${accountId}`, groupId, data: { unread } });
}

/** How many notices a person has not read: the number on the bell. */
export async function countUnread(viewer: Pick<Viewer, "accountId">): Promise<{ count: number }> {
  const [row] = await db()
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.accountId, viewer.accountId), isNull(notices.readAt), isTold));
  return { count: row?.count ?? 0 };
}

/** Reads all of a person's notices at once. */
export async function readAllNotices(viewer: Viewer): Promise<{ read: number }> {
  const rows = await db()
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.accountId, viewer.accountId), isNull(notices.readAt)))
    .returning({ one: sql`1` });
  if (rows.length) await ringBell(viewer);
  return { read: rows.length };
}
