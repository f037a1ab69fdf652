import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { taskRuns } from "./schema.ts";

const states = { "in-progress": "в работе", submitted: "на проверке", approved: "засчитано", rejected: "не засчитано" };

/** What a person has done for points. */
export const ownTasks: OwnPart[] = [
  {
    name: "tasks",
    title: "Задания за баллы",
    by: [taskRuns.accountId],
    after: "gone",
    head: { task: "Задание", state: "Что с ним", evidence: "Что вы показали", comment: "Что ответили", at: "Когда" },
    rows: (me) => sql`
      select r.id as key, t.title as task, r.state, r.evidence, r.comment, ${iso("r.created_at")} as at
      from task_runs r join loyalty_tasks t on t.id = r.task_id where r.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
];
