import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  may,
  memberships,
  type PlaceEvent,
  placeInvites,
  placeRequests,
  places,
} from "#app/engines/membership/server/index.ts";
import {
  isAbout,
  isThere,
  type NewNotice,
  type NoticeFamily,
  notifyPeople,
} from "#app/engines/notifications/server/index.ts";
import { channels } from "#app/places/channels/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { channelKind } from "./standing.ts";

/** Whoever may not know of a channel any more is told of it no more. */
const leadsTo = (viewer?: Viewer): SQL =>
  isThere(places, and(isAbout(places.id), viewer ? may("know")(viewer, places.id) : undefined));

export const channelNotices: NoticeFamily = {
  name: "channels",
  title: "Каналы",
  hint: "Приглашения, заявки и ответы на них",
  kinds: {
    "channel-invite": { words: "Вас пригласили в канал", personal: true, leadsTo },
    "channel-request": {
      words: { one: "Просится в канал", many: ["заявка в канал", "заявки в канал", "заявок в канал"] },
      personal: true,
      leadsTo,
    },
    "channel-granted": { words: "Вас впустили в канал", leadsTo },
    "channel-refused": { words: "Вам отказали во входе в канал", leadsTo },
  },
  mail: "digest",
  push: "now",
};

/** Tells those who are asked in, leaders of those who ask, and whoever has asked what came of it. */
export const notifyOfJoining: Listener = {
  name: "notifications.channels",
  kinds: ["place.invited", "place.requested", "place.decided"] satisfies PlaceEvent[],
  async hear({ kind, objectId, actorId, data }, key) {
    const [place] = await db()
      .select({ id: places.id, groupId: places.groupId, title: places.title, alias: places.alias })
      .from(places)
      .where(and(eq(places.id, objectId), eq(places.kind, channelKind)));
    if (!place) return;
    const { person, granted } = data as { person: string; granted?: boolean };
    const to = { channelAlias: place.alias };
    const asked = kind === "place.requested";
    const about = {
      ...{ groupId: place.groupId, actorId, eventKey: key, subject: place.title },
      href: `${href(asked ? channels.invites : channels.channel, to)}#${place.id}`,
    };
    const tell = (people: string[], what: string, more: Partial<NewNotice> = {}) =>
      notifyPeople(people.map((accountId) => ({ ...about, accountId, kind: what, ...more })));
    if (kind === "place.decided") return tell([person], granted ? "channel-granted" : "channel-refused");
    if (asked)
      return tell(await leadersOf(place.id, person), "channel-request", { heap: `channel-request/${place.id}` });
    return tell(await stillInvited(place.id, person), "channel-invite");
  },
};

/** Nobody, once the request is taken back. */
async function leadersOf(placeId: string, person: string): Promise<string[]> {
  const waits = sql`exists (select from ${placeRequests} r
    where r.place_id = ${placeId} and r.account_id = ${person} and r.rejected_at is null)`;
  const rows = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, ["owner", "admin"]), waits));
  return rows.map(({ id }) => id);
}

/** Nobody, once the invite is taken back or answered. */
async function stillInvited(placeId: string, person: string): Promise<string[]> {
  const rows = await db()
    .select({ id: placeInvites.accountId })
    .from(placeInvites)
    .where(and(eq(placeInvites.placeId, placeId), eq(placeInvites.accountId, person), isNull(placeInvites.declinedAt)));
  return rows.map(({ id }) => id);
}
