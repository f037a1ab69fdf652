import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import {
  may,
  memberships,
  type PlaceEvent,
  placeInvites,
  placeOffers,
  placeRequests,
  places,
} from "#app/engines/membership/server/index.ts";
import {
  isAbout,
  isThere,
  type NewNotice,
  type NoticeFamily,
  notices,
  notifyPeople,
} from "#app/engines/notifications/server/index.ts";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";

/** Whoever may not know of a place any more is told of it no more. */
const leadsTo = (viewer?: Viewer): SQL =>
  isThere(places, and(isAbout(places.id), viewer ? may("know")(viewer, places.id) : undefined));

const pageOf = (alias: string) => href(account.profile, { socialId: alias });

/** Who is shut out and may not know of the place any more is led to its owner. */
const leadsToOwner = (viewer?: Viewer): SQL =>
  isThere(
    places,
    and(
      isAbout(places.id),
      viewer && or(may("know")(viewer, places.id), sql`starts_with(${notices.href}, ${pageOf("")})`),
    ),
  );

type Joining = {
  /** The kind of place; its notices begin with it. */
  kind: string;
  /** «в канал», «канала». */
  into: string;
  of: string;
  /** Where a place is met, and where its leaders see who asks. */
  home(alias: string): string;
  waiting(alias: string): string;
  /** Where its leaders read what waits for them. */
  queue(alias: string): string;
};

/** What is told of those who are asked into a place of a kind, and ask for it: the kinds of notices, and who tells them. */
export function joiningNotices({ kind, into, of, home, waiting, queue }: Joining): {
  kinds: NoticeFamily["kinds"];
  listener: Listener;
} {
  return {
    kinds: {
      [`${kind}-invite`]: { words: `Вас пригласили ${into}`, personal: true, leadsTo },
      [`${kind}-request`]: {
        words: { one: `Новая заявка ${into}`, many: [`заявка ${into}`, `заявки ${into}`, `заявок ${into}`] },
        personal: true,
        leadsTo,
      },
      [`${kind}-asked`]: {
        words: {
          one: `Ждёт администраторов ${of}`,
          many: [
            `дело ждёт администраторов ${of}`,
            `дела ждут администраторов ${of}`,
            `дел ждут администраторов ${of}`,
          ],
        },
        leadsTo,
      },
      [`${kind}-quiet`]: {
        words: "Полгода никто не пишет. Оживите, передайте другому или уберите в архив",
        leadsTo,
      },
      [`${kind}-granted`]: { words: `Вас впустили ${into}`, leadsTo },
      [`${kind}-refused`]: { words: `Вам отказали во входе ${into}`, leadsTo },
      [`${kind}-offer`]: { words: `Предлагает вам стать владельцем ${of}`, personal: true, leadsTo },
      [`${kind}-taken`]: { words: `Теперь владелец ${of}`, personal: true, leadsTo },
      [`${kind}-unanswered`]: {
        words: `На предложение стать владельцем ${of} никто не ответил: позовите другого`,
        leadsTo,
      },
      [`${kind}-banned`]: { words: `Вам закрыли вход ${into}`, leadsTo: leadsToOwner },
      [`${kind}-declined`]: { words: `Не хочет быть владельцем ${of}`, personal: true, leadsTo },
    },
    listener: {
      name: `notifications.${kind}`,
      kinds: [
        "place.invited",
        "place.requested",
        "place.decided",
        "place.offered",
        "place.asked",
        "place.quiet",
        "place.banned",
        "place.offer-over",
        "place.offer-answered",
      ] satisfies PlaceEvent[],
      async hear({ kind: event, objectId, actorId, data }, key) {
        const [place] = await db()
          .select({ id: places.id, groupId: places.groupId, title: places.title, alias: places.alias })
          .from(places)
          .where(and(eq(places.id, objectId), eq(places.kind, kind)));
        if (!place) return;
        const { person = "", granted } = (data ?? {}) as { person?: string; granted?: boolean };
        const asked = event === "place.requested";
        const about = {
          ...{ groupId: place.groupId, actorId, eventKey: key, subject: place.title },
          href: `${asked ? waiting(place.alias) : home(place.alias)}#${place.id}`,
        };
        const tell = (people: string[], what: string, more: Partial<NewNotice> = {}) =>
          notifyPeople(people.map((accountId) => ({ ...about, accountId, kind: `${kind}-${what}`, ...more })));
        if (event === "place.asked") {
          const more = { href: `${queue(place.alias)}#${place.id}`, actorId: null, heap: `${kind}-asked/${place.id}` };
          return tell(await leadersOf(place.id, actorId), "asked", more);
        }
        if (event === "place.banned") return tellBanned(place.id, { ...about, kind: `${kind}-banned` }, data as Shut);
        if (event === "place.offer-over")
          return tell(await leadersOf(place.id, null, eq(memberships.accountId, person)), "unanswered");
        if (event === "place.quiet")
          return tell(await leadersOf(place.id, null, eq(memberships.role, "owner")), "quiet", { actorId: null });
        if (event === "place.offered") return tell(await stillOffered(place.id, person), "offer");
        if (event === "place.offer-answered") return tell([person], granted ? "taken" : "declined");
        if (event === "place.decided") return tell([person], granted ? "granted" : "refused");
        if (asked)
          return tell(await leadersOf(place.id, person, isWaiting(place.id, person)), "request", {
            heap: `${kind}-request/${place.id}`,
          });
        return tell(await stillInvited(place.id, person), "invite");
      },
    },
  };
}

