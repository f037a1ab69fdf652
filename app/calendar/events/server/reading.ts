import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { busyBetween } from "#app/calendar/outside/server/index.ts";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { placeKinds, places } from "#app/engines/membership/server/index.ts";
import { momentOf, wallOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { EventLine, EventType, EventView, WhoseEvents } from "../contract.ts";
import { closesAt } from "./answering.ts";
import { isDoorOpen } from "./attending.ts";
import { isAt, nextFirst } from "./finding.ts";
import { readFrame, readLayers } from "./layers.ts";
import { mostPeople, participantsOf, silentOf } from "./participants.ts";
import { isChangedBy, isMine, isSeen, ownAnswer } from "./policy.ts";
import { eventAnswers, eventDays, eventFavourites, eventInvites, events, eventTypes } from "./schema.ts";
import { rhythmOf } from "./series.ts";

/** A calendar shows no more at once. */
const most = 1000;

const lineOf = (viewer: Viewer) => ({
  id: eventDays.id,
  eventId: events.id,
  title: sql<string>`coalesce(${eventDays.title}, ${events.title})`,
  startsAt: eventDays.startsAt,
  endsAt: eventDays.endsAt,
  isAllDay: events.isAllDay,
  zone: events.zone,
  location: sql<string>`coalesce(${eventDays.location}, ${events.location})`,
  type: sql<EventType | null>`(select json_build_object('id', t.id, 'title', t.title, 'tone', t.tone)
    from ${eventTypes} t where t.id = ${events.typeId})`,
  repeats: sql<boolean>`${events.rule} is not null`,
  cancelled: sql<boolean>`${eventDays.cancelledAt} is not null`,
  answer: ownAnswer(viewer),
  favourite: isKept(viewer),
});

const isKept = ({ accountId }: Viewer) =>
  sql<boolean>`exists (select from ${eventFavourites} f where f.event_id = ${events.id} and f.account_id = ${accountId})`;

type LineRow = Omit<EventLine, "startsAt" | "endsAt"> & { startsAt: Date; endsAt: Date };

const toLine = (row: LineRow): EventLine => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});

/** Days of events with the reader's own answers. */
const lines = (viewer: Viewer, wish: SQL | undefined, limit: number) =>
  db()
    .select(lineOf(viewer))
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, viewer.accountId)))
    .where(and(isSeen(viewer), wish))
    .orderBy(asc(eventDays.startsAt), asc(eventDays.id))
    .limit(limit);

const whose: Record<WhoseEvents, (viewer: Viewer) => SQL | undefined> = {
  all: () => undefined,
  mine: isMine,
  company: () => isNull(events.placeId),
  places: () => sql`${events.placeId} is not null`,
};

type Range = {
  from: string;
  to: string;
  zone?: string | undefined;
  whose: WhoseEvents;
  typeId?: string | undefined;
  placeId?: string | undefined;
  query: string;
};

/** The events between two days of the reader's zone, both included, the types to choose from, and the next one after them. */
export async function readRange(viewer: Viewer, wish: Range) {
  const zone = wish.zone ?? viewer.timeZone;
  const [begin, end] = [new Date(momentOf(`${wish.from}T00:00`, zone)), new Date(momentOf(`${wish.to}T23:59`, zone))];
  const isWished = and(
    whose[wish.whose](viewer),
    wish.typeId ? eq(events.typeId, wish.typeId) : undefined,
    wish.placeId ? eq(events.placeId, wish.placeId) : undefined,
    wish.query ? sql`position(lower(${wish.query}) in lower(${events.title})) > 0` : undefined,
  );
  const isThen = and(isWished, lte(eventDays.startsAt, end), gt(eventDays.endsAt, begin));
  const items = (await lines(viewer, isThen, most)).filter((item) => isOnDays(item, wish));
  const [next] = items.length ? [] : await lines(viewer, and(isWished, gte(eventDays.startsAt, end)), 1);
  const { hidden, ...frame } = await readFrame(viewer);
  const isChosen = wish.typeId || wish.placeId || wish.query || wish.whose === "company" || wish.whose === "places";
  const beside = isChosen ? [] : await readLayers(viewer, { ...wish, begin, end, hidden });
  return { items: items.map(toLine), ...frame, next: next ? toLine(next) : null, beside, hidden };
}

/** A whole day has no zone: it is on the days that its own calendar shows, whoever reads. */
function isOnDays({ isAllDay, zone, startsAt, endsAt }: LineRow, { from, to }: Pick<Range, "from" | "to">): boolean {
  if (!isAllDay) return true;
  const day = (at: Date) => wallOf(at.toISOString(), zone).slice(0, 10);
  return day(startsAt) <= to && day(endsAt) >= from;
}

/** What the reader has put aside, what is still ahead first. */
export async function readFavourites(viewer: Viewer): Promise<{ items: EventLine[] }> {
  const isNext = sql`${eventDays.id} = (select d.id from ${eventDays} d where d.event_id = ${events.id}
    order by d.ends_at < ${now()}, abs(extract(epoch from d.starts_at - ${now()}::timestamptz)) limit 1)`;
  return { items: (await lines(viewer, and(isKept(viewer), isNext), most)).map(toLine) };
}

/** One day of each event that words name, what is still ahead first, as search asks for it. */
export function namedEvents(viewer: Viewer, query: string) {
  const isNamed = sql`position(lower(${query}) in lower(${events.title} || ' ' || ${events.description})) > 0`;
  const isNext = sql`${eventDays.id} = (select d.id from ${eventDays} d where d.event_id = ${events.id}
    order by d.ends_at < ${now()}, d.starts_at limit 1)`;
  const { id, title, location } = lineOf(viewer);
  return db()
    .select({ id, title: title.as("title"), beside: location.as("beside") })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(and(isSeen(viewer), isNamed, isNext))
    .orderBy(...nextFirst())
    .limit(100);
}

