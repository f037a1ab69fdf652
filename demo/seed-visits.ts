import { sql } from "drizzle-orm";
import { agreesTo } from "#app/access/agreements/server/index.ts";
import { publications } from "#app/engines/content/server/index.ts";
import { analyticsEvents, sumUp } from "#app/office/analytics/server/index.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const days = 30;
const summed = 14;

/** What people who agreed to it have opened in a month, fewer at weekends, and the sums of the last two weeks. */
export async function seedVisits({ today }: World): Promise<void> {
  const date = (back: number) => new Date(today.getTime() - back * dayLength).toISOString().slice(0, 10);
  await db().execute(sql`with people as materialized
      (select a.id, a.group_id, abs(hashtext(a.id::text)) as own from ${accounts} a where ${agreesTo(sql`a.id`, "analytics")}),
    posts as materialized (select p.id, p.group_id, row_number() over (partition by p.group_id order by p.created_at desc) as number
      from ${publications} p where p.kind = 'ugc' and p.state = 'published' and p.reach = 'portal'),
    opened as materialized (select people.*, d, n, luck, ${date(0)}::date - d as day
      from people cross join generate_series(1, ${days}::int) d cross join generate_series(1, 4) n
      cross join lateral (select abs(hashtext(people.id::text || d || n)) as luck) dice
      where luck % 10 < case when extract(isodow from ${date(0)}::date - d) > 5 then 2 else 6 end)
    insert into ${analyticsEvents} (id, group_id, account_id, device, kind, route, title, object_id, platform, view, at)
    select md5(o.id::text || d || n)::uuid, o.group_id, o.id, md5(o.id::text)::uuid, 'page', route, title, posts.id,
      (array['desktop', 'desktop', 'android', 'ios'])[1 + own % 4], (array['browser', 'browser', 'installed'])[1 + own % 3],
      (day + interval '7 hours' + luck % 600 * interval '1 minute') at time zone 'Europe/Moscow'
    from opened o join (values (0, '/main', 'Главная'), (1, '/feed/work', 'Работа'), (2, '/feed/life', 'Жизнь'),
      (3, '/ugc/:id', 'Публикация'), (4, '/article', 'Новости'), (5, '/people', 'Люди'), (6, '/search', 'Поиск'),
      (7, '/ugc/:id', 'Публикация')) page(number, route, title) on page.number = luck % 8
    left join posts on route = '/ugc/:id' and posts.group_id = o.group_id and posts.number = 1 + luck / 8 % 7`);
  for (let back = summed; back >= 1; back--) await sumUp(date(back));
}
