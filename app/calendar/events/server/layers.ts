import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { outsideLayer } from "#app/calendar/outside/server/index.ts";
import { memberships, places } from "#app/engines/membership/server/index.ts";
import { birthdaysWithin } from "#app/people/account/server/index.ts";
import { daysFrom, isDay } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedDays } from "#platform/working-days/index.ts";
import { type EventType, type Layer, type LayerLine, layers } from "../contract.ts";
import { calendarSettings, events, eventTypes } from "./schema.ts";

const most = 1000;

/** The types that a company's events may have. */
export const readTypes = ({ groupId }: Viewer): Promise<EventType[]> =>
  db()
    .select({ id: eventTypes.id, title: eventTypes.title, tone: eventTypes.tone })
    .from(eventTypes)
    .where(and(eq(eventTypes.groupId, groupId), isNull(eventTypes.archivedAt)))
    .orderBy(asc(eventTypes.title));

type Frame = { types: EventType[]; hidden: Layer[]; places: { id: string; title: string }[] };

/** The types, the reader's places that have had events, and what they do not want to see beside events. */
export async function readFrame({ groupId, accountId }: Viewer): Promise<Frame> {
  const { rows } = await db().execute<Frame>(sql`select
    coalesce((select json_agg(json_build_object('id', p.id, 'title', p.title) order by p.title)
      from ${memberships} m join ${places} p on p.id = m.place_id
      where m.account_id = ${accountId} and p.deleted_at is null and exists (
        select from ${events} e where e.place_id = p.id and e.deleted_at is null)), '[]') as places,
    coalesce((select json_agg(json_build_object('id', t.id, 'title', t.title, 'tone', t.tone) order by t.title)
      from ${eventTypes} t where t.group_id = ${groupId} and t.archived_at is null), '[]') as types,
    coalesce((select array_to_json(s.hidden) from ${calendarSettings} s where s.account_id = ${accountId}), '[]') as hidden`);
  return rows[0]!;
}

type Stretch = { from: string; to: string; begin: Date; end: Date; hidden: Layer[] };
type Row = {
  layer: Layer;
  id: string;
  of: string;
  title: string;
  /** A day of the calendar, or of any year: «2026-03-08», «03-08». */
  day: string | null;
  starts: number | null;
  ends: number | null;
  whole: boolean;
};

/** What stands beside events in some days, but for what the reader has switched off: one statement. */
export async function readLayers(viewer: Viewer, { hidden, ...days }: Stretch): Promise<LayerLine[]> {
  const parts = layers.filter((layer) => !hidden.includes(layer)).map((layer) => queries[layer](viewer, days));
  if (!parts.length) return [];
  const { rows } = await db().execute<Row>(sql`${sql.join(parts, sql` union all `)} limit ${most}`);
  return rows
    .flatMap((row) => lineOf(row, days))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt) || one.title.localeCompare(other.title, "ru"));
}

type Days = Omit<Stretch, "hidden">;

const queries: Record<Layer, (viewer: Viewer, days: Days) => SQL> = {
  outside: (viewer, { begin, end }) => outsideLayer(viewer, begin, end),
  birthday(viewer, { from, to }) {
    const { day, where } = birthdaysWithin(viewer, (Date.parse(to) - Date.parse(from)) / 86_400_000, from);
    return sql`select 'birthday' as layer, ${accounts.id}::text as id, ${accounts.alias} as of,
      ${accounts.firstName} || ' ' || ${accounts.lastName} as title, ${day} as day,
      null::float8 as starts, null::float8 as ends, true as whole from ${accounts} where ${where}`;
  },
  day: (_, { from, to }) => sql`select 'day' as layer, n.day as id, '' as of, n.title, n.day,
    null::float8 as starts, null::float8 as ends, true as whole from (${namedDays(from, to)}) n`,
};

function lineOf({ day, starts, ends, whole, ...row }: Row, { from, to }: Pick<Days, "from" | "to">): LayerLine[] {
  if (day === null) {
    const [startsAt, endsAt] = [new Date(starts!).toISOString(), new Date(ends!).toISOString()];
    return [{ ...row, startsAt, endsAt, isAllDay: whole, zone: "UTC" }];
  }
  const on = day.length > 5 ? [day] : [...new Set([from.slice(0, 4), to.slice(0, 4)])].map((year) => dayIn(year, day));
  return on
    .filter((one) => one >= from && one <= to)
    .map((one) => ({
      ...row,
      startsAt: `${one}T00:00:00.000Z`,
      endsAt: `${one}T23:59:00.000Z`,
      isAllDay: true,
      zone: "UTC",
    }));
}

/** Who was born on 29 February has the day before in other years. */
const dayIn = (year: string, day: string): string => {
  const said = `${year}-${day}`;
  return isDay(said) ? said : daysFrom(`${year}-03-01`, -1);
};

/** Keeps what a person wants to see in the calendar beside events. */
export async function showLayers(
  { accountId, groupId }: Viewer,
  { shown }: { shown: Layer[] },
): Promise<{ hidden: Layer[] }> {
  const hidden = layers.filter((layer) => !shown.includes(layer));
  await db()
    .insert(calendarSettings)
    .values({ accountId, groupId, hidden })
    .onConflictDoUpdate({ target: calendarSettings.accountId, set: { hidden } });
  return { hidden };
}
