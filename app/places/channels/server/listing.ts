import { and, asc, eq, isNull, sql } from "drizzle-orm";
import {
  glanceAt,
  may,
  memberships,
  placeLine,
  placeLineColumns,
  places,
} from "#app/engines/membership/server/index.ts";
import type { ChannelLine } from "#app/places/channels/contract.ts";
import { channels } from "#app/places/channels/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import { channelKind } from "./standing.ts";
import { unreadOf } from "./unread.ts";

/** Nobody belongs to more of them at once in a list. */
const most = 500;

/** Reads the channels that the viewer belongs to, those with something new first, all of them in one query. */
export async function readMine(viewer: Viewer): Promise<{ items: ChannelLine[] }> {
  const rows = await db()
    .select({ ...placeLineColumns(viewer), unread: unreadOf(viewer, sql`${places}.id`) })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(eq(memberships.accountId, viewer.accountId), eq(places.kind, channelKind)))
    .orderBy(sql`${places.activeAt} desc nulls last`, asc(places.title), asc(places.id))
    .limit(most);
  const items = rows.map(placeLine);
  return { items: [...items.filter(({ unread }) => unread > 0), ...items.filter(({ unread }) => unread === 0)] };
}

/** A few of them for the main page. */
export const glanceAtMine = (viewer: Viewer) =>
  glanceAt(viewer, {
    kind: channelKind,
    unread: unreadOf(viewer, sql`${places}.id`),
    address: (channelAlias) => href(channels.channel, { channelAlias }),
  });

/** Reads a page of the channels of the company that the viewer may know of, by name. */
export async function readCatalogue(viewer: Viewer, { query, after }: { query: string; after?: string }) {
  const like = `%${literally(query)}%`;
  const rows = await db()
    .select({ ...placeLineColumns(viewer), unread: sql<number>`0` })
    .from(places)
    .where(
      and(
        eq(places.groupId, viewer.groupId),
        eq(places.kind, channelKind),
        isNull(places.archivedAt),
        may("know")(viewer, sql`${places}.id`),
        query
          ? sql`(${places.title} ilike ${like} or ${places.description} ilike ${like} or ${places.alias} = ${query})`
          : undefined,
        beyond([places.title, places.id], after, "asc"),
      ),
    )
    .orderBy(asc(places.title), asc(places.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.title, row.id]);
  return { items: items.map(placeLine), next };
}
