import { sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { undone } from "./order-states.ts";
import {
  storeCategories,
  storeOrderLines,
  storeOrderMarks,
  storeOrders,
  storeProducts,
  storeRefunds,
} from "./schema.ts";

const zone = "Europe/Moscow";
const most = 10;

type Week = { week: string; orders: number; points: number; money: number; pointsBack: number; moneyBack: number };
type Counted = { title: string; count: number };

/** How the store has gone week by week, what was bought most and out of which categories; of orders that were paid and stand. */
export async function readFigures({ groupId }: Viewer, { weeks }: { weeks: number }) {
  const until = sql`date_trunc('week', ${now().toISOString()}::timestamptz at time zone ${zone})`;
  const since = sql`${until} - make_interval(weeks => ${weeks - 1}::int)`;
  const stands = sql`o.state not in ('awaiting-payment', ${sql.join(
    undone.map((state) => sql`${state}`),
    sql`, `,
  )})`;
  const weekOf = (moment: ReturnType<typeof sql>) => sql`date_trunc('week', ${moment} at time zone ${zone})`;
  const { rows } = await db().execute<Week>(sql`
    with paid as (
      select distinct on (o.id) ${weekOf(sql`m.created_at`)} as week, o.total, o.money
      from ${storeOrders} o join ${storeOrderMarks} m on m.order_id = o.id and m.state = 'paid'
      where o.group_id = ${groupId} and ${stands} order by o.id, m.id),
    back as (
      select ${weekOf(sql`r.created_at`)} as week, sum(r.points)::float8 as points, sum(r.money)::float8 as money
      from ${storeRefunds} r join ${storeOrders} o on o.id = r.order_id
      where r.group_id = ${groupId} and r.state in ('sending', 'done') and ${stands} group by 1)
    select to_char(w, 'YYYY-MM-DD') as week, count(p.week)::int as orders,
      coalesce(sum(p.total), 0)::float8 as points, coalesce(sum(p.money), 0)::float8 as money,
      coalesce(max(b.points), 0)::float8 as "pointsBack", coalesce(max(b.money), 0)::float8 as "moneyBack"
    from generate_series(${since}, ${until}, interval '1 week') w
    left join paid p on p.week = w left join back b on b.week = w group by w order by w`);
  const bought = (title: ReturnType<typeof sql>) =>
    db().execute<Counted>(sql`
      select ${title} as title, sum(l.count - l.returned)::int as count
      from ${storeOrderLines} l join ${storeOrders} o on o.id = l.order_id
      join ${storeProducts} p on p.id = l.product_id join ${storeCategories} c on c.id = p.category_id
      where o.group_id = ${groupId} and ${stands} and o.created_at at time zone ${zone} >= ${since}
      group by 1 having sum(l.count - l.returned) > 0 order by 2 desc, 1 limit ${most}`);
  return {
    weeks: rows,
    products: (await bought(sql`p.title`)).rows,
    categories: (await bought(sql`c.title`)).rows,
  };
}
