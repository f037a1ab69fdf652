import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** What a rule looks for: the beginnings of words, what an expression describes, links. */
export const ruleKinds = ["words", "expression", "links"] as const;
/** What happens to what it finds: it waits for a moderator, a case is opened, moderators get a notice. */
export const ruleActions = ["hold", "flag", "alert"] as const;
export const rulePlaces = ["publications", "comments", "both"] as const;

export type RuleKind = (typeof ruleKinds)[number];
export type RuleAction = (typeof ruleActions)[number];
export type RulePlace = (typeof rulePlaces)[number];

const id = z.uuid();
const access = "admin";
export const ruleKind = z.enum(ruleKinds, { error: "Выберите, что искать" });

/** `terms` are words, one expression, or the hosts that may be linked to. */
export const ruleFields = z.object({
  terms: z.array(z.string().trim().min(1).max(20_000)).max(10_000).default([]),
  action: z.enum(ruleActions, { error: "Выберите, что делать" }),
  place: z.enum(rulePlaces, { error: "Выберите, где искать" }),
  note: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  on: z.boolean().default(false),
});
export type RuleFields = z.output<typeof ruleFields>;

export const attemptText = z
  .string({ error: "Напишите текст" })
  .trim()
  .min(1, "Напишите текст")
  .max(4000, "Не больше 4 000 знаков");

export const contentFilter = ruleFields.extend({ id, kind: ruleKind });
export type ContentFilter = z.output<typeof contentFilter>;

/** A text cut where a rule finds something. */
const runs = z.array(z.object({ text: z.string(), found: z.boolean() }));
export type Runs = z.output<typeof runs>;

export const contentFiltersContract = {
  list: operation({ method: "GET", path: "/content-filters", summary: "Правила о словах и ссылках", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(contentFilter) })),
  read: operation({ method: "GET", path: "/content-filters/{id}", summary: "Правило о словах и ссылках", access })
    .input(z.strictObject({ id }))
    .output(contentFilter),
  add: operation({ method: "POST", path: "/content-filters", summary: "Добавить правило", access, status: 201 })
    .input(ruleFields.extend({ kind: ruleKind }).strict())
    .output(z.object({ id })),
  change: operation({ method: "PUT", path: "/content-filters/{id}", summary: "Изменить правило", access })
    .input(ruleFields.extend({ id }).strict())
    .output(z.object({ id })),
  drop: operation({ method: "DELETE", path: "/content-filters/{id}", summary: "Удалить правило", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  attempt: operation({
    method: "POST",
    path: "/content-filters/attempts",
    summary: "Проверить правило на тексте",
    access,
  })
    .input(z.strictObject({ kind: ruleKind, terms: ruleFields.shape.terms, text: attemptText }))
    .output(z.object({ runs })),
};
