import { sql } from "drizzle-orm";
import { agreesTo } from "#app/agreements/server/index.ts";
import { analyticsEvents, sumUp } from "#app/analytics/server/index.ts";
import { publications } from "#app/content/server/index.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const days = 30;
const summed = 14;

/** What people who agreed to it have opened in a month, fewer at weekends, and the sums of the last two weeks. */
export async function seedVisits({ today }: World): Promise<void> {
  const date = (back: number) => new Date(today.getTime() - back * dayLength).toISOString().slice(0, 10);
  await db().execute(sql`insert into ${analyticsEvents}
      (id, group_id, account_id, device, kind, route, title, object_id, platform, view, at)
    select md5(a.id::text || d || n)::uuid, a.group_id, a.id, md5(a.id::text)::uuid, 'page', route, title,
      case when route = '/ugc/:id' then (select p.id from ${publications} p where p.group_id = a.group_id and p.kind = 'ugc'
        and p.state = 'published' and p.reach = 'portal' order by p.created_at desc offset luck % 7 limit 1) end,
      (array['desktop', 'desktop', 'android', 'ios'])[1 + own % 4], (array['browser', 'browser', 'installed'])[1 + own % 3],
      (${date(0)}::date - d + interval '7 hours' + luck % 600 * interval '1 minute') at time zone 'Europe/Moscow'
    from ${accounts} a cross join generate_series(1, ${days}::int) d cross join generate_series(1, 4) n
    cross join lateral (select abs(hashtext(a.id::text || d || n)) as luck, abs(hashtext(a.id::text)) as own) dice
    join (values (0, '/main', 'Главная'), (1, '/feed/work', 'Работа'), (2, '/feed/life', 'Жизнь'), (3, '/ugc/:id', 'Публикация'),
      (4, '/article/:id', 'Новость'), (5, '/people', 'Люди'), (6, '/search', 'Поиск'), (7, '/ugc/:id', 'Публикация'))
      opened(number, route, title) on number = luck % 8
    where luck % 10 < case when extract(isodow from ${date(0)}::date - d) > 5 then 2 else 6 end
      and ${agreesTo(sql`a.id`, "analytics")}`);
  for (let back = summed; back >= 1; back--) await sumUp(date(back));
}
