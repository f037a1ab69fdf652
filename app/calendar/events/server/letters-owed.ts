import { createHash } from "node:crypto";
import { and, asc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { whoWantsLetters } from "#app/engines/notifications/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isMailSet } from "#platform/mail/index.ts";
import type { Day, Event } from "./finding.ts";
import { dayOf, seriesOf, uidOf } from "./ics.ts";
import type { IcsEvent } from "./ics-writing.ts";
import { eventAnswers, eventDays, eventInvites, eventLetters, events } from "./schema.ts";

/** What stands in calendars of mail programs: one day, or a series where no day is named. */
type Subject = Pick<typeof eventLetters.$inferSelect, "uid" | "dayId" | "title" | "startsAt" | "endsAt" | "mark">;
type Person = { accountId: string; groupId: string };
type Wanted = Person & { subject: Subject };
type Kept = typeof eventLetters.$inferSelect;

/** So many letters are written down in one statement. */
const atOnce = 1000;
const comes = ["going", "maybe", "waiting", "asked"] as const;

/** Writes down what letters are owed after something has happened to an event or to somebody's place in it. */
export const oweLetters: Listener = {
  name: "events.letters",
  kinds: ["event.published", "event.changed", "event.invited", "event.uninvited", "event.answered"],
  async hear({ objectId, data }) {
    if (!isMailSet()) return;
    const { person, people } = (data ?? {}) as { person?: string; people?: string[] };
    await oweOf(objectId, person ? [person] : people);
  },
};

/**
 * Compares what calendars of mail programs hold of an event with what they are to hold: a new letter for who comes now, another
 * one where something of it has changed, a cancellation for who comes no more. Of all its people, or of some.
 */
async function oweOf(id: string, people: string[] | undefined): Promise<void> {
  const theirs = db().select({ id: eventDays.eventId }).from(eventDays).where(eq(eventDays.id, id));
  const [event] = await db()
    .select()
    .from(events)
    .where(or(eq(events.id, id), inArray(events.id, theirs)))
    .for("update");
  if (!event || event.state === "in-review") return;
  const kept = await db()
    .select()
    .from(eventLetters)
    .where(and(eq(eventLetters.eventId, event.id), people ? inArray(eventLetters.accountId, people) : undefined));
  const wanted = event.deletedAt ? [] : await wantedOf(event, people);
  const someone = [...new Set([...wanted, ...kept].map(({ accountId }) => accountId))];
  const willing = await whoWantsLetters("event-invited", someone);
  const held = new Map(kept.map((row) => [keyOf(row.uid, row), row]));
  const rows: Kept[] = [];
  for (const { subject, ...person } of wanted) {
    const key = keyOf(subject.uid, person);
    const before = held.get(key);
    held.delete(key);
    if (!willing.has(person.accountId)) continue;
    if (before?.method === "REQUEST" && before.mark === subject.mark) continue;
    rows.push(letterOf(event, { ...person, ...subject }, "REQUEST", before));
  }
  for (const row of held.values())
    if (row.method === "REQUEST" && row.endsAt > now() && willing.has(row.accountId))
      rows.push(letterOf(event, row, "CANCEL", row));
  await write(rows);
}

const keyOf = (uid: string, { accountId }: { accountId: string }) => `${uid}/${accountId}`;

type About = Person & Subject;

function letterOf(event: Event, about: About, method: Kept["method"], before: Kept | undefined): Kept {
  const { uid, dayId, title, startsAt, endsAt, mark, accountId, groupId } = about;
  return {
    ...{ uid, dayId, title, startsAt, endsAt, mark, accountId, groupId, method },
    isChange: method === "REQUEST" && before?.method === "REQUEST" && (before.isChange || before.mailedAt !== null),
    ...{ eventId: event.id, reach: event.reach },
    sequence: before ? Math.max(event.sequence, before.sequence + 1) : event.sequence,
    ...{ mailedAt: null, tries: 0, triedAt: null, createdAt: now() },
  };
}

async function write(rows: Kept[]): Promise<void> {
  const anew = {
    ...{ method: sql`excluded.method`, isChange: sql`excluded.is_change`, sequence: sql`excluded.sequence` },
    ...{ mark: sql`excluded.mark`, title: sql`excluded.title`, createdAt: sql`excluded.created_at` },
    ...{ startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at` },
  };
  for (let at = 0; at < rows.length; at += atOnce)
    await db()
      .insert(eventLetters)
      .values(rows.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [eventLetters.uid, eventLetters.accountId],
        set: { ...anew, mailedAt: null, tries: 0, triedAt: null },
      });
}

/** Who is to have what: whoever was invited to a series all of it, who comes to a day without that, the day. */
async function wantedOf(event: Event, people: string[] | undefined): Promise<Wanted[]> {
  const days = await db()
    .select()
    .from(eventDays)
    .where(and(eq(eventDays.eventId, event.id), gte(eventDays.endsAt, now()), isNull(eventDays.cancelledAt)))
    .orderBy(asc(eventDays.startsAt));
  const [next] = days;
  if (!next) return [];
  const answers = await db()
    .select({
      ...{ dayId: eventAnswers.dayId, accountId: eventAnswers.accountId, groupId: eventAnswers.groupId },
      state: eventAnswers.state,
    })
    .from(eventAnswers)
    .innerJoin(eventDays, eq(eventDays.id, eventAnswers.dayId))
    .where(and(eq(eventDays.eventId, event.id), people ? inArray(eventAnswers.accountId, people) : undefined));
  const invites = await db()
    .select({ accountId: eventInvites.accountId, groupId: eventInvites.groupId })
    .from(eventInvites)
    .where(and(eq(eventInvites.eventId, event.id), people ? inArray(eventInvites.accountId, people) : undefined));
  const subjects = new Map(days.map((day) => [day.id, ofDay(event, day)]));
  const coming = answers.filter(({ state }) => (comes as readonly string[]).includes(state));
  if (event.rule && invites.length) {
    const whole = await ofSeries(event, next);
    const invited = new Set(invites.map(({ accountId }) => accountId));
    const others = coming.filter(({ accountId }) => !invited.has(accountId));
    return [...invites.map((one) => ({ ...one, subject: whole })), ...ofDays(others, subjects)];
  }
  const said = new Set(answers.map(({ accountId }) => accountId));
  const silent = invites.filter(({ accountId }) => !said.has(accountId));
  return ofDays([...coming, ...silent.map((one) => ({ ...one, dayId: next.id }))], subjects);
}

const ofDays = (people: (Person & { dayId: string })[], subjects: Map<string, Subject>): Wanted[] =>
  people.flatMap(({ dayId, accountId, groupId }) => {
    const subject = subjects.get(dayId);
    return subject ? [{ accountId, groupId, subject }] : [];
  });

function ofDay(event: Event, day: Day): Subject {
  const { startsAt, endsAt } = day;
  const title = day.title ?? event.title;
  return { uid: uidOf(day), dayId: day.id, title, startsAt, endsAt, mark: markOf([dayOf(event, day)]) };
}

async function ofSeries(event: Event, { startsAt, endsAt }: Day): Promise<Subject> {
  const { uid, title } = event;
  return { uid, dayId: null, title, startsAt, endsAt, mark: markOf(await seriesOf(event)) };
}

/** A hash of what a letter says, whatever its number. */
const markOf = (told: IcsEvent[]): string =>
  createHash("sha256")
    .update(JSON.stringify(told.map(({ sequence: _, ...said }) => said)))
    .digest("base64url");
