import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { Span } from "../contract.ts";
import { promote } from "./answering.ts";
import { type Day, type Event, lockOwn } from "./finding.ts";
import { laidNow } from "./laying.ts";
import { relay, tellMoved } from "./relaying.ts";
import {
  eventAnswerMarks,
  eventAnswers,
  eventDays,
  eventFavourites,
  eventInvites,
  eventLetters,
  events,
} from "./schema.ts";
import { clockShift, dayBefore, ruleOf, shifted, wishOf } from "./series.ts";
import { momentsOf, refuseUnfit, rowOf, stateFor, type Words } from "./wish.ts";

type Change = Words & { id: string; span: Span; revision: number };
type Row = ReturnType<typeof rowOf>;
type When = { startsAt: Date; endsAt: Date };

const grown = { revision: sql`${events.revision} + 1`, sequence: sql`${events.sequence} + 1` };

/**
 * Changes one day of a series, this and those after it, or all that are still to come; a day that was moved or cancelled by
 * itself stays so. Who goes is asked again where the hours have moved. Refuses what another window has changed meanwhile as
 * a conflict, and fewer seats than are taken at its field.
 */
export async function changeEvent(viewer: Viewer, { id, span, revision, ...words }: Change): Promise<{ id: string }> {
  const { day, event } = await lockOwn(viewer, id);
  if (day.endsAt < now()) refuse("conflict", "past");
  if (day.cancelledAt && (event.rule === null || span === "one")) refuse("conflict", "cancelled");
  if (event.revision !== revision) refuse("conflict", "revision");
  const when = momentsOf(words);
  if (when.endsAt < now()) refuseAt("startsAt", "Это уже прошло");
  const row = rowOf(words);
  await refuseUnfit(viewer, row, event);
  const { groupId, accountId } = viewer;
  const detail = { name: words.title };
  await recordAudit({ deed: "event.changed", result: "ok", accountId, groupId, objectId: event.id, detail });
  const asked = { day, event, row, when };
  if (event.rule === null) await changeSingle(viewer, asked);
  else if (span === "one") await changeOne(viewer, asked);
  else return changeSeries(viewer, { ...asked, span });
  await tellChanged(viewer, event.id);
  return { id: day.id };
}

const tellChanged = ({ groupId, accountId }: Viewer, eventId: string): Promise<void> =>
  announce({ kind: "event.changed", objectId: eventId, groupId, actorId: accountId });

type Asked = { day: Day; event: Event; row: Row; when: When };

const isMoved = (day: Day, when: When): boolean =>
  when.startsAt.getTime() !== day.startsAt.getTime() || when.endsAt.getTime() !== day.endsAt.getTime();

/** An event that takes place once, or did so until now. */
async function changeSingle(viewer: Viewer, { day, event, row, when }: Asked): Promise<void> {
  const state = stateFor(viewer, row, event);
  const next = { ...event, ...row, ...when };
  await db()
    .update(events)
    .set({ ...row, ...when, ...grown, state, laidUntil: laidNow(next) })
    .where(eq(events.id, event.id));
  const movedFrom = isMoved(day, when) && event.state === "published" ? day.startsAt : day.movedFrom;
  await db()
    .update(eventDays)
    .set({ ...when, ruledAt: when.startsAt, movedFrom, title: null, location: null })
    .where(eq(eventDays.id, day.id));
  await keepInReach(next);
  if (row.rule) await relay(viewer, next, { zone: row.zone, shift: 0, from: when.startsAt, first: when.startsAt });
  if (isMoved(day, when)) await tellMoved(viewer, day, when.startsAt);
  await fitSeats(event, row);
}

/** One day of a series: its hours, its name, its place. */
async function changeOne(viewer: Viewer, { day, event, row, when }: Asked): Promise<void> {
  const free = new Set(["title", "location", "zone", "isAllDay"]);
  const isElse = ([name, value]: [string, unknown]) =>
    !free.has(name) && JSON.stringify(value) !== JSON.stringify(event[name as keyof Event]);
  if (Object.entries(row).some(isElse))
    refuseAt("span", "На один день меняют название, место и часы. Остальное – у этого и следующих или у всей серии");
  if (row.isAllDay !== event.isAllDay)
    refuseAt("span", "Весь ли день, решают для этого и следующих или для всей серии");
  const change = {
    title: row.title === event.title ? null : row.title,
    location: row.location === event.location ? null : row.location,
  };
  const moved = isMoved(day, when);
  await db()
    .update(eventDays)
    .set({ ...when, ...change, isChanged: day.isChanged || moved, ...(moved && { movedFrom: day.startsAt }) })
    .where(eq(eventDays.id, day.id));
  await db().update(events).set(grown).where(eq(events.id, event.id));
  if (moved) await tellMoved(viewer, day, when.startsAt);
}