/** The event of an address: of a day, or of the event itself, then its next day. Refuses what the reader does not see as not found. */
export async function readEvent(viewer: Viewer, { id }: { id: string }): Promise<EventView> {
  const [row] = await db()
    .select({
      ...{ line: lineOf(viewer), day: eventDays, event: events, counts: countsOf },
      ...{ organiser: authorColumns, mine: eventAnswers, may: isChangedBy(viewer) },
    })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .innerJoin(accounts, eq(accounts.id, events.organiserId))
    .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, viewer.accountId)))
    .where(and(isSeen(viewer), isAt(id)))
    .orderBy(...nextFirst())
    .limit(1);
  if (!row) refuse("not-found");
  const { line, day, event, mine, may } = row;
  const goes = ["going", "maybe", "attended"].includes(mine?.state ?? "");
  const isSoon = day.startsAt.getTime() - now().getTime() <= 30 * 60_000;
  const isTold = event.onlineUrl !== "" && (may || (goes && isSoon));
  const people = await participantsOf(day.id, ["going", "attended"], 12);
  return {
    ...toLine(line),
    ...{ description: event.description, organiser: toPerson(row.organiser), contacts: event.contacts },
    place: await placeOf(event.placeId),
    ...{ onlineUrl: isTold ? event.onlineUrl : null, hasOnline: event.onlineUrl !== "" },
    ...{ registration: event.registration, capacity: event.capacity, taken: day.taken, price: event.price },
    ...row.counts,
    ...{ allowsMaybe: event.allowsMaybe, plusOnesAtMost: event.plusOnes, plusOnes: mine?.plusOnes ?? 0 },
    closesAt: closesAt(day, event).toISOString(),
    movedFrom: day.movedFrom?.toISOString() ?? null,
    ...{ reason: day.reason, rhythm: rhythmOf(event.rule, event.zone), isAskedAgain: mine?.isAskedAgain ?? false },
    isAsking: event.questions !== null && !Object.keys(mine?.answers ?? {}).length,
    isDoorOpen: event.state === "published" && isDoorOpen(day),
    state: stateOf(day, event),
    mayEdit: may && day.endsAt > now() && !(day.cancelledAt && event.rule === null),
    going: people.map(({ person }) => person),
    revision: event.revision,
    overlaps: await overlapOf(viewer, day),
    busy: await busyBetween(viewer, day.startsAt, day.endsAt),
  };
}

/** How many wait for a seat of a day, and how many were invited and have not answered to it. */
const countsOf = {
  waiting: sql<number>`(select count(*)::int from ${eventAnswers} a where a.day_id = ${eventDays.id} and a.state = 'waiting')`,
  invited: sql<number>`(select count(*)::int from ${eventInvites} i where i.event_id = ${events.id} and not exists (
    select from ${eventAnswers} a where a.day_id = ${eventDays.id} and a.account_id = i.account_id))`,
};

type Day = typeof eventDays.$inferSelect;
type Event = typeof events.$inferSelect;

function stateOf(day: Day, event: Event): EventView["state"] {
  if (event.state === "in-review") return "in-review";
  if (day.cancelledAt) return "cancelled";
  if (day.endsAt <= now()) return "past";
  if (day.startsAt <= now()) return "live";
  return closesAt(day, event) <= now() ? "closed" : "ahead";
}

async function placeOf(id: string | null): Promise<EventView["place"]> {
  if (!id) return null;
  const [row] = await db()
    .select({ title: places.title, kind: places.kind, alias: places.alias })
    .from(places)
    .where(and(eq(places.id, id), isNull(places.deletedAt)));
  const kind = placeKinds.get().find(({ name }) => name === row?.kind);
  return row && kind ? { title: row.title, href: kind.address(row.alias) } : null;
}

/** Another event that the reader goes to at the same time. */
async function overlapOf(viewer: Viewer, day: Day): Promise<EventView["overlaps"]> {
  const isOther = and(
    sql`${eventDays.id} <> ${day.id} and ${eventDays.cancelledAt} is null`,
    ...[lt(eventDays.startsAt, day.endsAt), gt(eventDays.endsAt, day.startsAt)],
    inArray(eventAnswers.state, ["going", "maybe"]),
  );
  const [found] = await lines(viewer, isOther, 1);
  return found ? { id: found.id, title: found.title } : null;
}

/** Who has answered, the first first; whoever may not change the event sees those alone who go. */
export async function readParticipants(viewer: Viewer, { id }: { id: string }) {
  const [row] = await db()
    .select({ day: eventDays, event: events, title: lineOf(viewer).title, may: isChangedBy(viewer) })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(and(isSeen(viewer), isAt(id)))
    .orderBy(...nextFirst())
    .limit(1);
  if (!row) refuse("not-found");
  const { day, event, title, may } = row;
  const mayInvite = may && ["ahead", "closed", "live"].includes(stateOf(day, event));
  const said = { title, mayEdit: may, mayInvite };
  if (!may) return { ...said, items: await participantsOf(day.id, ["going", "attended"], mostPeople) };
  const all = ["asked", "going", "maybe", "waiting", "attended", "no-show", "declined"] as const;
  return { ...said, items: [...(await participantsOf(day.id, [...all], mostPeople)), ...(await silentOf(day.id))] };
}
