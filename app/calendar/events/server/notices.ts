import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { events as urls } from "../routes.ts";
import { hourOf } from "./hour-words.ts";
import { eventAnswers, eventDays, eventInvites, events } from "./schema.ts";

const leadsTo = () => isThere(eventDays, isAbout(eventDays.id));

export const eventNotices: NoticeFamily = {
  name: "events",
  title: "Календарь",
  hint: "События, на которые вы идёте: приглашение, перенос, отмена, место из листа ожидания, напоминание",
  kinds: {
    "event-invited": { words: "Вас пригласили", personal: true, ownLetter: true, leadsTo },
    "event-moved": { words: "Событие перенесено", ownLetter: true, leadsTo },
    "event-cancelled": { words: "Событие отменено", ownLetter: true, leadsTo },
    "event-promoted": { words: "Место нашлось: вы идёте", leadsTo },
    "event-soon": { words: "Скоро событие", leadsTo },
  },
  mail: "now",
  push: "now",
  mark: "calendar",
};

const kinds: Record<string, string> = {
  "event.moved": "event-moved",
  "event.cancelled": "event-cancelled",
  "event.promoted": "event-promoted",
};

/** What a notice tells a person of a day. */
const told = {
  ...{ accountId: accounts.id, groupId: accounts.groupId, zone: accounts.timeZone },
  ...{ dayId: eventDays.id, startsAt: eventDays.startsAt },
  title: sql<string>`coalesce(${eventDays.title}, ${events.title})`,
};

/** Who has answered, with what they are told. */
const answersWhere = (which: SQL | undefined) =>
  db()
    .select(told)
    .from(eventAnswers)
    .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .innerJoin(accounts, eq(accounts.id, eventAnswers.accountId))
    .where(which);

/** Who was invited and has not answered to a day, with the same. */
const silentWhere = (dayId: string, actorId: string) =>
  db()
    .select(told)
    .from(eventInvites)
    .innerJoin(eventDays, and(eq(eventDays.eventId, eventInvites.eventId), eq(eventDays.id, dayId)))
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .innerJoin(accounts, eq(accounts.id, eventInvites.accountId))
    .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, accounts.id)))
    .where(and(isNull(eventAnswers.accountId), sql`${accounts.id}::text <> ${actorId}`));

/** Tells those who go, may go or wait of what has become of a day; of a seat that came free, the one who got it. */
export const notifyOfEvents: Listener = {
  name: "notifications.events",
  kinds: Object.keys(kinds),
  async hear({ kind, objectId, actorId, data }, key) {
    const { person, invited } = (data ?? {}) as { person?: string; invited?: boolean };
    const answered = await answersWhere(
      and(
        eq(eventAnswers.dayId, objectId),
        inArray(eventAnswers.state, ["going", "maybe", "waiting", "asked"]),
        person ? eq(eventAnswers.accountId, person) : sql`${eventAnswers.accountId}::text <> ${actorId}`,
      ),
    );
    const silent = invited ? await silentWhere(objectId, actorId) : [];
    await notifyPeople(
      [...answered, ...silent].map(({ title, startsAt, zone, dayId: _, ...to }) => ({
        ...to,
        ...{ eventKey: key, kind: kinds[kind]! },
        ...{ subject: `${title}, ${hourOf(startsAt, zone)}`, href: href(urls.one, { id: objectId }) },
      })),
    );
  },
};

/** Tells those who were invited of the next day of the event. */
export const notifyOfInvitations: Listener = {
  name: "notifications.event-invitations",
  kinds: ["event.invited"],
  async hear({ objectId, actorId, data }, key) {
    const { people } = data as { people: string[] };
    const next = await nextDay(objectId);
    if (!next) return;
    const rows = await db()
      .select({ accountId: accounts.id, groupId: accounts.groupId, zone: accounts.timeZone })
      .from(accounts)
      .innerJoin(eventInvites, and(eq(eventInvites.eventId, objectId), eq(eventInvites.accountId, accounts.id)))
      .where(inArray(accounts.id, people));
    await notifyPeople(
      rows.map(({ zone, ...to }) => ({
        ...to,
        ...{ eventKey: key, kind: "event-invited", actorId: actorId || null },
        ...{ subject: `${next.title}, ${hourOf(next.startsAt, zone)}`, href: href(urls.one, { id: next.id }) },
      })),
    );
  },
};

/** The next day of an event that takes place. */
async function nextDay(eventId: string) {
  const [row] = await db()
    .select({
      ...{ id: eventDays.id, startsAt: eventDays.startsAt },
      title: sql<string>`coalesce(${eventDays.title}, ${events.title})`,
    })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(and(eq(eventDays.eventId, eventId), gte(eventDays.endsAt, now()), isNull(eventDays.cancelledAt)))
    .orderBy(asc(eventDays.startsAt))
    .limit(1);
  return row;
}

/** Reminds those who go, may go or wait an hour before the start, each once; a job, from whatever node. */
export async function remindSoon(): Promise<void> {
  const soon = new Date(now().getTime() + 60 * 60_000);
  const rows = await answersWhere(
    and(
      sql`${eventDays.startsAt} between ${now()} and ${soon} and ${eventDays.cancelledAt} is null`,
      inArray(eventAnswers.state, ["going", "maybe", "waiting"]),
    ),
  );
  await notifyPeople(
    rows.map(({ title, startsAt, zone, dayId, ...to }) => ({
      ...to,
      // The key makes a second reminder of the same hour none.
      ...{ eventKey: `event-soon:${dayId}:${startsAt.toISOString()}`, kind: "event-soon" },
      ...{ subject: `${title}, ${hourOf(startsAt, zone)}`, href: href(urls.one, { id: dayId }) },
    })),
  );
}
