import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { progressMarks, progressPlans, progressRunSteps, progressRuns } from "./schema.ts";

const states = {
  planned: "впереди",
  active: "идёт",
  paused: "приостановлено",
  completed: "пройдено",
  failed: "не пройдено",
  cancelled: "отменено",
  locked: "закрыто",
  available: "открыто",
  "in-progress": "в работе",
  submitted: "на проверке",
  returned: "на доработке",
  done: "сделано",
  skipped: "пропущено",
};

/** What a person has walked through, and what they have checked of others'. */
export const ownProgress: OwnPart[] = [
  {
    name: "progress",
    title: "Обучение и программы",
    by: [progressRuns.accountId],
    after: "nameless",
    head: { step: "Шаг", state: "Что с ним", evidence: "Что вы показали", comment: "Что ответили", grade: "Оценка" },
    rows: (me) => sql`
      select rs.run_id || rs.step_id::text as key, s.title as step, rs.state, rs.evidence, rs.comment, rs.grade
      from progress_run_steps rs join progress_runs r on r.id = rs.run_id join progress_steps s on s.id = rs.step_id
      where r.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
    erase: (me) => [
      sql`update progress_run_steps s set evidence = '', comment = '' from progress_runs r
        where r.id = s.run_id and r.account_id = ${me}`,
      sql`update progress_marks m set note = '' from progress_runs r where r.id = m.run_id and r.account_id = ${me}`,
    ],
  },
  {
    name: "progress-checked",
    title: "Что вы начинали, проверяли и отмечали в обучении и программах",
    by: [progressMarks.byId, progressRunSteps.doneBy, progressRuns.startedBy, progressPlans.madeBy],
    after: "nameless",
    head: { at: "Когда", state: "Что стало", note: "Ваши слова" },
    rows: (me) => sql`
      select m.id as key, ${iso("m.created_at")} as at, m.state, m.note from progress_marks m where m.by_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
];
