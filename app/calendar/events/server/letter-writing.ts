import { and, asc, eq, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import type { findReceiver } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { zoneName } from "#app/web/zone-name.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { ownMailbox } from "#platform/mail/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { AnswerState } from "../contract.ts";
import { events as urls } from "../routes.ts";
import type { Day, Event } from "./finding.ts";
import { hourOf } from "./hour-words.ts";
import { dayOf, seriesOf } from "./ics.ts";
import { type IcsEvent, type IcsLetter, writeIcs } from "./ics-writing.ts";
import { isSeen } from "./policy.ts";
import { eventAnswers, eventDays, type eventLetters, events } from "./schema.ts";
import { rhythmOf } from "./series.ts";

type Row = typeof eventLetters.$inferSelect;
type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;
type Found = { event: Event; day: Day; organiser: string; answer: AnswerState | null; isSeen: boolean };

const where = "Ответить можно на странице события: ответы почтовых программ портал не читает.";
const states: Partial<Record<AnswerState, { part: IcsLetter["attendee"]["state"]; words: string }>> = {
  going: { part: "ACCEPTED", words: "Вы идёте" },
  maybe: { part: "TENTATIVE", words: "Возможно, вы придёте" },
  waiting: { part: "TENTATIVE", words: "Вы в листе ожидания" },
  asked: { part: "TENTATIVE", words: "Вы попросились" },
};

/**
 * A letter about an event with what calendars of mail programs take out of it. An invitation and a change are for who sees the
 * event; a cancellation says no more than the letter before it. Nothing where nobody may read it any more.
 */
export async function writeLetter(receiver: Receiver, row: Row) {
  const found = await read(receiver.viewer, row);
  if (!found) return undefined;
  if (row.method === "CANCEL") return cancellation(receiver, row, found);
  return found.isSeen ? invitation(receiver, row, found) : undefined;
}

/** The day that a letter is about; of a series the next one that takes place. */
async function read(viewer: Viewer, { eventId, dayId }: Row): Promise<Found | undefined> {
  const isOver = sql`(${eventDays.cancelledAt} is not null or ${eventDays.endsAt} < ${now()})`;
  const [row] = await db()
    .select({
      ...{ event: events, day: eventDays, organiser: authorColumns, answer: eventAnswers.state },
      isSeen: sql<boolean>`coalesce(${isSeen(viewer)}, false)`,
    })
    .from(eventDays)
    .innerJoin(events, eq(events.id, eventDays.eventId))
    .innerJoin(accounts, eq(accounts.id, events.organiserId))
    .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, viewer.accountId)))
    .where(dayId ? eq(eventDays.id, dayId) : eq(eventDays.eventId, eventId))
    .orderBy(isOver, asc(eventDays.startsAt))
    .limit(1);
  return row && { ...row, organiser: toPerson(row.organiser).name };
}

async function invitation(receiver: Receiver, row: Row, found: Found) {
  const { event, day, answer, organiser } = found;
  const page = `${config.publicUrl}${href(urls.one, { id: day.id })}`;
  const told = row.dayId ? [dayOf(event, day)] : (await seriesOf(event)).filter(({ uid }) => uid === row.uid);
  const description = [event.description, `Страница события: ${page}`, where].filter(Boolean).join("\n\n");
  const said = told.map((one) => ({ ...one, description, sequence: row.sequence }));
  const state = answer ? states[answer] : undefined;
  const words = row.isChange ? "Событие изменилось" : (state?.words ?? "Вас пригласили");
  const title = day.title ?? event.title;
  const facts = [
    `Когда: ${whenOf(event, day, receiver.viewer.timeZone)}`,
    row.dayId ? "" : rhythmOf(event.rule, event.zone),
    (day.location ?? event.location) && `Где: ${day.location ?? event.location}`,
    `Организатор: ${organiser}`,
  ];
  const text = [...facts.filter(Boolean), event.description, where].filter(Boolean).join("\n");
  return {
    subject: `${words}: ${title}, ${whenOf(event, day, receiver.viewer.timeZone)}`,
    items: [{ title, text, link: page }],
    calendar: lettered(receiver, organiser, { method: "REQUEST", state: state?.part ?? "NEEDS-ACTION" }, said),
  };
}

function cancellation(receiver: Receiver, row: Row, { event, day, organiser, isSeen }: Found) {
  const isOff = day.cancelledAt !== null || event.deletedAt !== null;
  const { title, startsAt, endsAt, sequence, uid } = row;
  const page = isSeen ? `${config.publicUrl}${href(urls.one, { id: day.id })}` : "";
  const said: IcsEvent = {
    ...{ uid, sequence, title, startsAt, endsAt, zone: event.zone, isAllDay: event.isAllDay, isCancelled: true },
    ...{ description: "", location: "", path: href(urls.one, { id: day.id }) },
  };
  const when = whenOf(event, row, receiver.viewer.timeZone);
  const reason = isOff && isSeen ? day.reason : "";
  return {
    subject: `${isOff ? "Событие отменено" : "Вы не участвуете"}: ${title}, ${when}`,
    items: [{ title, text: [`Когда: ${when}`, reason && `Почему: ${reason}`].filter(Boolean).join("\n"), link: page }],
    calendar: lettered(receiver, organiser, { method: "CANCEL", state: "NEEDS-ACTION" }, [said]),
  };
}

type Message = { method: IcsLetter["method"]; state: IcsLetter["attendee"]["state"] };

function lettered({ name, address }: Receiver, organiser: string, { method, state }: Message, told: IcsEvent[]) {
  const letter = { method, organiser: { name: organiser, address: ownMailbox() }, attendee: { name, address, state } };
  return { method, content: writeIcs(told, { letter }) };
}

/** «10 июня в 18:00 по московскому времени», by the receiver's own clock; a whole day has none. */
function whenOf({ isAllDay, zone }: Event, { startsAt }: Pick<Day, "startsAt">, own: string): string {
  if (isAllDay) return dayWords(startsAt, zone);
  return `${hourOf(startsAt, own)} ${zoneName(own)}`;
}

const dayWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone }).format(moment);
