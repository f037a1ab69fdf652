import { sql } from "drizzle-orm";
import type { MonthFigures } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { readTarget } from "./rules.ts";
import { moderationAppeals, moderationCases, moderationDecisions } from "./schema.ts";

const month = 30 * 86_400_000;
const hour = 3_600_000;

type Sums = Omit<MonthFigures, "target" | "appeals"> &
  Omit<MonthFigures["appeals"], "waiting"> & { waiting_appeals: number };

/**
 * Sums of the viewer's company: what waits, how soon was decided, what was decided, how appeals ended. Never who: a
 * moderator who decides fast is not a better one.
 */
export async function readMonth(viewer: Viewer): Promise<MonthFigures> {
  const target = await readTarget(viewer);
  const since = new Date(now().getTime() - month);
  // Without a term nothing is late: no case is as old as the portal's first day.
  const due = target ? new Date(now().getTime() - target * hour) : new Date(0);
  const term = target ? sql`make_interval(hours => ${target}::int)` : sql`interval '1000 years'`;
  const { rows } = await db().execute<Sums>(sql`
    with made as (
      select name, created_at - asked_at as took from ${moderationDecisions}
      where group_id = ${viewer.groupId} and created_at >= ${since} and decided_by is not null
    ), appeals as (
      select a.created_at, d.name as answer from ${moderationAppeals} a
      left join ${moderationDecisions} d on d.id = a.answer_id
      where a.group_id = ${viewer.groupId}
    ), open as (
      select opened_at from ${moderationCases} where group_id = ${viewer.groupId} and closed_at is null
    )
    select
      (select count(*)::int from open) as waiting,
      (select count(*)::int from open where opened_at < ${due}) as overdue,
      (select count(*)::int from made) as decided,
      (select count(*)::int from made where took > ${term}) as late,
      (select round(extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::int from made) as "medianMinutes",
      (select coalesce(json_agg(json_build_object('name', k.name, 'count', k.count) order by k.count desc, k.name), '[]'::json)
        from (select name, count(*)::int as count from made group by name) k) as decisions,
      (select count(*)::int from appeals where created_at >= ${since}) as filed,
      (select count(*)::int from appeals where created_at >= ${since} and answer = 'uphold') as upheld,
      (select count(*)::int from appeals where created_at >= ${since} and answer = 'overturn') as overturned,
      (select count(*)::int from appeals where created_at >= ${since} and answer is null) as waiting_appeals`);
  const { filed, upheld, overturned, waiting_appeals, ...sums } = rows[0]!;
  return { ...sums, target, appeals: { filed, upheld, overturned, waiting: waiting_appeals } };
}
