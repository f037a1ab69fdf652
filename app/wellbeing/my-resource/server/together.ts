import { sql } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { fewestTogether, type ResourceMonth, type Scored } from "#app/wellbeing/my-resource/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { selfChecks } from "./schema.ts";

const monthsShown = 12;

type Row = { month: string; people: number; overall: number; scales: (Scored & { people: number })[] };

/**
 * The results of a company by finished months, without names and never by departments. A month of fewer than five people, and a
 * scale that fewer have answered, is not summed up; each person counts once, by their last result of the month.
 */
export async function readTogether(viewer: Viewer): Promise<{ months: ResourceMonth[] }> {
  const end = `${todayIn("Europe/Moscow").slice(0, 7)}-01`;
  const { rows } = await db().execute<Row>(sql`
    with last as (
      select distinct on (date_trunc('month', day), account_id) date_trunc('month', day)::date as month, overall, scales
      from ${selfChecks} where group_id = ${viewer.groupId} and day < ${end}::date
        and day >= ${end}::date - make_interval(months => ${monthsShown})
      order by date_trunc('month', day), account_id, day desc),
    scored as (
      select month, s ->> 'id' as id, max(s ->> 'title') as title, count(*)::int as people,
        round(avg((s ->> 'score')::int))::int as score
      from last, jsonb_array_elements(scales) s group by month, s ->> 'id')
    select month::text, count(*)::int as people, round(avg(overall))::int as overall, coalesce((
      select json_agg(json_build_object('id', c.id, 'title', c.title, 'score', c.score, 'people', c.people) order by c.title)
      from scored c where c.month = last.month), '[]'::json) as scales
    from last group by month order by month desc`);
  const isMany = ({ people }: { people: number }) => people >= fewestTogether;
  return {
    months: rows.map(({ month, ...row }) => ({
      month,
      sums: isMany(row)
        ? {
            people: row.people,
            overall: row.overall,
            scales: row.scales.filter(isMany).map(({ id, title, score }) => ({ id, title, score })),
          }
        : null,
    })),
  };
}
