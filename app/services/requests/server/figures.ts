import { sql } from "drizzle-orm";
import { services } from "#app/services/catalogue/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { requests } from "./schema.ts";

type Figures = {
  serviceId: string;
  service: string;
  all: number;
  waiting: number;
  late: number;
  done: number;
  inTime: number | null;
  hours: number | null;
  waited: number | null;
  rating: number | null;
};

/** How the requests of the company went in ninety days, a line a service: numbers alone, not a word of the requests. */
export async function readFigures({ groupId }: Viewer): Promise<{ items: Figures[] }> {
  const at = now();
  const isDone = sql`r.state in ('done', 'closed')`;
  const { rows } = await db().execute<Figures>(sql`
    select s.id as "serviceId", s.title as service, count(*)::int as all,
      count(*) filter (where r.state in ('new', 'onApproval', 'inWork', 'waitingUser'))::int as waiting,
      count(*) filter (where r.due_at < ${at})::int as late,
      count(*) filter (where ${isDone})::int as done,
      round(100.0 * count(*) filter (where ${isDone} and r.term_minutes is not null and not r.was_late)
        / nullif(count(*) filter (where ${isDone} and r.term_minutes is not null), 0))::int as "inTime",
      round(avg(r.used_minutes) filter (where ${isDone}) / 60.0, 1)::float as hours,
      round(avg(r.waited_minutes) filter (where ${isDone}) / 60.0, 1)::float as waited,
      round(avg(r.rating), 1)::float as rating
    from ${requests} r join ${services} s on s.id = r.service_id
    where r.group_id = ${groupId} and r.created_at > ${at}::timestamptz - interval '90 days'
    group by s.id, s.title order by count(*) desc, s.title limit 200`);
  return { items: rows };
}
