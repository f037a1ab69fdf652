import { max, sql } from "drizzle-orm";
import { agreesTo } from "#app/agreements/server/index.ts";
import { consents, fewestPeople } from "#app/analytics/contract.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { analyticsEvents, analyticsSums } from "./schema.ts";

const dayLength = 86_400_000;
/** How long events are kept by themselves, and sums of days (the consent promises «не дольше года»). */
const kept = { events: 92, sums: 365 };
/** The most nights that are made up for after the portal was away. */
const nightsAtMost = 31;

const moscow = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Moscow" });
const later = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * Every night: forgets what is too old and whatever is of people who no longer agree, then sums up the days that are over
 * and not summed yet. By Moscow's days, as jobs are.
 */
export async function keepSums(): Promise<void> {
  const yesterday = later(moscow.format(now()), -1);
  await db().execute(sql`delete from ${analyticsEvents}
    where at < ${startOf(later(yesterday, -kept.events))} or account_id in (select person.id from ${accounts} person where not ${agreesTo(sql`person.id`, consents.visits)})`);
  await db().execute(sql`delete from ${analyticsSums} where day < ${later(yesterday, -kept.sums)}::date`);
  const [last] = await db()
    .select({ day: max(analyticsSums.day) })
    .from(analyticsSums);
  const missing = last?.day ? (Date.parse(yesterday) - Date.parse(last.day)) / dayLength : 1;
  for (let back = Math.min(missing, nightsAtMost) - 1; back >= 0; back--) await sumUp(later(yesterday, -back));
}

/**
 * Sums up the day, the week, the month and the quarter that end with `day`, for all companies. Groups of fewer than five
 * people are not written at all (product B31). Earlier lists of pages give way; what days tell of the whole stays.
 */
export async function sumUp(day: string): Promise<void> {
  for (const span of [1, 7, 30, 90]) {
    await db().execute(sql`insert into ${analyticsSums} (group_id, day, span, what, key, views, people)
      select group_id, ${day}::date, ${span}::int, what, key, count(*), count(distinct account_id)
      from ${analyticsEvents} cross join lateral (values
        ('all', '', kind = 'page'), ('page', title, kind = 'page'), ('publication', object_id::text, kind = 'page'),
        ('device', platform, kind = 'page'), ('view', view, kind = 'page'), ('goal', kind, kind <> 'page')) sorted(what, key, counts)
      where at >= ${startOf(later(day, 1 - span))} and at < ${startOf(later(day, 1))} and counts and key is not null
      group by 1, 4, 5 having count(distinct account_id) >= ${fewestPeople}
      on conflict (group_id, day, span, what, key) do update set views = excluded.views, people = excluded.people`);
  }
  await db().execute(sql`delete from ${analyticsSums} where what <> 'all' and day < ${day}::date`);
}

function startOf(day: string) {
  return sql`(${day}::timestamp at time zone 'Europe/Moscow')`;
}
