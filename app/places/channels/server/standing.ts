import { type SQL, sql } from "drizzle-orm";
import { publications, type Topic } from "#app/engines/content/server/index.ts";
import { placeBy, places, type Stood, viewOf } from "#app/engines/membership/server/index.ts";
import type { ChannelView } from "#app/places/channels/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { countUnread } from "./unread.ts";

/** What the engine of places calls a channel. */
export const channelKind = "channel";

/** Reads the channel that a word in an address names, now or in the last year. Refuses others as not found. */
export async function readChannel(viewer: Viewer, { alias }: { alias: string }): Promise<ChannelView> {
  return toView(viewer, await placeBy(viewer, { kind: channelKind, alias }));
}

/** What pages draw of a channel. */
export async function toView(viewer: Viewer, place: Stood): Promise<ChannelView> {
  return { ...(await viewOf(viewer, place)), unread: await countUnread(viewer, place.id) };
}

/** What the card of a thread names: the channel that it stands in. */
export function channelOf(): SQL<Topic | null> {
  return sql`(
    select json_build_object('title', pl.title, 'name', pl.alias) from ${places} pl where pl.id = ${publications.placeId})`;
}
