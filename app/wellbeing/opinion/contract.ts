import { z } from "zod";
import { attachedFiles, attachment } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";
import { meantPerson, typedPeople } from "#platform/api/typed-person.ts";

const id = z.uuid();
const day = z.iso.date();
const after = z.string().max(200).optional();

/** What an opinion may be about. */
export const targets = ["service", "event", "article", "idea", "process", "other"] as const;
export type Target = (typeof targets)[number];

/** From its arrival to its end; «published» is told apart, of ideas alone. */
export const states = ["sent", "seen", "inWork", "answered", "declined"] as const;
export type OpinionState = (typeof states)[number];

/** What its owner does with it besides an answer. */
export const moves = ["seen", "inWork", "declined"] as const;

export const ratings = ["1", "2", "3", "4", "5"] as const;

const opinionText = z
  .string({ error: "Напишите, что вы думаете" })
  .trim()
  .min(1, "Напишите, что вы думаете")
  .max(2000, "Не больше 2000 знаков");

/** The code by which whoever has left no name reads the answer: sixteen signs. */
const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z2-9]{4}([\s-]?[A-Za-z2-9]{4}){3}$/, "В коде шестнадцать букв и цифр, например ABCD-EFGH-JKLM-NPQR");

const words = {
  topic: id,
  target: z.enum(targets, { error: "Выберите, о чём вы пишете" }),
  about: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  rating: z.enum(ratings, { error: "Поставьте оценку" }),
  text: opinionText,
  wantsAnswer: z.boolean().default(false),
};

export const opinionDraft = z.strictObject({ ...words, files: attachedFiles.default([]) });
export const unnamedDraft = z.strictObject({ ...words, code });

const topicFields = {
  title: z
    .string({ error: "Назовите тему" })
    .trim()
    .min(3, "Назовите тему хотя бы тремя буквами")
    .max(80, "Не больше 80 знаков"),
  about: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  termDays: z
    .number({ error: "Укажите срок в днях" })
    .int("Укажите целое число дней")
    .min(1, "Не меньше одного дня")
    .max(60, "Не больше 60 дней"),
  /** Opinions may come without a name. */
  unnamed: z.boolean(),
  /** Offered on «Мой ресурс» too. */
  inMyResource: z.boolean(),
  closed: z.boolean().default(false),
  /** Those who answer. */
  owners: typedPeople.min(1, "Назовите, кто отвечает на мнения").max(10, "Не больше десяти человек"),
};
export const topicDraft = z.strictObject(topicFields);

const openTopic = z.object({ id, title: z.string(), about: z.string(), termDays: z.number(), unnamed: z.boolean() });
export type OpenTopic = z.output<typeof openTopic>;

const deskTopic = z.object({
  id,
  ...topicFields,
  owners: z.array(meantPerson),
  waiting: z.number(),
  overdue: z.number(),
  all: z.number(),
});
export type DeskTopic = z.output<typeof deskTopic>;

const line = z.object({
  id,
  topic: z.string(),
  target: z.enum(targets),
  about: z.string(),
  rating: z.number(),
  text: z.string(),
  state: z.enum(states),
  published: z.boolean(),
  sentOn: day,
  /** By when its owner is to answer; null when nobody waits. */
  dueOn: day.nullable(),
});
export type OpinionLine = z.output<typeof line>;

/** A line of the queue; nobody's name where the author has left none. */
const queueLine = line.extend({
  author: z.object({ name: z.string(), alias: z.string() }).nullable(),
  overdue: z.boolean(),
});

const talk = z.array(z.object({ ofOwner: z.boolean(), text: z.string(), day }));
export type Talk = z.output<typeof talk>;

const view = line.extend({
  wantsAnswer: z.boolean(),
  reason: z.string(),
  idea: z.string(),
  files: z.array(attachment),
  talk,
});
export type OpinionView = z.output<typeof view>;

const askedView = view.extend({ author: queueLine.shape.author, overdue: z.boolean() });
export type AskedOpinion = z.output<typeof askedView>;

const idea = z.object({
  id,
  title: z.string(),
  text: z.string(),
  topic: z.string(),
  day,
  votes: z.number(),
  voted: z.boolean(),
});

const page = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: z.string().optional() });
const done = z.object({ id });
const sayings = { limit: { name: "opinions", count: 20, perSeconds: 3600 } } as const;

const employee = { access: "employee", ownEyesOnly: true } as const;
const admin = { access: "admin" } as const;
export const queueTabs = ["waiting", "overdue", "done"] as const;

