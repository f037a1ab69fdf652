import { sql } from "drizzle-orm";
import { zoneOf } from "#app/loyalty/balance/server/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { taskRuns } from "./schema.ts";

const states = {
  ...{ "in-progress": "в работе", submitted: "на проверке", approved: "засчитано" },
  ...{ rejected: "не засчитано", expired: "срок истёк" },
};
const here = sql`(${thisMoment} at time zone ${zoneOf(sql`t.group_id`)})`;
const key = sql`case t.period when 'daily' then to_char(${here}, 'YYYY-MM-DD')
  when 'weekly' then 'неделя ' || to_char(date_trunc('week', ${here}), 'YYYY-MM-DD') else '' end`;
/** As pages show it: what was not finished in its time has run out. */
const state = sql`case when r.state in ('in-progress', 'rejected') and (coalesce(t.ends_at <= ${thisMoment}, false) or r.period <> ${key})
  then 'expired' else r.state end`;

/** What a person has done for points. */
export const ownTasks: OwnPart[] = [
  {
    name: "tasks",
    title: "Задания за баллы",
    by: [taskRuns.accountId],
    after: "gone",
    head: { task: "Задание", state: "Что с ним", evidence: "Что вы показали", comment: "Что ответили", at: "Когда" },
    rows: (me) => sql`
      select r.id as key, t.title as task, ${state} as state, r.evidence, r.comment, ${iso("r.created_at")} as at
      from task_runs r join loyalty_tasks t on t.id = r.task_id where r.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
];
