import {
  calendarLinks,
  calendarSettings,
  eventAnswerMarks,
  eventAnswers,
  eventDays,
  eventFavourites,
  eventInvites,
  eventLetters,
  events,
} from "#app/calendar/events/server/index.ts";
import { outsideCalendars, outsideEntries } from "#app/calendar/outside/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import type { Mark } from "./life.ts";

/** What somebody has organised, answered and put aside in the calendar. */
export async function goToEvents(own: { groupId: string; accountId: string }, mark: Mark): Promise<void> {
  const { groupId, accountId } = own;
  const [eventId, dayId] = [newId(), newId()];
  const when = { startsAt: now(), endsAt: now() };
  const about = { groupId, reach: "company" } as const;
  await db()
    .insert(events)
    .values({
      ...{ ...about, ...when, id: eventId, organiserId: accountId, title: mark("event"), zone: "Europe/Moscow" },
      ...{ description: mark("event-told"), registration: "free", state: "published", uid: eventId },
    });
  await db()
    .insert(eventDays)
    .values({ ...about, ...when, id: dayId, eventId, ruledAt: now(), taken: 1 });
  const said = { ...about, dayId, accountId, state: "going" } as const;
  await db()
    .insert(eventAnswers)
    .values({ ...said, since: now() });
  await db()
    .insert(eventAnswerMarks)
    .values({ ...said, byId: accountId });
  await db()
    .insert(eventInvites)
    .values({ ...about, eventId, accountId, byId: accountId });
  await db()
    .insert(eventLetters)
    .values({
      ...{ ...about, ...when, eventId, dayId, accountId, uid: `${dayId}@veche`, method: "REQUEST", isChange: false },
      ...{ sequence: 0, mark: "one", title: mark("event-letter"), mailedAt: now() },
    });
  await db()
    .insert(eventFavourites)
    .values({ ...own, eventId });
  const calendarId = newId();
  await db()
    .insert(outsideCalendars)
    .values({ ...own, id: calendarId, title: mark("outside-calendar"), kind: "file", source: "a.ics", isShown: true });
  await db()
    .insert(outsideEntries)
    .values({
      ...{ ...own, ...when, calendarId, id: newId(), uid: "one", instance: "", title: mark("outside-entry") },
      ...{ location: mark("outside-place"), isAllDay: false, isBusy: true, readingId: newId() },
    });
  await db()
    .insert(calendarSettings)
    .values({ ...own, hidden: ["day"] });
  await db()
    .insert(calendarLinks)
    .values({ ...own, tokenHash: `SECRET-calendar-${accountId}` });
}