export const opinionContract = {
  mine: operation({
    method: "GET",
    path: "/opinions",
    summary: "Темы, о которых можно высказаться, и свои мнения",
    ...employee,
  })
    .input(z.strictObject({ after }))
    .output(
      page(line).extend({
        topics: z.array(openTopic),
        /** How many opinions wait for the viewer's own answer; null for those who answer for none. */
        queue: z.number().nullable(),
      }),
    ),
  open: operation({
    method: "GET",
    path: "/opinions/{id}",
    summary: "Тема с новым кодом для мнения без имени или своё мнение с ответами",
    ...employee,
  })
    .input(z.strictObject({ id }))
    .output(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("topic"), topic: openTopic, code: z.string() }),
        z.object({ kind: z.literal("opinion"), opinion: view }),
      ]),
    ),
  inMyResource: operation({
    method: "GET",
    path: "/my-resource/opinion",
    summary: "Тема «Моего ресурса» с новым кодом для мнения без имени",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ topic: openTopic.nullable(), code: z.string() })),
  say: operation({
    method: "POST",
    path: "/opinion-topics/{topic}/opinions",
    summary: "Высказать мнение от своего имени",
    access: "employee",
    ...sayings,
  })
    .input(opinionDraft)
    .output(done),
  sayUnnamed: operation({
    method: "POST",
    path: "/opinion-topics/{topic}/opinions/unnamed",
    summary: "Высказать мнение без имени: ответ читают по коду",
    access: "employee",
    keepsNoKey: true,
    ...sayings,
  })
    .input(unnamedDraft)
    .output(z.object({ code: z.string(), dueOn: day })),
  reply: operation({
    method: "POST",
    path: "/opinions/{id}/talk",
    summary: "Дописать к своему мнению",
    access: "employee",
    ...sayings,
  })
    .input(z.strictObject({ id, text: opinionText }))
    .output(done),
  follow: operation({
    method: "POST",
    path: "/public/v1/opinions/by-code",
    summary: "Прочитать по коду, что с мнением без имени",
    access: "public",
    keepsNoKey: true,
    limit: { name: "opinion-code", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ code }))
    .output(view),
  replyUnnamed: operation({
    method: "POST",
    path: "/public/v1/opinions/by-code/talk",
    summary: "Дописать к мнению без имени",
    access: "public",
    keepsNoKey: true,
    limit: { name: "opinion-code", count: 30, perSeconds: 3600 },
  })
    .input(z.strictObject({ code, text: opinionText, seen: z.number().int().min(0) }))
    .output(view),
  ideas: operation({
    method: "GET",
    path: "/opinions/ideas",
    summary: "Идеи, о которых узнали все",
    access: "employee",
  })
    .input(
      z.strictObject({
        sort: z.enum(["votes", "new"]).default("votes"),
        find: z.string().trim().max(100).default(""),
        after,
      }),
    )
    .output(page(idea)),
  vote: operation({
    method: "PUT",
    path: "/opinions/ideas/{id}/vote",
    summary: "Поддержать идею или передумать",
    access: "employee",
  })
    .input(z.strictObject({ id, on: z.boolean() }))
    .output(done),
  queue: operation({
    method: "GET",
    path: "/opinions/queue",
    summary: "Мнения о темах, за которые человек отвечает",
    ...employee,
  })
    .input(z.strictObject({ tab: z.enum(queueTabs).default("waiting"), topic: id.optional(), after }))
    .output(
      page(queueLine).extend({
        topics: z.array(z.object({ id, title: z.string() })),
        counts: z.object({ waiting: z.number(), overdue: z.number() }),
      }),
    ),
  asked: operation({ method: "GET", path: "/opinions/queue/{id}", summary: "Мнение, на которое отвечают", ...employee })
    .input(z.strictObject({ id }))
    .output(askedView),
  move: operation({
    method: "PUT",
    path: "/opinions/queue/{id}/state",
    summary: "Прочитано, в работе, отклонено",
    access: "employee",
  })
    .input(
      z.strictObject({ id, to: z.enum(moves), reason: z.string().trim().max(500, "Не больше 500 знаков").default("") }),
    )
    .output(done),
  answer: operation({
    method: "POST",
    path: "/opinions/queue/{id}/talk",
    summary: "Ответить на мнение",
    access: "employee",
  })
    .input(z.strictObject({ id, text: opinionText }))
    .output(done),
  publish: operation({
    method: "PUT",
    path: "/opinions/queue/{id}/idea",
    summary: "Рассказать об идее всем или убрать её; без названия – убрать",
    access: "employee",
  })
    .input(z.strictObject({ id, title: z.string().trim().max(120, "Не больше 120 знаков") }))
    .output(done),
  table: operation({
    method: "GET",
    path: "/opinions/queue/table",
    summary: "Мнения о своих темах таблицей",
    ...employee,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(queueLine.extend({ reason: z.string(), answers: z.number() })) })),
  topics: operation({ method: "GET", path: "/admin/opinions/topics", summary: "Темы мнений компании", ...admin })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(deskTopic) })),
  topic: operation({ method: "GET", path: "/admin/opinions/topics/{id}", summary: "Тема мнений", ...admin })
    .input(z.strictObject({ id }))
    .output(deskTopic),
  makeTopic: operation({ method: "POST", path: "/admin/opinions/topics", summary: "Завести тему", ...admin })
    .input(topicDraft)
    .output(done),
  changeTopic: operation({ method: "PUT", path: "/admin/opinions/topics/{id}", summary: "Изменить тему", ...admin })
    .input(topicDraft.extend({ id }))
    .output(done),
};
