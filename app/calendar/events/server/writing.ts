import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { leads, places } from "#app/engines/membership/server/index.ts";
import { isWall, momentOf, wallOf } from "#app/web/wall-time.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { Span } from "../contract.ts";
import { layDays, takeUp } from "./laying.ts";
import { isSeen, mayChange } from "./policy.ts";
import { eventAnswers, eventDays, eventFavourites, events } from "./schema.ts";
import { ruleOf, wishOf } from "./series.ts";

type Words = {
  title: string;
  description: string;
  typeId?: string | undefined;
  placeId?: string | undefined;
  isAllDay: boolean;
  startsAt: string;
  endsAt: string;
  zone: string;
  location: string;
  onlineUrl: string;
  contacts: string;
  reach: "company" | "portal";
  audience: string[] | null;
  guestVisible: boolean;
  registration: (typeof events.$inferSelect)["registration"];
  capacity?: number | undefined;
  hasWaitlist: boolean;
  allowsMaybe: boolean;
  plusOnes: number;
  closesHours: number;
  price: number;
  frequency: Parameters<typeof ruleOf>[0];
  interval: number;
  until?: string | undefined;
};

const no = (field: string, text: string): never => refuse("invalid", field, { fields: { [field]: [text] } });

/** When a form's clocks say that it is. Refuses at its field what no clock shows, and an end before the start. */
function momentsOf({ startsAt, endsAt, zone, isAllDay }: Words): { startsAt: Date; endsAt: Date } {
  const [from, to] = isAllDay ? [`${startsAt.slice(0, 10)}T00:00`, `${endsAt.slice(0, 10)}T23:59`] : [startsAt, endsAt];
  if (!isWall(from!)) no("startsAt", "Такого дня или часа нет");
  if (!isWall(to!)) no("endsAt", "Такого дня или часа нет");
  const made = { startsAt: new Date(momentOf(from!, zone)), endsAt: new Date(momentOf(to!, zone)) };
  if (made.endsAt < made.startsAt) no("endsAt", "Событие не может кончиться раньше, чем начнётся");
  if (made.endsAt.getTime() - made.startsAt.getTime() > 31 * 86_400_000)
    no("endsAt", "Событие длится не больше 31 дня");
  return made;
}

function rowOf(words: Words) {
  const { frequency, interval, until, startsAt: _, endsAt: __, ...said } = words;
  return {
    ...said,
    typeId: said.typeId ?? null,
    placeId: said.placeId ?? null,
    capacity: said.capacity ?? null,
    rule: ruleOf(frequency, interval, until, said.zone),
  };
}

/** Makes an event: in a channel or a community for who leads it; for a company by its desk, else it is looked through first. */
export async function makeEvent(viewer: Viewer, words: Words): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const when = momentsOf(words);
  if (when.endsAt < now()) no("startsAt", "Это уже прошло");
  if (words.placeId && !(await leadsPlace(viewer, words.placeId)))
    no("placeId", "Здесь вы не можете создавать события");
  const isDesk = viewer.isAdmin || viewer.rights.includes("events");
  if (!isDesk && words.reach === "portal") no("readers", "Всему портала показывает события тот, кто ведёт календарь");
  const state = words.placeId || isDesk || words.audience ? "published" : "in-review";
  const id = newId();
  const event = { ...rowOf(words), id, groupId, organiserId: accountId, state, uid: `${id}@veche` } as const;
  await db().insert(events).values(event);
  const first = await layDays(event, when);
  if (!first) no("until", "По этому правилу событие не наступит ни разу");
  await recordAudit({
    deed: "event.made",
    result: "ok",
    accountId,
    groupId,
    objectId: id,
    detail: { name: words.title },
  });
  if (state === "published") await announce({ kind: "event.published", objectId: id, groupId, actorId: accountId });
  return { id: first! };
}

/** What the form of an event shows: its words and its hours in its own zone. Refuses who may not change it. */
export async function readEventSource(viewer: Viewer, { id }: { id: string }) {
  const { day, event } = await findOwn(viewer, id);
  const { frequency, interval, until } = wishOf(event.rule, event.zone);
  const wall = (moment: Date) => wallOf(moment.toISOString(), event.zone);
  const { typeId, placeId, capacity, ...said } = event;
  return {
    ...said,
    ...{ id: day.id, title: day.title ?? event.title, location: day.location ?? event.location },
    ...{ typeId: typeId ?? undefined, placeId: placeId ?? undefined, capacity: capacity ?? undefined },
    ...{ startsAt: wall(day.startsAt), endsAt: wall(day.endsAt), frequency, interval, until },
    repeats: event.rule !== null,
  };
}

/**
 * Changes one day of a series, this and those after it, or all; a day that says something else stays as it is. Who goes is
 * asked again where the hours have moved. Refuses what another window has changed meanwhile as a conflict.
 */
