import { z } from "zod";
import { points, ruleDeeds } from "#app/loyalty/balance/contract.ts";
import { attachedFiles, attachment } from "#platform/api/attachment.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const access = "employee";
const id = z.uuid();
const after = z.string().max(200).optional();
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Не больше ${most.toLocaleString("ru")} знаков`);

/** Done by a deed of the portal, shown to a checker, or proved by a word. */
export const taskKinds = ["manual", "auto", "code"] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskPeriods = ["once", "daily", "weekly"] as const;
export type TaskPeriod = (typeof taskPeriods)[number];
export const runStates = ["in-progress", "submitted", "approved", "rejected"] as const;
export type RunState = (typeof runStates)[number];

/** How a run is shown: one that was not finished in time has run out, by the clock alone. */
export const shownStates = [...runStates, "expired"] as const;
export type ShownState = (typeof shownStates)[number];

const run = z.object({
  state: z.enum(shownStates),
  evidence: z.string(),
  files: z.array(attachment),
  comment: z.string(),
  at: z.string(),
});

const task = z.object({
  id,
  title: z.string(),
  description: z.string(),
  reward: z.number(),
  kind: z.enum(taskKinds),
  deed: z.enum(ruleDeeds).nullable(),
  period: z.enum(taskPeriods),
  endsAt: z.string().nullable(),
  /** How many more times it is paid to anybody; null is without end. */
  left: z.number().nullable(),
  /** It takes no more: its time is over, or it has been paid as often as it may be. */
  over: z.boolean(),
  /** Its time is over. */
  expired: z.boolean(),
  run: run.nullable(),
});
export type Task = z.output<typeof task>;

const deskTask = task.omit({ run: true }).extend({
  code: z.string().nullable(),
  limit: z.number().nullable(),
  archived: z.boolean(),
  paid: z.number(),
  waiting: z.number(),
});
export type DeskTask = z.output<typeof deskTask>;

export const taskTabs = ["open", "mine", "done"] as const;

export const taskWords = {
  title: said(120).min(3, "Назовите задание"),
  description: said(2000).default(""),
  reward: points(10_000),
  kind: z.enum(taskKinds, { error: "Выберите, как его засчитывают" }),
  deed: z.enum(ruleDeeds).optional(),
  code: said(40).optional(),
  period: z.enum(taskPeriods, { error: "Выберите, как часто" }),
  limit: points(100_000).optional(),
  endsOn: z.iso.date({ error: "Укажите день" }).optional(),
};

export const evidenceFiles = attachedFiles;
export const evidenceText = said(2000).min(10, "Расскажите подробнее: хотя бы десять знаков");

export const tasksContract = {
  list: operation({ method: "GET", path: "/tasks", summary: "Задания за баллы", access })
    .input(z.strictObject({ tab: z.enum(taskTabs).default("open"), query: said(300).default("") }))
    .output(
      z.object({
        items: z.array(task),
        counts: z.object({ open: z.number(), mine: z.number(), done: z.number() }),
        pending: z.number(),
      }),
    ),
  task: operation({ method: "GET", path: "/tasks/{id}", summary: "Задание", access })
    .input(z.strictObject({ id }))
    .output(task),
  take: operation({ method: "PUT", path: "/tasks/{id}/take", summary: "Взяться за задание", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  submit: operation({
    method: "POST",
    path: "/tasks/{id}/evidence",
    summary: "Показать, что задание сделано",
    access,
    limit: { name: "tasks", count: 60, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, evidence: evidenceText, files: evidenceFiles.default([]) }))
    .output(z.object({ id })),
  redeem: operation({
    method: "POST",
    path: "/tasks/{id}/code",
    summary: "Ввести кодовое слово задания",
    access,
    limit: { name: "task-codes", count: 10, perSeconds: 3600 },
  })
    .input(z.strictObject({ id, code: said(40).min(1, "Введите слово") }))
    .output(z.object({ id })),
  desk: operation({ method: "GET", path: "/admin/tasks", summary: "Задания компании", access: "points" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(deskTask), waiting: z.number() })),
  put: operation({ method: "PUT", path: "/admin/tasks", summary: "Записать задание", access: "points" })
    .input(z.strictObject({ id: id.optional(), ...taskWords }))
    .output(z.object({ id })),
  archive: operation({
    method: "PUT",
    path: "/admin/tasks/{id}/archive",
    summary: "Убрать задание в архив",
    access: "points",
  })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(z.object({ id })),
  queue: operation({ method: "GET", path: "/admin/tasks/queue", summary: "Задания на проверке", access: "points" })
    .input(z.strictObject({ after }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            task: z.string(),
            reward: z.number(),
            person: personCard,
            evidence: z.string(),
            files: z.array(attachment),
            at: z.string(),
          }),
        ),
        next: z.string().optional(),
      }),
    ),
  decide: operation({
    method: "POST",
    path: "/admin/tasks/queue/{id}",
    summary: "Решить, сделано ли задание",
    access: "points",
  })
    .input(z.strictObject({ id, approve: z.boolean(), comment: said(500).default("") }))
    .output(z.object({ id })),
};
