import { sql } from "drizzle-orm";
import { daysFrom } from "#app/web/wall-time.ts";
import { fewestTogether, type MoodSum, type MoodWeek } from "#app/wellbeing/mood/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { mondayOf } from "./days.ts";
import { moods } from "./schema.ts";

const weeksShown = 12;

type Row = MoodSum & { week: string; name: string | null; isCompany: boolean };

/**
 * The moods of a company by weeks and departments, without names. Only weeks that nobody can change any
 * more, so that two looks never differ by one person's answer; each answer counts in one department alone.
 */
export async function readTogether(viewer: Viewer): Promise<{ weeks: MoodWeek[] }> {
  // Sunday may still be answered on Tuesday, and Tuesday ends last of all at noon of Wednesday in Greenwich.
  const end = mondayOf(daysFrom(now().toISOString().slice(0, 10), -3));
  const begin = daysFrom(end, -7 * weeksShown);
  const { rows } = await db().execute<Row>(sql`
    with answers as (
      select date_trunc('week', day)::date::text as week, account_id,
        (array_agg(department_id order by day desc))[1] as department_id,
        count(*) filter (where level = 'bad') as bad, count(*) filter (where level = 'average') as average,
        count(*) filter (where level = 'good') as good, count(*) filter (where level = 'best') as best
      from ${moods} where group_id = ${viewer.groupId} and day >= ${begin} and day < ${end} group by 1, 2)
    select week, d.name, grouping(d.id) = 1 as "isCompany", count(*)::int as people,
      sum(bad)::int as bad, sum(average)::int as average, sum(good)::int as good, sum(best)::int as best
    from answers a left join departments d on d.id = a.department_id
    group by grouping sets ((week), (week, d.id, d.name)) order by week desc, d.name nulls last`);
  const byWeek = Map.groupBy(rows, ({ week }) => week);
  return { weeks: [...byWeek].map(([week, sums]) => ({ week, ...keepPrivate(sums) })) };
}

/**
 * Departments with fewer than five answers stand together; when all of them are still fewer, the smallest of the others
 * joins them, or the difference from the whole company would tell.
 */
function keepPrivate(sums: Row[]): Omit<MoodWeek, "week"> {
  const units = sums.filter(({ isCompany }) => !isCompany).sort((a, b) => b.people - a.people);
  const company = toSum(sums.filter(({ isCompany }) => isCompany));
  if (company.people < fewestTogether) return { company: null, units: [], rest: null };
  const isLarge = ({ people }: MoodSum) => people >= fewestTogether;
  const [shown, rest] = [units.filter(isLarge), units.filter((unit) => !isLarge(unit))];
  while (rest.length && !isLarge(toSum(rest)) && shown.length) rest.push(shown.pop()!);
  return {
    company,
    units: shown.map((unit) => ({ name: unit.name ?? "Без подразделения", ...toSum([unit]) })),
    rest: rest.length ? toSum(rest) : null,
  };
}

function toSum(sums: MoodSum[]): MoodSum {
  const of = (key: keyof MoodSum) => sums.reduce((total, sum) => total + sum[key], 0);
  return { people: of("people"), bad: of("bad"), average: of("average"), good: of("good"), best: of("best") };
}
