import { sql } from "drizzle-orm";
import { services } from "#app/services/catalogue/server/index.ts";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { requestDrafts, requestExecutors, requestMarks, requests } from "./schema.ts";

const states = {
  new: "ждёт исполнителя",
  onApproval: "на согласовании",
  inWork: "в работе",
  waitingUser: "ждут вашего ответа",
  done: "выполнена",
  closed: "закрыта",
  rejected: "отклонена",
  cancelled: "отменена",
};

/** What a person has asked of services, written in requests, and whose requests they do. */
export const ownRequests: OwnPart[] = [
  {
    name: "requests",
    title: "Ваши заявки",
    by: [requests.initiatorId],
    after: "nameless",
    // Numbers and terms stay for the figures; what was answered was a person's own.
    erase: (me) => [sql`update requests set answers = '{}' where initiator_id = ${me}`],
    head: { number: "Номер", service: "Сервис", at: "Когда", state: "Состояние", answers: "Ответы", rating: "Оценка" },
    rows: (me) => sql`
      select r.id as key, r.number, s.title as service, ${iso("r.created_at")} as at, r.state, r.answers::text as answers, r.rating
      from requests r join ${services} s on s.id = r.service_id where r.initiator_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "request-words",
    title: "Что вы писали и делали в заявках",
    by: [requestMarks.byId],
    after: "nameless",
    erase: (me) => [sql`update request_marks set text = '' where by_id = ${me}`],
    head: { number: "Заявка", at: "Когда", text: "Текст" },
    rows: (me) => sql`
      select m.id as key, r.number, ${iso("m.created_at")} as at, m.text
      from request_marks m join requests r on r.id = m.request_id where m.by_id = ${me}`,
  },
  {
    name: "requests-done",
    title: "Заявки, которые вы согласуете или выполняете",
    by: [requests.executorId, requests.approverId],
    after: "nameless",
    head: { number: "Номер", service: "Сервис", at: "Когда", state: "Состояние" },
    rows: (me) => sql`
      select r.id as key, r.number, s.title as service, ${iso("r.created_at")} as at, r.state
      from requests r join ${services} s on s.id = r.service_id where r.executor_id = ${me} or r.approver_id = ${me}`,
    tell: (row) => ({ ...row, state: said(states, row.state) }),
  },
  {
    name: "request-queues",
    title: "Сервисы, заявки которых вы выполняете",
    by: [requestExecutors.accountId],
    after: "gone",
    head: { service: "Сервис" },
    rows: (me) => sql`select e.service_id as key, s.title as service
      from request_executors e join ${services} s on s.id = e.service_id where e.account_id = ${me}`,
  },
  {
    name: "request-drafts",
    title: "Заявки, которые вы начали и не отправили",
    by: [requestDrafts.accountId],
    after: "gone",
    head: { service: "Сервис", answers: "Ответы" },
    rows: (me) => sql`select d.service_id as key, s.title as service, d.answers::text as answers
      from request_drafts d join ${services} s on s.id = d.service_id where d.account_id = ${me}`,
  },
];
