import { eventLetters } from "#app/calendar/events/server/index.ts";
import { dentistFile } from "#app/calendar/outside/tests/dentist-file.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptEvents = {
  /** A day of an event of the company, that its head has made, goes to and has put aside. */
  event: string;
  /** One that is shown to guests. */
  openEvent: string;
  /** A calendar of another program, its head's, and what stands in it. */
  outsideCalendar: string;
  outsideEntry: string;
};

/** Types, an event and an answer of a company. */
export async function keepEvents(head: Viewer, other: Viewer, key: string): Promise<KeptEvents> {
  const of = (table: string, column: string) => canary(key, table, column);
  const desk = apiAs({ ...other, isAdmin: true });
  const { id: typeId } = await desk.events.putType({ title: of("event_types", "title").slice(0, 40), tone: "green" });
  const year = new Date().getUTCFullYear() + 1;
  const when = { startsAt: `${year}-06-10T18:00`, endsAt: `${year}-06-10T19:00`, zone: "Europe/Moscow" };
  const said = {
    title: of("events", "title"),
    description: of("events", "description"),
    location: of("events", "location"),
  };
  const { id: event } = await apiAs({ ...head, isAdmin: true }).events.make({
    ...when,
    ...said,
    typeId,
    contacts: of("events", "contacts"),
  });
  const made = await apiAs(head).events.one({ id: event });
  await apiAs(head).events.answer({ id: event, answer: "going" });
  await apiAs({ ...head, isAdmin: true }).events.invite({ id: event, people: [other.accountId] });
  await withTenant(head.groupId, () =>
    db()
      .insert(eventLetters)
      .values({
        ...{ uid: `${event}@veche`, accountId: other.accountId, groupId: head.groupId, reach: "company", dayId: event },
        ...{
          eventId: made.eventId,
          method: "REQUEST",
          isChange: false,
          sequence: 0,
          mark: of("event_letters", "mark"),
        },
        ...{ title: of("event_letters", "title"), startsAt: now(), endsAt: now(), mailedAt: now() },
      }),
  );
  const asked = { ...{ id: "wish", kind: "text" as const }, title: of("events", "questions") };
  const { revision } = await apiAs(head).events.questions({ id: event });
  await apiAs(head).events.putQuestions({
    id: event,
    revision,
    document: { sections: [{ id: "one", questions: [asked] }] },
  });
  await apiAs(head).events.keep({ id: event, kept: true });
  await apiAs(head).events.subscribe({});
  const title = of("outside_entries", "title");
  const { id: outsideCalendar } = await apiAs(head).outside.addFile({
    title: of("outside_calendars", "title").slice(0, 60),
    file: dentistFile(title),
  });
  await apiAs(head).outside.put({ id: outsideCalendar, shown: true });
  const { ahead } = await apiAs(head).outside.one({ id: outsideCalendar });
  await apiAs(head).events.showLayers({ shown: ["birthday", "outside"] });
  const shown = { ...when, title: `SHOWN-${key} событие`, location: "Проходная", guestVisible: true };
  const { id: openEvent } = await desk.events.make({ ...shown, onlineUrl: "https://meet.example.com/CANARY" });
  await apiAs(head).events.answer({ id: openEvent, answer: "going" });
  return { event, openEvent, outsideCalendar, outsideEntry: ahead[0]!.id };
}