export async function changeEvent(
  viewer: Viewer,
  { id, span, revision, ...words }: Words & { id: string; span: Span; revision: number },
): Promise<{ id: string }> {
  const { day, event } = await findOwn(viewer, id);
  if (day.endsAt < now()) refuse("conflict", "past");
  if (event.revision !== revision) refuse("conflict", "changed");
  const when = momentsOf(words);
  const isOne = event.rule === null || span === "one";
  const moved = when.startsAt.getTime() !== day.startsAt.getTime() || when.endsAt.getTime() !== day.endsAt.getTime();
  const grown = { revision: sql`${events.revision} + 1`, sequence: sql`${events.sequence} + 1` };
  if (isOne) {
    const change = event.rule
      ? { title: words.title, location: words.location, isChanged: true }
      : { title: null, location: null, isChanged: false };
    await db()
      .update(eventDays)
      .set({ ...when, ...change, ...(moved && { movedFrom: day.startsAt }) })
      .where(eq(eventDays.id, day.id));
    await db()
      .update(events)
      .set(event.rule ? grown : { ...rowOf(words), ...grown })
      .where(eq(events.id, event.id));
    if (!event.rule && words.frequency !== "once") await layDays({ ...event, ...rowOf(words) }, when);
    if (moved) await tellMoved(viewer, day, when.startsAt);
    return { id: day.id };
  }
  if (span === "next") {
    // What comes from here on is a series of its own; what was before ends the day before.
    await takeUp(event.id, day.ruledAt);
    const last = new Date(day.ruledAt.getTime() - 1000).toISOString().slice(0, 10);
    const { frequency, interval } = wishOf(event.rule, event.zone);
    await db()
      .update(events)
      .set({ ...grown, rule: ruleOf(frequency, interval, last, event.zone) })
      .where(eq(events.id, event.id));
    const next = newId();
    const { laidUntil: _, ...kept } = event;
    const made = {
      ...kept,
      ...rowOf(words),
      id: next,
      uid: `${next}@veche`,
      sequence: 0,
      revision: 1,
      createdAt: now(),
    };
    await db().insert(events).values(made);
    return { id: (await layDays(made, when)) ?? day.id };
  }
  const shift = when.startsAt.getTime() - day.startsAt.getTime();
  const [first] = await db()
    .select()
    .from(eventDays)
    .where(eq(eventDays.eventId, event.id))
    .orderBy(eventDays.ruledAt)
    .limit(1);
  await takeUp(event.id, now());
  await db()
    .update(events)
    .set({ ...rowOf(words), ...grown, laidUntil: null })
    .where(eq(events.id, event.id));
  const startsAt = new Date(first!.ruledAt.getTime() + shift);
  const endsAt = new Date(startsAt.getTime() + when.endsAt.getTime() - when.startsAt.getTime());
  const laid = await layDays({ ...event, ...rowOf(words) }, { startsAt, endsAt }, now());
  return { id: laid ?? event.id };
}

async function tellMoved(viewer: Viewer, day: typeof eventDays.$inferSelect, to: Date): Promise<void> {
  await db()
    .update(eventAnswers)
    .set({ isAskedAgain: true })
    .where(and(eq(eventAnswers.dayId, day.id), sql`${eventAnswers.state} in ('going', 'maybe', 'waiting')`));
  const data = { from: day.startsAt.toISOString(), to: to.toISOString() };
  await announce({ kind: "event.moved", objectId: day.id, groupId: day.groupId, actorId: viewer.accountId, data });
}

/** Cancels days of an event with a reason: they stay, struck through, and everybody who answered is told. */
export async function cancelEvent(
  viewer: Viewer,
  { id, span, reason }: { id: string; span: Span; reason: string },
): Promise<{ id: string }> {
  const { day, event } = await findOwn(viewer, id);
  const isOne = event.rule === null || span === "one";
  const which = isOne
    ? eq(eventDays.id, day.id)
    : and(eq(eventDays.eventId, event.id), gte(eventDays.startsAt, span === "next" ? day.startsAt : now()));
  const gone = await db()
    .update(eventDays)
    .set({ cancelledAt: now(), reason })
    .where(and(which, sql`${eventDays.cancelledAt} is null`))
    .returning({ id: eventDays.id });
  await db()
    .update(events)
    .set({ sequence: sql`${events.sequence} + 1`, revision: sql`${events.revision} + 1` })
    .where(eq(events.id, event.id));
  const { groupId, accountId } = viewer;
  for (const one of gone)
    await announce({
      kind: "event.cancelled",
      objectId: one.id,
      groupId: event.groupId,
      actorId: accountId,
      data: { reason },
    });
  await recordAudit({
    deed: "event.cancelled",
    result: "ok",
    accountId,
    groupId,
    objectId: event.id,
    detail: { name: event.title },
  });
  return { id: day.id };
}

/** Puts an event aside for the reader, or lets it go. */
export async function keepEvent(viewer: Viewer, { id, kept }: { id: string; kept: boolean }): Promise<{ id: string }> {
  const { event } = await find(viewer, id);
  const row = { accountId: viewer.accountId, eventId: event.id, groupId: viewer.groupId };
  const isMine = and(eq(eventFavourites.accountId, viewer.accountId), eq(eventFavourites.eventId, event.id));
  if (kept) await db().insert(eventFavourites).values(row).onConflictDoNothing();
  else await db().delete(eventFavourites).where(isMine);
  return { id };
}

async function leadsPlace(viewer: Viewer, id: string): Promise<boolean> {
  const isThere = and(eq(places.id, id), eq(places.groupId, viewer.groupId), isNull(places.deletedAt));
  const [row] = await db()
    .select({ id: places.id })
    .from(places)
    .where(and(isThere, leads(viewer, places.id)));
  return row !== undefined;
}

async function find(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ day: eventDays, event: events })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .where(and(eq(eventDays.id, id), isSeen(viewer)));
  if (!row) refuse("not-found");
  return row;
}

async function findOwn(viewer: Viewer, id: string) {
  const found = await find(viewer, id);
  if (!mayChange(viewer, found.event)) refuse("forbidden");
  return found;
}
