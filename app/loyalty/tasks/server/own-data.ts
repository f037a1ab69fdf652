import { sql } from "drizzle-orm";
import { thisMoment } from "#platform/db/this-moment.ts";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { loyaltyTasks, taskRuns } from "./schema.ts";
import { currentKey } from "./tasks.ts";

const states = {
  ...{ "in-progress": "в работе", submitted: "на проверке", approved: "засчитано" },
  ...{ rejected: "не засчитано", expired: "срок истёк" },
};
/** As pages show it: what was not finished in its time has run out. */
const state = sql`case when r.state in ('in-progress', 'rejected') and (coalesce(${loyaltyTasks.endsAt} <= ${thisMoment}, false) or r.period <> ${currentKey})
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
      select r.id as key, ${loyaltyTasks.title} as task, ${state} as state, r.evidence, r.comment, ${iso("r.created_at")} as at
      from task_runs r join ${loyaltyTasks} on ${loyaltyTasks.id} = r.task_id where r.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
];
