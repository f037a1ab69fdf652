import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import {
  adaptationConclusions,
  adaptationHelpers,
  adaptationNotes,
  adaptationRuns,
  adaptationTemplates,
} from "./schema.ts";

const roles = { supervisor: "руководитель", buddy: "наставник", hr: "кадры", it: "ИТ" };
const outcomes = { passed: "срок пройден", extended: "срок продлён", failed: "срок не пройден" };
const mine = (me: unknown) => sql`(select r.run_id from adaptation_runs r where r.account_id = ${me})`;

/** A person's adaptation, what was said of them in it, and how they helped others. Steps are the engine's to tell. */
export const ownAdaptation: OwnPart[] = [
  {
    name: "adaptation",
    title: "Ваша адаптация",
    by: [adaptationRuns.accountId],
    after: "nameless",
    head: { title: "Программа", at: "Когда началась", ends: "Конец испытательного срока" },
    rows: (me) => sql`select r.run_id as key, t.title, ${iso("r.created_at")} as at, r.trial_ends_on::text as ends
      from adaptation_runs r join adaptation_templates t on t.id = r.template_id where r.account_id = ${me}`,
    erase: (me) => [
      sql`update adaptation_runs set own_steps = '[]' where account_id = ${me}`,
      sql`update adaptation_conclusions set text = '' where run_id in ${mine(me)}`,
      sql`delete from adaptation_notes where run_id in ${mine(me)}`,
      sql`delete from adaptation_ticks where run_id in ${mine(me)}`,
      sql`delete from adaptation_files where run_id in ${mine(me)}`,
    ],
  },
  {
    name: "adaptation-said",
    title: "Что о вас записали в адаптации",
    by: [],
    after: "gone",
    head: { at: "Когда", kind: "Что это", text: "Слова" },
    // Notes are nobody's to read on the portal but who checks; of what is kept about a person the law gives them all.
    rows: (me) => sql`
      select n.id as key, ${iso("n.created_at")} as at, 'заметка руководителя' as kind, n.text
        from adaptation_notes n where n.run_id in ${mine(me)}
      union all select c.id, ${iso("c.created_at")}, 'заключение', c.text
        from adaptation_conclusions c where c.run_id in ${mine(me)}`,
  },
  {
    name: "adaptation-helped",
    title: "Кому вы помогали освоиться",
    by: [adaptationHelpers.accountId],
    after: "gone",
    head: { role: "Кем вы были", title: "Программа" },
    rows: (me) => sql`select h.run_id || h.role as key, h.role, t.title
      from adaptation_helpers h join adaptation_runs r on r.run_id = h.run_id
        join adaptation_templates t on t.id = r.template_id where h.account_id = ${me}`,
    tell: (row) => ({ ...row, role: said(roles, row.role) }),
    erase: (me) => [sql`update adaptation_helpers set account_id = null where account_id = ${me}`],
  },
  {
    name: "adaptation-notes",
    title: "Ваши заметки и заключения о новичках",
    by: [adaptationNotes.authorId, adaptationConclusions.byId],
    after: "nameless",
    head: { at: "Когда", kind: "Что это", text: "Ваши слова" },
    rows: (me) => sql`
      select n.id as key, ${iso("n.created_at")} as at, 'заметка' as kind, n.text
        from adaptation_notes n where n.author_id = ${me}
      union all select c.id, ${iso("c.created_at")}, c.outcome, c.text
        from adaptation_conclusions c where c.by_id = ${me}`,
    tell: (row) => ({ ...row, kind: said(outcomes, row.kind) }),
    erase: (me) => [sql`delete from adaptation_notes where author_id = ${me}`],
  },
  {
    name: "adaptation-templates",
    title: "Программы адаптации, которые вы составили или ведёте",
    by: [adaptationTemplates.createdBy, adaptationTemplates.hrId, adaptationTemplates.itId],
    after: "nameless",
    head: { title: "Программа" },
    rows: (me) => sql`select t.id as key, t.title from adaptation_templates t
      where ${me} in (t.created_by, t.hr_id, t.it_id)`,
    erase: (me) => [
      sql`update adaptation_templates set hr_id = null where hr_id = ${me}`,
      sql`update adaptation_templates set it_id = null where it_id = ${me}`,
    ],
  },
];