/** Those who lead a place, but whom it is about. */
async function leadersOf(placeId: string, person: string | null, where?: SQL): Promise<string[]> {
  const others = person ? ne(memberships.accountId, person) : undefined;
  const rows = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.placeId, placeId), inArray(memberships.role, ["owner", "admin"]), others, where));
  return rows.map(({ id }) => id);
}

/** The request is not taken back. */
const isWaiting = (placeId: string, person: string) => sql`exists (select from ${placeRequests} r
  where r.place_id = ${placeId} and r.account_id = ${person} and r.rejected_at is null)`;

/** Nobody, once the invite is taken back or answered. */
async function stillInvited(placeId: string, person: string): Promise<string[]> {
  const rows = await db()
    .select({ id: placeInvites.accountId })
    .from(placeInvites)
    .where(and(eq(placeInvites.placeId, placeId), eq(placeInvites.accountId, person), isNull(placeInvites.declinedAt)));
  return rows.map(({ id }) => id);
}

/** Nobody, once the offer is taken back or answered. */
async function stillOffered(placeId: string, person: string): Promise<string[]> {
  const rows = await db()
    .select({ id: placeOffers.accountId })
    .from(placeOffers)
    .where(and(eq(placeOffers.placeId, placeId), eq(placeOffers.accountId, person)));
  return rows.map(({ id }) => id);
}

type Shut = { person: string; reason: string; until: string | null };

/** Why and until when, and the place itself; where they may not know it any more, the page of its owner, to whom they may write. */
async function tellBanned(placeId: string, about: Omit<NewNotice, "accountId">, { person, reason, until }: Shut) {
  const [row] = await db()
    .select({ knows: sql<boolean>`${may("know")({ accountId: person }, places.id)}`, owner: accounts.alias })
    .from(places)
    .leftJoin(memberships, and(eq(memberships.placeId, places.id), eq(memberships.role, "owner")))
    .leftJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(places.id, placeId));
  const [whom] = await db().select({ zone: accounts.timeZone }).from(accounts).where(eq(accounts.id, person));
  if (!row || !whom) return;
  const term = until ? `Вход откроется ${dayOf(until, whom.zone)}` : "Вход закрыт навсегда";
  const text = [reason, term].filter(Boolean).join(". ");
  const toOwner = row.owner && `${pageOf(row.owner)}#${placeId}`;
  const link = row.knows || !toOwner ? {} : { href: toOwner };
  await notifyPeople([{ ...about, accountId: person, text, ...link }]);
}

const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone }).format(new Date(moment));
