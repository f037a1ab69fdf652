import { and, asc, eq, lte } from "drizzle-orm";
import { unseal } from "#platform/auth/seal.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { type Fetched, getOutside } from "#platform/http/outgoing.ts";
import { log } from "#platform/log.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Trouble } from "../contract.ts";
import { NoCalendar } from "./ics-blocks.ts";
import type { ReadCalendar } from "./ics-reading.ts";
import { type Calendar, keepEntries, readWithin } from "./keeping.ts";
import { outsideCalendars } from "./schema.ts";

const [minute, hour] = [60_000, 3_600_000];
const atOnce = 20;
const mostBytes = 5 * 1024 * 1024;

/**
 * Reads the calendars that are due: a job of every minute; each comes once an hour, and after failures ever later, once a day at
 * last. A node takes one for some minutes, asks outside of any transaction, and keeps what came only if it is a whole calendar.
 */
export async function refreshDue(): Promise<void> {
  if (!config.outsideCalendars) return;
  const due = await withTenant("*", () =>
    db()
      .select({ calendar: outsideCalendars, zone: accounts.timeZone })
      .from(outsideCalendars)
      .innerJoin(accounts, eq(accounts.id, outsideCalendars.accountId))
      .where(lte(outsideCalendars.nextAt, now()))
      .orderBy(asc(outsideCalendars.nextAt))
      .limit(atOnce),
  );
  for (const { calendar, zone } of due) await refresh(calendar, zone);
}

async function refresh(calendar: Calendar, zone: string): Promise<void> {
  const isIt = eq(outsideCalendars.id, calendar.id);
  const [taken] = await withTenant("*", () =>
    db()
      .update(outsideCalendars)
      .set({ nextAt: new Date(now().getTime() + 10 * minute) })
      .where(and(isIt, lte(outsideCalendars.nextAt, now())))
      .returning({ id: outsideCalendars.id }),
  );
  if (!taken) return;
  const end = await ask(calendar, zone);
  await withTenant("*", async () => {
    if ("trouble" in end) return fail(calendar, end.trouble);
    if (end.read) await keepEntries(calendar, end.read);
    const named = end.read?.name && calendar.title === calendar.source ? { title: end.read.name } : {};
    await db()
      .update(outsideCalendars)
      .set({
        ...{ ...named, etag: end.etag, freshAt: now(), trouble: null, troubleSince: null, failures: 0 },
        nextAt: new Date(now().getTime() + hour),
      })
      .where(isIt);
  });
}

type End = { trouble: Trouble } | { read: ReadCalendar | null; etag: string | null };

/** Asks for a calendar and reads it; nothing is read where it has not changed since. */
async function ask({ id, address, etag }: Calendar, zone: string): Promise<End> {
  const named = address && unseal("calendar", address);
  if (!named) return { trouble: "missing" };
  let answer: Fetched;
  try {
    const headers = { accept: "text/calendar, */*;q=0.1", "accept-encoding": "identity", "user-agent": "Veche" };
    answer = await getOutside(named, {
      headers: { ...headers, ...(etag && { "if-none-match": etag }) },
      ...{ trusted: config.outsideCalendars!.inner, seconds: 20, most: mostBytes },
    });
  } catch (error) {
    log.info("An outside calendar does not answer", { objectId: id, reason: (error as Error).name });
    return { trouble: "silent" };
  }
  const { status, body, headers } = answer;
  if (status === 304) return { read: null, etag };
  if (status === 401 || status === 403) return { trouble: "locked" };
  if (status === 404 || status === 410) return { trouble: "missing" };
  if (status !== 200) return { trouble: "fault" };
  if (!body) return { trouble: "large" };
  try {
    return { read: readWithin(body, zone), etag: headers.etag?.slice(0, 200) ?? null };
  } catch (error) {
    if (!(error instanceof NoCalendar)) log.warn("An outside calendar could not be read", { objectId: id, error });
    return { trouble: "not-calendar" };
  }
}

/** What stood there stays; it is asked for again in an hour, then in two, and so on, in a day at last. */
async function fail({ id, failures, trouble, troubleSince }: Calendar, found: Trouble): Promise<void> {
  const pause = Math.min(2 ** Math.min(failures, 5), 24) * hour;
  await db()
    .update(outsideCalendars)
    .set({
      ...{ trouble: found, troubleSince: trouble ? troubleSince : now(), failures: failures + 1 },
      nextAt: new Date(now().getTime() + pause),
    })
    .where(eq(outsideCalendars.id, id));
}
