import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { questionnaireReceipts, questionnaireResponses, questionnaires, questionnaireViewers } from "./schema.ts";

const states = { draft: "не отправлено", submitted: "отправлено", annulled: "аннулировано" };

/** What a person has asked, what they have answered under their name, and that they have answered at all. */
export const ownQuestionnaires: OwnPart[] = [
  {
    name: "questionnaires",
    title: "Опросы и тесты, которые вы составили",
    by: [questionnaires.authorId],
    after: "nameless",
    head: { title: "Название", at: "Когда" },
    rows: (me) => sql`select id as key, title, ${iso("created_at")} as at from questionnaires where author_id = ${me}`,
  },
  {
    name: "questionnaire-answers",
    title: "Ваши ответы в опросах и тестах",
    by: [questionnaireResponses.accountId],
    after: "gone",
    head: { title: "Опрос или тест", at: "Когда", state: "Состояние", answers: "Ответы", score: "Балл, %" },
    rows: (me) => sql`
      select o.id as key, q.title, ${iso("o.started_at")} as at, o.state, o.answers::text as answers, o.score
      from questionnaire_responses o join questionnaires q on q.id = o.questionnaire_id where o.account_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "questionnaire-viewers",
    title: "Опросы, итоги которых вам открыли, и анкеты, где вы соавтор",
    by: [questionnaireViewers.accountId],
    after: "gone",
    head: { title: "Опрос или тест", role: "Кем" },
    rows: (me) => sql`
      select q.id as key, q.title, case when v.edits then 'соавтор' else 'читатель итогов' end as role
      from questionnaire_viewers v join questionnaires q on q.id = v.questionnaire_id
      where v.account_id = ${me}`,
  },
  {
    name: "questionnaire-receipts",
    title: "Опросы, в которых вы ответили: что именно в анонимных, портал не знает",
    by: [questionnaireReceipts.accountId],
    after: "gone",
    head: { title: "Опрос или тест" },
    rows: (me) => sql`
      select q.id as key, q.title from questionnaire_receipts r join questionnaires q on q.id = r.questionnaire_id
      where r.account_id = ${me}`,
  },
];
