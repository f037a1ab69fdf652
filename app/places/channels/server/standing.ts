import { type SQL, sql } from "drizzle-orm";
import { publications, type Topic } from "#app/engines/content/server/index.ts";
import {
  isShownToGuests,
  mayShow,
  memberships,
  placeBy,
  places,
  type Stood,
  viewOf,
} from "#app/engines/membership/server/index.ts";
import type { ChannelView } from "#app/places/channels/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { unreadOf } from "./unread.ts";

/** What the engine of places calls a channel. */
export const channelKind = "channel";

/** Reads the channel that a word in an address names, now or in the last year. Refuses others as not found. */
export async function readChannel(viewer: Viewer, { alias }: { alias: string }): Promise<ChannelView> {
  return toView(viewer, await placeBy(viewer, { kind: channelKind, alias }));
}

/** What pages draw of a channel. */
export async function toView(viewer: Viewer, place: Stood): Promise<ChannelView> {
  const { rows } = await db().execute<{ unread: number; seenAt: Date | string | null; guestVisible: boolean }>(
    sql`select ${unreadOf(viewer, sql`${place.id}::uuid`)} as unread,
      (select m.seen_at from ${memberships} m where m.place_id = ${place.id} and m.account_id = ${viewer.accountId}) as "seenAt",
      ${isShownToGuests(sql`${place.id}::uuid`)} as "guestVisible"`,
  );
  const { unread = 0, seenAt = null, guestVisible = false } = rows[0] ?? {};
  return {
    ...(await viewOf(viewer, place)),
    ...{ unread, guestVisible, mayShow: mayShow(viewer) },
    seenAt: seenAt && new Date(seenAt).toISOString(),
  };
}

/** What the card of a thread names: the channel that it stands in. */
export function channelOf(): SQL<Topic | null> {
  return sql`(
    select json_build_object('title', pl.title, 'name', pl.alias) from ${places} pl where pl.id = ${publications.placeId})`;
}
