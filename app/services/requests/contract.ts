import { z } from "zod";
import { askedQuestion, givenAnswers, questionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { attachedFiles, attachment } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { meantPerson, typedPeople } from "#platform/api/typed-person.ts";

const id = z.uuid();
const after = z.string().max(200).optional();
const said = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`);

/** From its sending to its end (product B23). */
export const requestStates = [
  "new",
  "onApproval",
  "inWork",
  "waitingUser",
  "done",
  "closed",
  "rejected",
  "cancelled",
] as const;
export type RequestState = (typeof requestStates)[number];

/** What people do with a request. */
export const requestDeedNames = [
  "approve",
  "refuse",
  "claim",
  "giveBack",
  "ask",
  "answer",
  "finish",
  "reject",
  "cancel",
  "reopen",
  "rate",
  "comment",
] as const;
export type RequestDeed = (typeof requestDeedNames)[number];

/** When a supervisor is asked first: never, always, or where an answer says so. */
export const approvals = ["never", "always", "when"] as const;
export type Approval = (typeof approvals)[number];

/** A request is rated so: from one to five. */
export const ratings = ["1", "2", "3", "4", "5"] as const;

const form = z.object({
  service: id,
  title: z.string(),
  questions: z.array(askedQuestion),
  /** What was kept when the form was refused, its files among them. */
  answers: z.record(
    z.string(),
    z.object({
      chosen: z.array(z.string()).optional(),
      text: z.string().optional(),
      number: z.number().optional(),
      rows: z.record(z.string(), z.string()).optional(),
    }),
  ),
  version: z.number(),
  /** Whom it goes to first, whatever is answered; null where nobody is asked or an answer decides. */
  approver: z.string().nullable(),
  termHours: z.number().nullable(),
});
export type RequestFormView = z.output<typeof form>;

const line = z.object({
  id,
  number: z.number(),
  service: z.string(),
  state: z.enum(requestStates),
  createdAt: z.string(),
  /** By when it is done, while its clock runs. */
  dueAt: z.string().nullable(),
  late: z.boolean(),
  executor: z.string().nullable(),
});
export type RequestLine = z.output<typeof line>;

const queueLine = line.extend({ initiator: z.string() });

const mark = z.object({
  id,
  deed: z.enum([...requestDeedNames, "send", "close", "hand"]),
  by: personCard.nullable(),
  state: z.enum(requestStates).nullable(),
  text: z.string(),
  files: z.array(attachment),
  at: z.string(),
});
export type RequestMark = z.output<typeof mark>;

const view = line.extend({
  serviceId: id,
  initiator: personCard,
  approver: personCard.nullable(),
  executorCard: personCard.nullable(),
  answers: z.array(
    z.object({ title: z.string(), words: z.string(), file: z.object({ id, name: z.string() }).nullable() }),
  ),
  marks: z.array(mark),
  /** What its reader may do with it now. */
  may: z.array(z.enum(requestDeedNames)),
  mine: z.boolean(),
  termHours: z.number().nullable(),
  rating: z.number().nullable(),
  /** How often it was changed: a page that is older is told so. */
  revision: z.number(),
});
export type RequestView = z.output<typeof view>;

const routeFields = {
  approval: z.enum(approvals, { error: "Выберите, нужно ли согласование" }),
  /** `question|answer`: with that answer the supervisor is asked. */
  rule: z.string().max(120).default(""),
  /** In how many working hours; null is without a term. */
  termHours: z
    .number({ error: "Напишите, сколько часов" })
    .int("Целое число часов")
    .min(1, "Не меньше часа")
    .max(1000, "Не больше 1000 часов")
    .nullable()
    .default(null),
  executors: typedPeople.min(1, "Назовите, кто выполняет заявки").max(30, "Не больше 30 человек"),
};
export const routeDraft = z.strictObject(routeFields);

const route = z.object({
  service: id,
  title: z.string(),
  revision: z.number(),
  version: z.number(),
  document: questionnaireDocument,
  approval: z.enum(approvals),
  rule: z.string(),
  termHours: z.number().nullable(),
  executors: z.array(meantPerson),
});
export type RequestRoute = z.output<typeof route>;

const figures = z.object({
  service: z.string(),
  serviceId: id,
  all: z.number(),
  waiting: z.number(),
  late: z.number(),
  done: z.number(),
  /** Of those that are done, within their term, in per cent; nothing where there is no term. */
  inTime: z.number().nullable(),
  /** Worked hours of those that are done, on the average. */
  hours: z.number().nullable(),
  waited: z.number().nullable(),
  rating: z.number().nullable(),
});

export const queueTabs = ["new", "mine", "approvals", "done"] as const;
export type QueueTab = (typeof queueTabs)[number];

const page = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: z.string().optional() });
const done = z.object({ id });
const employee = { access: "employee" } as const;
const desk = { access: "services" } as const;

export const requestsContract = {
  form: operation({ method: "GET", path: "/services/{service}/request", summary: "Форма заявки", ...employee })
    .input(z.strictObject({ service: id }))
    .output(form.nullable()),
  submit: operation({
    method: "POST",
    path: "/services/{service}/requests",
    summary: "Подать заявку; с ошибками ответы и файлы остаются в черновике",
    ...employee,
    limit: { name: "requests", count: 30, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        service: id,
        answers: givenAnswers,
        shown: z.string().max(10_000).default(""),
        keep: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        outcome: z.enum(["sent", "kept", "mistakes", "more", "shut"]),
        id: id.nullable(),
        number: z.number().nullable(),
        mistakes: z.record(z.string(), z.array(z.string())),
      }),
    ),
  dropFile: operation({
    method: "DELETE",
    path: "/services/{service}/request/files/{question}",
    summary: "Убрать файл из черновика заявки",
    ...employee,
  })
    .input(z.strictObject({ service: id, question: z.string().max(40) }))
    .output(done),
  mine: operation({ method: "GET", path: "/requests", summary: "Мои заявки", ...employee, ownEyesOnly: true })
    .input(z.strictObject({ after }))
    .output(page(line)),
  queue: operation({
    method: "GET",
    path: "/requests/queue",
    summary: "Заявки, которые ждут меня",
    ...employee,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ tab: z.enum(queueTabs).default("new"), after }))
    .output(
      page(queueLine).extend({
        counts: z.object({ new: z.number(), mine: z.number(), approvals: z.number() }),
        /** Its reader does requests of some service. */
        executes: z.boolean(),
      }),
    ),
  one: operation({
    method: "GET",
    path: "/requests/{id}",
    summary: "Заявка с перепиской",
    ...employee,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ id }))
    .output(view),
  step: operation({
    method: "POST",
    path: "/requests/{id}/steps",
    summary: "Согласовать, взять в работу, уточнить, выполнить, отклонить, оценить или написать",
    ...employee,
    limit: { name: "request-steps", count: 200, perSeconds: 3600 },
  })
    .input(
      z.strictObject({
        id,
        deed: z.enum(requestDeedNames),
        text: said(2000).default(""),
        rating: z.enum(ratings).optional(),
        files: attachedFiles.default([]),
      }),
    )
    .output(done),
  setTerm: operation({ method: "PUT", path: "/requests/{id}/term", summary: "Изменить срок заявки", ...employee })
    .input(z.strictObject({ id, hours: routeFields.termHours }))
    .output(done),
  table: operation({
    method: "GET",
    path: "/requests/queue/table",
    summary: "Заявки своих сервисов таблицей",
    ...employee,
    ownEyesOnly: true,
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        items: z.array(
          queueLine.extend({ answers: z.string(), rating: z.number().nullable(), endedAt: z.string().nullable() }),
        ),
      }),
    ),
  route: operation({
    method: "GET",
    path: "/admin/services/{service}/route",
    summary: "Поля и маршрут заявки",
    ...desk,
  })
    .input(z.strictObject({ service: id }))
    .output(route),
  putRoute: operation({ method: "PUT", path: "/admin/services/{service}/route", summary: "Записать маршрут", ...desk })
    .input(routeDraft.extend({ service: id, revision: z.number().int() }))
    .output(done),
  putFields: operation({ method: "PUT", path: "/admin/services/{service}/fields", summary: "Записать поля", ...desk })
    .input(z.strictObject({ service: id, revision: z.number().int(), document: questionnaireDocument }))
    .output(done),
  figures: operation({
    method: "GET",
    path: "/admin/service-figures",
    summary: "Показатели заявок за 90 дней",
    ...desk,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(figures) })),
};
