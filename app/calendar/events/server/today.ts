import { and, eq, isNull, sql } from "drizzle-orm";
import { outsideLayer } from "#app/calendar/outside/server/index.ts";
import { href } from "#app/web/urls.ts";
import { momentOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import type { TodayLine } from "../contract.ts";
import { events as urls } from "../routes.ts";
import { isMine, isSeen } from "./policy.ts";
import { eventAnswers, eventDays, events } from "./schema.ts";

const most = 5;

type Row = { id: string; of: string; title: string; clock: string | null };

/** What a person has today, by their own clock: their events and what other programs' calendars say; a widget of the main page. */
export function glanceAtToday(viewer: Viewer, today: string): Part<TodayLine[]> {
  const zone = viewer.timeZone;
  const [begin, end] = [`${today}T00:00`, `${today}T23:59`].map((wall) => new Date(momentOf(wall, zone))) as [
    Date,
    Date,
  ];
  const isAnswer = and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, viewer.accountId));
  // A whole day is that day wherever its reader is.
  const isToday = sql`case when ${events.isAllDay}
    then ${today}::date between (${eventDays.startsAt} at time zone ${events.zone})::date
      and (${eventDays.endsAt} at time zone ${events.zone})::date
    else ${eventDays.startsAt} <= ${end} and ${eventDays.endsAt} > ${begin} end`;
  // The first condition lets the index of days be used.
  const isNear = sql`${eventDays.startsAt} between ${begin}::timestamptz - interval '32 days' and ${end}::timestamptz + interval '1 day'`;
  return part<Row, TodayLine[]>(
    sql`select id, of, title, case when not whole then to_char(begins at time zone ${zone}, 'HH24:MI') end as clock from (
        select ${eventDays.id}::text as id, '' as of, coalesce(${eventDays.title}, ${events.title}) as title,
          ${eventDays.startsAt} as begins, ${events.isAllDay} as whole
        from ${eventDays} join ${events} on ${eq(events.id, eventDays.eventId)} left join ${eventAnswers} on ${isAnswer}
        where ${and(isNear, isToday, isNull(eventDays.cancelledAt), isSeen(viewer), isMine(viewer))}
        union all
        select o.id, o.of, o.title, to_timestamp(o.starts / 1000), o.whole from (${outsideLayer(viewer, begin, end)}) o
        where not o.whole or ${today}::date between (to_timestamp(o.starts / 1000) at time zone 'UTC')::date
          and (to_timestamp(o.ends / 1000) at time zone 'UTC')::date
      ) t order by whole desc, begins, title limit ${most}`,
    (rows) =>
      rows.map(({ id, of, title, clock }) => ({
        // Of another program's calendar the calendar is named; its page is that area's.
        ...(of
          ? { href: null, entry: { calendarId: of, entryId: id } }
          : { href: href(urls.one, { id }), entry: null }),
        ...{ title, clock },
      })),
  );
}
