import { z } from "zod";
import { attachedFiles, attachment } from "#platform/api/attachment.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { typedOrNobody, typedPeople } from "#platform/api/typed-person.ts";

const access = "employee";
const desk = "adaptation";
const id = z.uuid();
const day = z.iso.date({ error: "Укажите день" });
const after = z.string().max(200).optional();
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Не больше ${most.toLocaleString("ru")} знаков`);
const days = z.coerce
  .number({ error: "Укажите число" })
  .int("Целое число")
  .min(-30, "Не раньше чем за 30")
  .max(260, "Не больше 260");

export const stepKinds = ["article", "course", "test", "checklist", "task", "meeting", "survey"] as const;
export type StepKind = (typeof stepKinds)[number];
/** Who helps a newcomer through. */
export const helperRoles = ["supervisor", "buddy", "hr", "it"] as const;
export type HelperRole = (typeof helperRoles)[number];
/** Whose a step is. */
export const stepRoles = ["newcomer", ...helperRoles] as const;
export type StepRole = (typeof stepRoles)[number];
export const gradings = ["none", "pass", "five"] as const;
export type Grading = (typeof gradings)[number];
export const unlocks = ["free", "previous", "stage"] as const;
export const stepStates = ["locked", "available", "in-progress", "submitted", "returned", "done", "skipped"] as const;
export type StepState = (typeof stepStates)[number];
export const runStates = ["planned", "active", "paused", "completed", "failed", "cancelled"] as const;
export type RunState = (typeof runStates)[number];
/** What a trial period ends with. */
export const outcomes = ["passed", "extended", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

export const itemsAtMost = 30;
export const levelsAtMost = 20;
export const stepsAtMost = 100;

/** A step as its template has it. */
export const stepWords = {
  kind: z.enum(stepKinds, { error: "Выберите, что это" }),
  title: said(150).min(3, "Назовите шаг: хотя бы три знака"),
  body: said(10_000).default(""),
  /** A course, a test, a survey, or whatever else is to be opened. */
  link: z.union([z.literal(""), linkRule]).default(""),
  /** What is ticked in a check-list. */
  items: z.array(said(200).min(1)).max(itemsAtMost, `Не больше ${itemsAtMost} пунктов`).default([]),
  role: z.enum(stepRoles, { error: "Выберите, чей это шаг" }),
  required: z.boolean().default(true),
  unlock: z.enum(unlocks, { error: "Выберите, когда он откроется" }).default("free"),
  /** In working days after the start. */
  opensAfter: days.optional(),
  dueAfter: days.optional(),
  checked: z.boolean().default(false),
  grading: z.enum(gradings).default("none"),
};
const stepDraft = z.object({ key: id, ...stepWords });
export type StepDraft = z.output<typeof stepDraft>;

export const levelWords = {
  title: said(100).min(2, "Назовите уровень"),
  about: said(1000).default(""),
};
const levelDraft = z.object({ key: id, ...levelWords, steps: z.array(stepDraft).max(stepsAtMost) });

/** What a template consists of; each version keeps its own. */
export const planDocument = z.object({ levels: z.array(levelDraft).max(levelsAtMost) });
export type PlanDocument = z.output<typeof planDocument>;

const helper = z.object({ role: z.enum(helperRoles), person: personCard.nullable() });
export type Helper = z.output<typeof helper>;

/** Who looks: the newcomer, somebody who helps them, whoever manages adaptation. */
const standing = z.object({
  newcomer: z.boolean(),
  roles: z.array(z.enum(helperRoles)),
  /** They check, grade and conclude. */
  checks: z.boolean(),
  desk: z.boolean(),
});
export type Standing = z.output<typeof standing>;

const stepLine = z.object({
  key: id,
  kind: z.enum(stepKinds),
  title: z.string(),
  required: z.boolean(),
  role: z.enum(stepRoles),
  checked: z.boolean(),
  grading: z.enum(gradings),
  state: z.enum(stepStates),
  opensOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  late: z.boolean(),
  grade: z.number().nullable(),
  returns: z.number(),
  /** Added for this person alone. */
  own: z.boolean(),
  /** It can be done by whoever reads. */
  mine: z.boolean(),
});
export type StepLine = z.output<typeof stepLine>;

const levelView = z.object({
  key: id,
  title: z.string(),
  about: z.string(),
  done: z.number(),
  required: z.number(),
  steps: z.array(stepLine),
});
export type LevelView = z.output<typeof levelView>;

const conclusion = z.object({ outcome: z.enum(outcomes), text: z.string(), by: z.string(), at: z.string() });

/** A newcomer's way, as whoever reads may see it. */
const runView = z.object({
  id,
  title: z.string(),
  description: z.string(),
  newcomer: personCard,
  state: z.enum(runStates),
  startedOn: z.string(),
  trialEndsOn: z.string().nullable(),
  today: z.string(),
  done: z.number(),
  required: z.number(),
  levels: z.array(levelView),
  helpers: z.array(helper),
  standing,
  conclusion: conclusion.nullable(),
  /** Another version of the template is out. */
  isOld: z.boolean(),
});
export type RunView = z.output<typeof runView>;

const mark = z.object({ state: z.enum(stepStates), by: z.string().nullable(), note: z.string(), at: z.string() });

const stepView = stepLine.extend({
  run: z.object({ id, title: z.string(), state: z.enum(runStates) }),
  level: z.object({ key: id, title: z.string() }),
  newcomer: personCard,
  body: z.string(),
  link: z.string(),
  items: z.array(z.object({ text: z.string(), ticked: z.boolean() })),
  evidence: z.string(),
  files: z.array(attachment),
  comment: z.string(),
  marks: z.array(mark),
  standing,
  mayCheck: z.boolean(),
  mayRemind: z.boolean(),
  /** The one that comes after it for whoever reads. */
  next: z.object({ key: id, level: id, title: z.string() }).nullable(),
});
export type StepView = z.output<typeof stepView>;

/** A run in a list. */
const runLine = z.object({
  id,
  title: z.string(),
  newcomer: personCard,
  state: z.enum(runStates),
  startedOn: z.string(),
  trialEndsOn: z.string().nullable(),
  done: z.number(),
  required: z.number(),
  submitted: z.number(),
  late: z.number(),
  /** Whose open steps nobody is there to do. */
  missing: z.array(z.enum(helperRoles)),
  outcome: z.enum(outcomes).nullable(),
});
export type RunLine = z.output<typeof runLine>;

/** A step of somebody that waits for whoever reads. */
const waitingLine = z.object({
  run: id,
  key: id,
  title: z.string(),
  person: z.object({ id, name: z.string() }),
  dueOn: z.string().nullable(),
  late: z.boolean(),
  /** To be checked, or to be done by the reader as who helps. */
  check: z.boolean(),
});
export type WaitingLine = z.output<typeof waitingLine>;

/** What the main page shows: the reader's own way, and what of newcomers waits for them. */
const glance = z.object({
  way: z
    .object({
      ...{ id, title: z.string(), done: z.number(), required: z.number(), helpers: z.array(personCard) },
      steps: z.array(z.object({ key: id, level: id, title: z.string() })),
    })
    .nullable(),
  waiting: z.array(waitingLine),
  /** For who manages adaptation: in how many ways steps wait for nobody. */
  missing: z.number(),
});
export type Glance = z.output<typeof glance>;

const gradeLine = z.object({
  key: id,
  level: id,
  title: z.string(),
  levelTitle: z.string(),
  grading: z.enum(gradings),
  state: z.enum(stepStates),
  grade: z.number().nullable(),
  comment: z.string(),
  by: z.string().nullable(),
  doneAt: z.string().nullable(),
});

const note = z.object({ id, text: z.string(), by: z.string(), at: z.string(), mine: z.boolean() });

const template = z.object({
  id,
  title: z.string(),
  archived: z.boolean(),
  version: z.number(),
  steps: z.number(),
  /** People begin it by themselves when they come. */
  starts: z.boolean(),
  walking: z.number(),
  changed: z.boolean(),
});
export type TemplateLine = z.output<typeof template>;

export const templateWords = {
  title: said(100).min(3, "Назовите программу"),
  description: said(2000).default(""),
  /** Whom it begins for when they come; nobody without it. */
  starts: z.boolean().default(false),
  audience: audienceRule.default(null),
  hr: typedOrNobody,
  it: typedOrNobody,
  /** How many days a trial period lasts: 90 is three months. */
  trialDays: z.coerce.number().int().min(0).max(365, "Не больше года").default(90),
};

const meant = z.object({ id, name: z.string() });
const done = z.object({ id });
const atRun = (path: string) => `/adaptation/{id}${path}` as `/${string}`;
const evidence = said(4000);

export const stepEvidence = { evidence, files: attachedFiles.default([]) };

export const adaptationContract = {
  home: operation({ method: "GET", path: "/adaptation", summary: "Моя адаптация и мои новички", access })
    .input(z.strictObject({}))
    .output(z.object({ mine: z.array(runLine), newcomers: z.array(runLine), waiting: z.array(waitingLine) })),
  glance: operation({
    method: "GET",
    path: "/adaptation/glance",
    summary: "Что главная показывает об адаптации",
    access,
  })
    .input(z.strictObject({}))
    .output(glance),
  run: operation({ method: "GET", path: "/adaptation/{id}", summary: "Программа адаптации", access })
    .input(z.strictObject({ id }))
    .output(runView),
  subordinate: operation({
    method: "GET",
    path: "/adaptation/people/{id}",
    summary: "Адаптация подчинённого",
    access,
  })
    .input(z.strictObject({ id, run: id.optional() }))
    .output(
      z.object({
        runs: z.array(z.object({ id, title: z.string(), state: z.enum(runStates), startedOn: z.string() })),
        run: runView,
      }),
    ),
  step: operation({ method: "GET", path: "/adaptation/{id}/steps/{key}", summary: "Шаг программы", access })
    .input(z.strictObject({ id, key: id }))
    .output(stepView),
  grades: operation({ method: "GET", path: "/adaptation/{id}/grades", summary: "Оценки за программу", access })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        ...{ title: z.string(), newcomer: personCard, standing, items: z.array(gradeLine) },
        conclusion: conclusion.nullable(),
      }),
    ),
  begin: operation({ method: "POST", path: "/adaptation/{id}/steps/{key}/begin", summary: "Начать шаг", access })
    .input(z.strictObject({ id, key: id }))
    .output(done),
  finish: operation({
    method: "POST",
    path: "/adaptation/{id}/steps/{key}/finish",
    summary: "Закончить шаг или отправить его на проверку",
    access,
    limit: { name: "adaptation", count: 120, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, key: id, evidence: evidence.default(""), files: stepEvidence.files }))
    .output(z.object({ id, state: z.enum(stepStates), whole: z.boolean() })),
  tick: operation({
    method: "PUT",
    path: "/adaptation/{id}/steps/{key}/checklist",
    summary: "Отметить сделанное в списке",
    access,
  })
    .input(z.strictObject({ id, key: id, items: z.array(z.number().int().min(0).max(itemsAtMost)).max(itemsAtMost) }))
    .output(done),
  check: operation({
    method: "POST",
    path: "/adaptation/{id}/steps/{key}/check",
    summary: "Принять шаг или вернуть на доработку",
    access,
  })
    .input(
      z.strictObject({
        ...{ id, key: id, accept: z.boolean(), comment: said(2000).default("") },
        grade: z.number().int().min(0).max(5).optional(),
      }),
    )
    .output(done),
  remind: operation({
    method: "POST",
    path: "/adaptation/{id}/steps/{key}/remind",
    summary: "Напомнить о шаге",
    access,
    limit: { name: "adaptation-reminders", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, key: id }))
    .output(done),
  addStep: operation({ method: "POST", path: atRun("/steps"), summary: "Добавить личный шаг", access })
    .input(
      z.strictObject({
        ...{ id, kind: z.enum(["task", "meeting", "article"]), title: stepWords.title, body: stepWords.body },
        ...{ link: stepWords.link, dueOn: day.optional(), checked: z.boolean().default(false) },
      }),
    )
    .output(done),
  setHelper: operation({ method: "PUT", path: atRun("/helpers/{as}"), summary: "Сменить помощника", access })
    .input(z.strictObject({ id, as: z.enum(helperRoles), person: typedOrNobody }))
    .output(done),
  conclude: operation({
    method: "POST",
    path: atRun("/conclusion"),
    summary: "Заключение по испытательному сроку",
    access,
  })
    .input(
      z.strictObject({
        ...{ id, outcome: z.enum(outcomes), text: said(2000).min(10, "Напишите хотя бы предложение") },
        until: day.optional(),
      }),
    )
    .output(done),
  notes: operation({ method: "GET", path: atRun("/notes"), summary: "Заметки руководителя", access })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(note) })),
  addNote: operation({ method: "POST", path: atRun("/notes"), summary: "Записать заметку", access })
    .input(z.strictObject({ id, text: said(2000).min(1, "Напишите заметку") }))
    .output(done),
  dropNote: operation({ method: "DELETE", path: atRun("/notes/{noteId}"), summary: "Убрать свою заметку", access })
    .input(z.strictObject({ id, noteId: id }))
    .output(done),
  desk: operation({ method: "GET", path: "/admin/adaptation", summary: "Адаптация в компании", access: desk })
    .input(z.strictObject({ tab: z.enum(["going", "missing", "over", "all"]).default("going"), after }))
    .output(z.object({ items: z.array(runLine), next: z.string().optional() })),
  table: operation({ method: "GET", path: "/admin/adaptation/table", summary: "Адаптация таблицей", access: desk })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(runLine) })),
  templates: operation({
    method: "GET",
    path: "/admin/adaptation/templates",
    summary: "Программы адаптации",
    access: desk,
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(template) })),
  template: operation({
    method: "GET",
    path: "/admin/adaptation/templates/{id}",
    summary: "Программа для правки",
    access: desk,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        ...{ id, revision: z.number(), version: z.number(), changed: z.boolean(), archived: z.boolean() },
        ...{ title: z.string(), description: z.string(), starts: z.boolean(), trialDays: z.number() },
        ...{ audience: z.array(z.string()).nullable(), hr: meant.nullable(), it: meant.nullable() },
        document: planDocument,
      }),
    ),
  putTemplate: operation({
    method: "PUT",
    path: "/admin/adaptation/templates",
    summary: "Записать программу",
    access: desk,
  })
    .input(z.strictObject({ id: id.optional(), ...templateWords }))
    .output(done),
  archive: operation({
    method: "PUT",
    path: "/admin/adaptation/templates/{id}/archive",
    summary: "Убрать программу в архив",
    access: desk,
  })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(done),
  putLevel: operation({
    method: "PUT",
    path: "/admin/adaptation/templates/{id}/levels",
    summary: "Записать уровень",
    access: desk,
  })
    .input(z.strictObject({ id, key: id.optional(), ...levelWords }))
    .output(z.object({ id, part: id })),
  putStep: operation({
    method: "PUT",
    path: "/admin/adaptation/templates/{id}/steps",
    summary: "Записать шаг",
    access: desk,
  })
    .input(z.strictObject({ id, level: id, key: id.optional(), ...stepWords }))
    .output(z.object({ id, part: id })),
  move: operation({
    method: "PUT",
    path: "/admin/adaptation/templates/{id}/order",
    summary: "Сдвинуть уровень или шаг",
    access: desk,
  })
    .input(z.strictObject({ id, key: id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(done),
  drop: operation({
    method: "DELETE",
    path: "/admin/adaptation/templates/{id}/parts/{key}",
    summary: "Убрать уровень или шаг",
    access: desk,
  })
    .input(z.strictObject({ id, key: id }))
    .output(done),
  publish: operation({
    method: "POST",
    path: "/admin/adaptation/templates/{id}/versions",
    summary: "Опубликовать редакцию программы",
    access: desk,
  })
    .input(z.strictObject({ id, revision: z.coerce.number().int() }))
    .output(z.object({ id, version: z.number() })),
  figures: operation({
    method: "GET",
    path: "/admin/adaptation/templates/{id}/figures",
    summary: "Как проходят программу",
    access: desk,
  })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        title: z.string(),
        states: z.array(z.object({ state: z.enum(runStates), count: z.number() })),
        steps: z.array(
          z.object({
            ...{ key: id, title: z.string(), began: z.number(), done: z.number() },
            ...{ returned: z.number(), late: z.number() },
          }),
        ),
      }),
    ),
  start: operation({
    method: "POST",
    path: "/admin/adaptation/runs",
    summary: "Начать программу для людей",
    access: desk,
  })
    .input(
      z.strictObject({
        ...{ template: id, people: typedPeople.min(1, "Назовите хотя бы одного коллегу"), on: day },
        ...{ supervisor: typedOrNobody, buddy: typedOrNobody },
      }),
    )
    .output(z.object({ ids: z.array(id), begun: z.number() })),
  startByTable: operation({
    method: "POST",
    path: "/admin/adaptation/runs/table",
    summary: "Начать программу для людей из таблицы",
    access: desk,
  })
    .input(
      z.strictObject({
        template: id,
        table: z.string().trim().min(1, "Вставьте хотя бы одну строку").max(20_000, "Слишком много за раз"),
      }),
    )
    .output(z.object({ begun: z.number(), known: z.number() })),
  change: operation({
    method: "PUT",
    path: "/admin/adaptation/runs/{id}/state",
    summary: "Приостановить, продолжить или прекратить",
    access: desk,
  })
    .input(z.strictObject({ id, to: z.enum(["paused", "active", "cancelled"]) }))
    .output(done),
  skip: operation({
    method: "POST",
    path: "/admin/adaptation/runs/{id}/steps/{key}/skip",
    summary: "Пропустить шаг",
    access: desk,
  })
    .input(z.strictObject({ id, key: id, reason: said(500).min(3, "Напишите причину") }))
    .output(done),
  renew: operation({
    method: "POST",
    path: "/admin/adaptation/runs/{id}/version",
    summary: "Перевести на новую редакцию",
    access: desk,
  })
    .input(z.strictObject({ id }))
    .output(done),
};
