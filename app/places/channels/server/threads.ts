import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  authorColumns,
  isOwn,
  isVisible,
  namesOf,
  publications,
  rememberSeen,
  toPerson,
} from "#app/engines/content/server/index.ts";
import { demand, memberships, places, standing } from "#app/engines/membership/server/index.ts";
import { noticeMutes } from "#app/engines/notifications/server/index.ts";
import { pollQuestion } from "#app/engines/polls/server/index.ts";
import type { ChannelView, ThreadCard, ThreadSort, Unread } from "#app/places/channels/contract.ts";
import { type Names, withNames } from "#app/rich-text/names.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { threads } from "./schema.ts";
import { toView } from "./standing.ts";
import { isFresh, unreadIn } from "./unread.ts";

type Page = { items: ThreadCard[]; next?: string | undefined };
type Asked = { id: string; sort: ThreadSort; after?: string };

/** Reads a page of a channel's threads; on the first one what is pinned stands apart. Refuses who may not read it. */
export async function readThreads(
  viewer: Viewer,
  { id, sort, after }: Asked,
): Promise<Page & { pinned: ThreadCard[] }> {
  await demand(viewer, id, "read");
  const here = eq(threads.placeId, id);
  const only = {
    active: isNull(threads.pinnedAt),
    new: isNull(threads.pinnedAt),
    unread: isFresh(viewer),
    mine: undefined,
  };
  const isWhole = sort === "active" || sort === "new";
  const pinned =
    isWhole && !after
      ? await cards(viewer, and(here, isVisible(viewer), isNotNull(threads.pinnedAt))!, "active", undefined)
      : [];
  const isTheirs = sort === "mine" ? isOwn(viewer) : isVisible(viewer);
  const rows = await cards(viewer, and(here, isTheirs, only[sort])!, sort === "new" ? "new" : "active", after);
  return { pinned: pinned.map(toCard), ...pageOf(rows, sort === "new" ? "new" : "active") };
}

/** Reads a page of the threads of all channels that the viewer belongs to, the newest first. */
export async function readFeed(viewer: Viewer, { after }: { after?: string }): Promise<Page> {
  const rows = await cards(viewer, and(isVisible(viewer), isNotNull(memberships.accountId))!, "new", after);
  return pageOf(rows, "new");
}

/** Where a thread stands, whether above the others, and whether the viewer wants to hear of it. Refuses what the viewer may not read as not found. */
export async function readThread(
  viewer: Viewer,
  { id }: { id: string },
): Promise<{ channel: ChannelView; pinned: boolean; muted: boolean; unread: Unread | null }> {
  const muted = and(
    eq(noticeMutes.publicationId, threads.publicationId),
    eq(noticeMutes.accountId, viewer.accountId),
    or(isNull(noticeMutes.until), gt(noticeMutes.until, now())),
  );
  const [row] = await db()
    .select({
      placeId: threads.placeId,
      pinnedAt: threads.pinnedAt,
      muted: sql<boolean>`exists (select from ${noticeMutes} where ${muted})`,
      unread: unreadIn(viewer, sql`${threads}.publication_id`),
    })
    .from(threads)
    .where(eq(threads.publicationId, id));
  if (!row) refuse("not-found");
  const [place] = await standing(viewer, sql`${places.id} = ${row.placeId}`);
  if (!place?.may.read) refuse("not-found");
  const { pinnedAt, muted: isMuted, unread } = row;
  return {
    channel: await toView(viewer, place),
    pinned: pinnedAt !== null,
    muted: isMuted,
    unread: unread && { ...unread, since: new Date(unread.since).toISOString() },
  };
}

/** All that is said in a thread is known to the viewer until now, on all their devices. Refuses what they may not read as not found. */
export async function markThreadSeen(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const [row] = await db()
    .select({ id: threads.publicationId })
    .from(threads)
    .innerJoin(publications, eq(publications.id, threads.publicationId))
    .where(and(eq(threads.publicationId, id), or(isVisible(viewer), isOwn(viewer))));
  if (!row) refuse("not-found");
  await rememberSeen(viewer, id);
  return { id };
}

/** Puts a thread above the others of its channel, or back among them: who leads the channel does. */
export async function pin(viewer: Viewer, { id, pinned }: { id: string; pinned: boolean }): Promise<{ id: string }> {
  const [row] = await db().select({ placeId: threads.placeId }).from(threads).where(eq(threads.publicationId, id));
  if (!row) refuse("not-found");
  await demand(viewer, row.placeId, "lead");
  await db()
    .update(threads)
    .set({ pinnedAt: pinned ? now() : null })
    .where(eq(threads.publicationId, id));
  return { id };
}

type Order = "active" | "new";

const keysOf = (order: Order) =>
  order === "active" ? [threads.activeAt, threads.publicationId] : [publications.publishedAt, threads.publicationId];

function cards(viewer: Viewer, where: SQL, order: Order, after: string | undefined) {
  const keys = keysOf(order);
  return db()
    .select({
      id: threads.publicationId,
      alias: places.alias,
      channel: places.title,
      title: publications.title,
      excerpt: publications.excerpt,
      names: namesOf(publications.mentions, viewer),
      publishedAt: publications.publishedAt,
      activeAt: threads.activeAt,
      comments: publications.commentCount,
      pinnedAt: threads.pinnedAt,
      closedAt: publications.talkClosedAt,
      poll: pollQuestion(publications.id),
      fresh: sql<boolean>`coalesce((${isFresh(viewer)}), false)`,
      waits: sql<boolean>`${publications.state} = 'pending'`,
      author: authorColumns,
    })
    .from(threads)
    .innerJoin(publications, eq(publications.id, threads.publicationId))
    .innerJoin(places, eq(places.id, threads.placeId))
    .leftJoin(memberships, and(eq(memberships.placeId, threads.placeId), eq(memberships.accountId, viewer.accountId)))
    .leftJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(where, beyond(keys, after)))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(pageSize + 1);
}

type Row = Awaited<ReturnType<typeof cards>>[number];

function pageOf(rows: Row[], order: Order): Page {
  const { items, next } = cut(rows, (row) => [order === "active" ? row.activeAt : row.publishedAt, row.id]);
  return { items: items.map(toCard), next };
}

function toCard({ names, publishedAt, activeAt, pinnedAt, closedAt, poll, author, excerpt, ...row }: Row): ThreadCard {
  return {
    ...row,
    excerpt: withNames(excerpt, names as Names | null),
    publishedAt: publishedAt.toISOString(),
    activeAt: activeAt.toISOString(),
    pinned: pinnedAt !== null,
    closed: closedAt !== null,
    poll: poll !== null,
    author: author && toPerson(author),
  };
}
