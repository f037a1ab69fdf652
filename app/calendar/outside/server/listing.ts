import { and, asc, eq, gte, sql } from "drizzle-orm";
import ICAL from "ical.js";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { OutsideCalendar, OutsideEntry } from "../contract.ts";
import { findOwn } from "./adding.ts";
import type { Calendar } from "./keeping.ts";
import { outsideCalendars, outsideEntries } from "./schema.ts";

// The library counts the space of a folded line beside the octets that are allowed.
ICAL.foldLength = 74;

const mostAhead = 20;
const countOf = sql<number>`(select count(*)::int from ${outsideEntries} e where e.calendar_id = ${outsideCalendars}.id)`;

/** The reader's calendars of other programs, the first first. */
export async function readCalendars({ accountId }: Viewer) {
  const rows = await db()
    .select({ calendar: outsideCalendars, count: countOf })
    .from(outsideCalendars)
    .where(eq(outsideCalendars.accountId, accountId))
    .orderBy(asc(outsideCalendars.id));
  return { items: rows.map(({ calendar, count }) => toView(calendar, count)), addresses: isAddressTaken() };
}

const isAddressTaken = (): boolean => config.outsideCalendars !== undefined;

const toView = (row: Calendar, entries: number): OutsideCalendar => ({
  ...{ id: row.id, title: row.title, source: row.source, kind: row.kind, shown: row.isShown, entries },
  ...{ refused: row.refused.length, freshAt: row.freshAt?.toISOString() ?? null },
  trouble: row.trouble && { name: row.trouble, since: (row.troubleSince ?? row.createdAt).toISOString() },
});

/** One of them: what was left out, and what of it is ahead. Another one is not found. */
export async function readOne(viewer: Viewer, { id }: { id: string }) {
  const calendar = await findOwn(viewer, id);
  const isOf = eq(outsideEntries.calendarId, id);
  const ahead = await db()
    .select()
    .from(outsideEntries)
    .where(and(isOf, gte(outsideEntries.endsAt, now())))
    .orderBy(asc(outsideEntries.startsAt), asc(outsideEntries.id))
    .limit(mostAhead);
  const replaced = calendar.replacesId ? await titleOf(viewer, calendar.replacesId) : null;
  return {
    ...toView(calendar, await db().$count(outsideEntries, isOf)),
    ...{ left: calendar.refused, ahead: ahead.map(toEntry), replaces: replaced },
  };
}

async function titleOf({ accountId }: Viewer, id: string): Promise<string | null> {
  const [row] = await db()
    .select({ title: outsideCalendars.title })
    .from(outsideCalendars)
    .where(and(eq(outsideCalendars.id, id), eq(outsideCalendars.accountId, accountId)));
  return row?.title ?? null;
}

type Row = typeof outsideEntries.$inferSelect;

const toEntry = ({ id, title, location, startsAt, endsAt, isAllDay, isBusy }: Row): OutsideEntry => ({
  ...{ id, title, location, isAllDay, isBusy, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});

/** A time of the reader's own calendar of another program; another one is not found. */
export async function readEntry({ accountId }: Viewer, { id, entryId }: { id: string; entryId: string }) {
  const [row] = await db()
    .select({ entry: outsideEntries, title: outsideCalendars.title })
    .from(outsideEntries)
    .innerJoin(outsideCalendars, eq(outsideCalendars.id, outsideEntries.calendarId))
    .where(
      and(eq(outsideEntries.id, entryId), eq(outsideEntries.calendarId, id), eq(outsideEntries.accountId, accountId)),
    );
  if (!row) refuse("not-found");
  return { ...toEntry(row.entry), calendar: { id, title: row.title } };
}

/** What was read of a calendar, as a file: every time by its moment, so that no zone is needed. */
export async function readFileOf(viewer: Viewer, { id }: { id: string }): Promise<{ file: string; text: string }> {
  const { title } = await findOwn(viewer, id);
  const rows = await db()
    .select()
    .from(outsideEntries)
    .where(eq(outsideEntries.calendarId, id))
    .orderBy(asc(outsideEntries.startsAt), asc(outsideEntries.id));
  const all = new ICAL.Component("vcalendar");
  all.addPropertyWithValue("version", "2.0");
  all.addPropertyWithValue("prodid", "-//Veche//Calendar//RU");
  for (const row of rows) all.addSubcomponent(eventOf(row));
  return { file: `${title.replace(/[^\p{L}\p{N}]+/gu, " ").trim() || "Календарь"}.ics`, text: `${all.toString()}\r\n` };
}

function eventOf({ id, title, location, startsAt, endsAt, isAllDay, isBusy }: Row): ICAL.Component {
  const event = new ICAL.Component("vevent");
  const at = (moment: Date) =>
    isAllDay
      ? ICAL.Time.fromDateString(moment.toISOString().slice(0, 10))
      : ICAL.Time.fromDateTimeString(`${moment.toISOString().slice(0, 19)}Z`);
  event.addPropertyWithValue("uid", `${id}@veche`);
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now(), true));
  event.addPropertyWithValue("dtstart", at(startsAt));
  event.addPropertyWithValue("dtend", at(isAllDay ? new Date(endsAt.getTime() + 60_000) : endsAt));
  event.addPropertyWithValue("summary", title);
  if (location) event.addPropertyWithValue("location", location);
  event.addPropertyWithValue("transp", isBusy ? "OPAQUE" : "TRANSPARENT");
  return event;
}
