import { asc, eq } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { events as urls } from "../routes.ts";
import { type Day, type Event, find } from "./finding.ts";
import { type IcsEvent, writeIcs } from "./ics-writing.ts";
import { startsOf } from "./laying.ts";
import { eventDays } from "./schema.ts";

/** An event, or the whole series of a day, as a file for another calendar. Refuses what the reader does not see as not found. */
export async function readIcs(
  viewer: Viewer,
  { id, whole }: { id: string; whole?: "yes" | undefined },
): Promise<{ file: string; text: string }> {
  const { day, event } = await find(viewer, id);
  const told = whole && event.rule ? await seriesOf(event) : [dayOf(event, day)];
  return { file: fileNamed(day.title ?? event.title), text: writeIcs(told) };
}

/** What other programs know a day by, whether it is of a series or not: it stays the same when a series begins or ends with it. */
export const uidOf = ({ id }: Pick<Day, "id">): string => `${id}@veche`;

/** One day by itself. */
export const dayOf = (event: Event, day: Day): IcsEvent => ({
  ...shared(event, day),
  uid: uidOf(day),
  ...{ startsAt: day.startsAt, endsAt: day.endsAt, isCancelled: day.cancelledAt !== null },
});

const shared = (event: Event, day: Day) => ({
  ...{ uid: event.uid, sequence: event.sequence, isAllDay: event.isAllDay, zone: event.zone },
  ...{ title: day.title ?? event.title, description: event.description, location: day.location ?? event.location },
  path: href(urls.one, { id: day.id }),
});

/** A series with what was moved and cancelled in it; what stands beside its rule comes last, by itself. */
export async function seriesOf(event: Event): Promise<IcsEvent[]> {
  const days = await db()
    .select()
    .from(eventDays)
    .where(eq(eventDays.eventId, event.id))
    .orderBy(asc(eventDays.ruledAt));
  const ruled = new Set(startsOf(event, event.startsAt).map((at) => at.getTime()));
  const known = new Map(days.map((day) => [day.ruledAt.getTime(), day]));
  // What is not laid yet will take place.
  const laid = Date.parse(`${event.laidUntil}T00:00Z`);
  const isOut = (at: number) => (known.has(at) ? known.get(at)!.cancelledAt !== null : at < laid);
  const [first] = days;
  const isOver = days.every(({ cancelledAt }) => cancelledAt !== null);
  const master: IcsEvent = {
    ...shared(event, { ...first!, title: null, location: null }),
    ...{ startsAt: event.startsAt, endsAt: event.endsAt, rule: event.rule, isCancelled: isOver },
    excluded: isOver ? [] : [...ruled].filter(isOut).map((at) => new Date(at)),
  };
  const others = days.filter(
    (day) =>
      !day.cancelledAt &&
      ruled.has(day.ruledAt.getTime()) &&
      (day.isChanged || day.title !== null || day.location !== null),
  );
  const beside = days.filter((day) => !day.cancelledAt && !ruled.has(day.ruledAt.getTime()));
  return [
    master,
    ...others.map((day) => ({
      ...shared(event, day),
      ...{ startsAt: day.startsAt, endsAt: day.endsAt, isCancelled: false, insteadOf: day.ruledAt },
    })),
    ...beside.map((day) => dayOf(event, day)),
  ];
}

/** What the file of an event is called. */
export const fileNamed = (title: string): string => `${plain(title) || "Событие"}.ics`;

const plain = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
