import { z } from "zod";
import { reachNames } from "#app/engines/content/contract.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { linkRule } from "#platform/api/link.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const moment = z.iso.datetime();
const done = z.object({ id });
const after = z.string().max(200).optional();

export const levels = ["info", "warning", "critical"] as const;
export const lineFeeds = ["work", "life"] as const;
export const lineStates = ["scheduled", "live", "ended"] as const;
export const lineParts = ["current", "ended"] as const;
export type LineLevel = (typeof levels)[number];
export type LineState = (typeof lineStates)[number];
export type LinePart = (typeof lineParts)[number];

/** So many stand at once: more nobody reads. */
export const linesAtMost = 3;

const line = z.object({
  id,
  text: z.string(),
  link: z.string().nullable(),
  level: z.enum(levels),
  dismissible: z.boolean(),
});
export type Line = z.output<typeof line>;

/** What an editor announces: the words, how loud, where, to whom and for how long. */
export const lineDraft = z.object({
  text: z.string({ error: "Напишите текст" }).trim().min(5, "Не меньше 5 знаков").max(200, "Не больше 200 знаков"),
  link: linkRule.optional(),
  level: z.enum(levels, { error: "Выберите важность" }),
  feed: z.enum(lineFeeds, { error: "Выберите ленту" }),
  reach: z.enum(reachNames),
  audience: audienceRule,
  from: moment,
  to: moment,
  dismissible: z.boolean().default(false),
});

const deskLine = lineDraft.extend({
  id,
  link: z.string().nullable(),
  dismissible: z.boolean(),
  state: z.enum(lineStates),
  revision: z.number(),
  author: z.string(),
  /** How many have put it away. */
  dismissals: z.number(),
});
export type DeskLine = z.output<typeof deskLine>;

const desk = { access: "editor" as const };
const shown = z.object({ items: z.array(line) });

export const runningLineContract = {
  work: operation({
    method: "GET",
    path: "/feed/my_work_running_line",
    summary: "Бегущая строка ленты «Работа»",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(shown),
  life: operation({
    method: "GET",
    path: "/feed/my_life_running_line",
    summary: "Бегущая строка ленты «Жизнь»",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(shown),
  all: operation({
    method: "GET",
    path: "/running-line",
    summary: "Бегущая строка главной: обе ленты вместе",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(shown),
  dismiss: operation({
    method: "PUT",
    path: "/running-line/{id}/dismissal",
    summary: "Больше не показывать мне это объявление",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(done),
  desk: operation({
    ...desk,
    method: "GET",
    path: "/admin/running-line",
    summary: "Объявления своей компании для редактора",
  })
    .input(z.strictObject({ part: z.enum(lineParts).default("current"), after }))
    .output(z.object({ items: z.array(deskLine), next: z.string().optional() })),
  source: operation({ ...desk, method: "GET", path: "/admin/running-line/{id}", summary: "Объявление для правки" })
    .input(z.strictObject({ id }))
    .output(deskLine),
  create: operation({ ...desk, method: "POST", path: "/admin/running-line", summary: "Объявить", status: 201 })
    .input(lineDraft.strict())
    .output(done),
  change: operation({ ...desk, method: "PUT", path: "/admin/running-line/{id}", summary: "Изменить объявление" })
    .input(lineDraft.extend({ id, revision: z.number().int() }).strict())
    .output(done),
  end: operation({ ...desk, method: "DELETE", path: "/admin/running-line/{id}", summary: "Снять объявление" })
    .input(z.strictObject({ id }))
    .output(done),
  move: operation({
    ...desk,
    method: "PUT",
    path: "/admin/running-line/{id}/place",
    summary: "Сдвинуть объявление в ряду",
  })
    .input(z.strictObject({ id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(done),
};