/** A series from a day on, which becomes a series of its own, or all of it that is still to come. */
async function changeSeries(
  viewer: Viewer,
  { day, event, row, when, span }: Asked & { span: "next" | "all" },
): Promise<{ id: string }> {
  const said = {
    ...row,
    // What was said of this one day alone is not meant for all of them.
    title: row.title === day.title ? event.title : row.title,
    location: row.location === day.location ? event.location : row.location,
  };
  const shift = clockShift(day.startsAt, event.zone, when.startsAt, row.zone);
  const isSame =
    shift === 0 &&
    row.zone === event.zone &&
    row.rule === event.rule &&
    when.endsAt.getTime() === day.endsAt.getTime() &&
    row.isAllDay === event.isAllDay;
  const isFirst = !(await db().$count(eventDays, and(eq(eventDays.eventId, event.id), sql`ruled_at < ${day.ruledAt}`)));
  const isSplit = span === "next" && !isFirst;
  const begins = isSplit ? day.ruledAt : event.startsAt;
  const startsAt = row.rule === null ? when.startsAt : shifted(begins, event.zone, shift, row.zone);
  const endsAt = isSame && !isSplit ? event.endsAt : shifted(startsAt, row.zone, lengthOf(when, row.zone), row.zone);
  const from = span === "next" ? day.ruledAt : await firstAhead(event.id, day);
  const next = { ...event, ...said, startsAt, endsAt, state: stateFor(viewer, row, event) };
  if (isSplit) {
    next.id = newId();
    await split(event, next, day);
  } else
    await db()
      .update(events)
      .set({ ...said, startsAt, endsAt, state: next.state, ...grown, laidUntil: laidNow(next) })
      .where(eq(events.id, event.id));
  await keepInReach(next);
  if (!isSame) {
    const first = row.rule === null ? when.startsAt : shifted(from, event.zone, shift, row.zone);
    await relay(viewer, next, { zone: event.zone, shift, from, first });
  }
  await fitSeats(next, row, event.capacity);
  for (const id of new Set([event.id, next.id])) await tellChanged(viewer, id);
  const [kept] = await db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.id, day.id));
  return kept ?? { id: next.id };
}

const lengthOf = ({ startsAt, endsAt }: When, zone: string): number => clockShift(startsAt, zone, endsAt);

/** From which day of the rule on a change of all counts: what has begun stays as it was. */
async function firstAhead(eventId: string, day: Day): Promise<Date> {
  const [row] = await db()
    .select({ ruledAt: eventDays.ruledAt })
    .from(eventDays)
    .where(and(eq(eventDays.eventId, eventId), gt(eventDays.ruledAt, now())))
    .orderBy(asc(eventDays.ruledAt))
    .limit(1);
  return row?.ruledAt ?? day.ruledAt;
}

/** Ends a series before a day and hands what comes from there on, its answers, who was invited and who has put it aside, to another one. */
async function split(event: Event, next: Event, day: Day): Promise<void> {
  const { frequency, interval } = wishOf(event.rule, event.zone);
  const rule = ruleOf(frequency, interval, dayBefore(day.ruledAt, event.zone), event.zone);
  await db()
    .update(events)
    .set({ ...grown, rule })
    .where(eq(events.id, event.id));
  const born = { uid: `${next.id}@veche`, sequence: 0, revision: 1, createdAt: now(), laidUntil: laidNow(next) };
  await db()
    .insert(events)
    .values({ ...next, ...born });
  await db()
    .update(eventDays)
    .set({ eventId: next.id })
    .where(and(eq(eventDays.eventId, event.id), gte(eventDays.ruledAt, day.ruledAt)));
  const moved = db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.eventId, next.id));
  await db().update(eventLetters).set({ eventId: next.id }).where(inArray(eventLetters.dayId, moved));
  for (const table of [eventFavourites, eventInvites]) {
    const kept = await db().select().from(table).where(eq(table.eventId, event.id));
    if (kept.length)
      await db()
        .insert(table)
        .values(kept.map((one) => ({ ...one, eventId: next.id })) as never);
  }
}

/** Who may know of an event may know of its days and answers. */
async function keepInReach({ id, reach }: Pick<Event, "id" | "reach">): Promise<void> {
  const theirs = db().select({ id: eventDays.id }).from(eventDays).where(eq(eventDays.eventId, id));
  await db()
    .update(eventDays)
    .set({ reach })
    .where(and(eq(eventDays.eventId, id), sql`${eventDays.reach} <> ${reach}`));
  for (const table of [eventInvites, eventLetters])
    await db()
      .update(table)
      .set({ reach })
      .where(and(eq(table.eventId, id), sql`${table.reach} <> ${reach}`));
  for (const table of [eventAnswers, eventAnswerMarks])
    await db()
      .update(table)
      .set({ reach })
      .where(and(inArray(table.dayId, theirs), sql`${table.reach} <> ${reach}`));
}

/** Refuses fewer seats than are taken; gives those that have come to the line. */
async function fitSeats(event: Pick<Event, "id" | "capacity">, row: Row, before = event.capacity): Promise<void> {
  if (row.capacity === before) return;
  const days = await db()
    .select({ id: eventDays.id, taken: eventDays.taken })
    .from(eventDays)
    .where(and(eq(eventDays.eventId, event.id), gte(eventDays.startsAt, now()), sql`cancelled_at is null`))
    .orderBy(eventDays.id);
  const most = Math.max(0, ...days.map(({ taken }) => taken));
  if (row.capacity !== null && most > row.capacity)
    refuseAt("capacity", `Уже идут ${most}: меньше мест сделать нельзя, пока кто-нибудь не откажется`);
  for (const { id, taken } of days) if (row.capacity === null || taken < row.capacity) await promote(id);
}
