import { max, sql } from "drizzle-orm";
import { agreesTo } from "#app/access/agreements/server/index.ts";
import { consents, fewestPeople } from "#app/office/analytics/contract.ts";
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
 * people are not written at all. Earlier lists of pages give way; what days tell of the whole stays.
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
    await sumUnits(day, span);
  }
  await db().execute(sql`delete from ${analyticsSums} where what <> 'all' and day < ${day}::date`);
}

/**
 * The same by the department that people are in now. Small ones are told together as «other»; where these would be fewer
 * than five, the smallest of the others goes with them: else the whole less its parts would tell of them.
 */
async function sumUnits(day: string, span: number): Promise<void> {
  await db().execute(sql`insert into ${analyticsSums} (group_id, day, span, what, key, views, people)
    with units as (
      select e.group_id, p.department_id as unit, count(*) as views, count(distinct e.account_id) as people,
        p.department_id is not null and count(distinct e.account_id) >= ${fewestPeople} as is_large
      from ${analyticsEvents} e join ${accounts} p on p.id = e.account_id
      where e.at >= ${startOf(later(day, 1 - span))} and e.at < ${startOf(later(day, 1))} and e.kind = 'page'
      group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by group_id, is_large order by people, unit) as place,
        coalesce(sum(people) filter (where not is_large) over (partition by group_id), 0) as others
      from units
    )
    select group_id, ${day}::date, ${span}::int, 'unit',
      case when is_large and not (place = 1 and others between 1 and ${fewestPeople - 1}) then unit::text else 'other' end,
      sum(views), sum(people)
    from ranked group by 1, 5 having sum(people) >= ${fewestPeople}
    on conflict (group_id, day, span, what, key) do update set views = excluded.views, people = excluded.people`);
}

function startOf(day: string) {
  return sql`(${day}::timestamp at time zone 'Europe/Moscow')`;
}
