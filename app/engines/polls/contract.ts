import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
export const fewestOptions = 2;
export const mostOptions = 10;
/** So many with those that people have added. */
export const mostWithOwn = 20;
/** An anonymous poll shows no results before so many have answered: fewer could be told apart. */
export const fewestAnswers = 5;
/** How many of those who chose an option are named beside it. */
export const mostNamed = 20;

const shows = z.enum(["always", "after-answer", "at-end"]);

const option = z.object({
  id,
  text: z.string(),
  /** How many have chosen it, once the results are shown. */
  votes: z.number().optional(),
  /** Who of them the reader is told; in polls with names alone. */
  people: z.array(z.object({ name: z.string(), alias: z.string() })).optional(),
  /** This reader has chosen it: known of polls with names alone. */
  mine: z.literal(true).optional(),
});

export const pollView = z.object({
  question: z.string(),
  many: z.boolean(),
  /** How many may be chosen where several are; null – all of them. */
  most: z.number().nullable(),
  /** An answer may be another one while the poll goes on. */
  changeable: z.boolean(),
  /** One may answer with an option of one's own. */
  extendable: z.boolean(),
  named: z.boolean(),
  shows,
  endsAt: z.string().nullable(),
  /** Ended by the clock or closed by its author. */
  over: z.boolean(),
  /** This reader has answered. */
  answered: z.boolean(),
  /** How many people have answered. */
  voters: z.number(),
  /** Why there are no results yet: the reader has not answered, it is not over, too few have answered. */
  waits: z.enum(["answer", "end", "more"]).nullable(),
  options: z.array(option),
});
export type PollView = z.output<typeof pollView>;

const optionText = 200;

const line = (name: string, max: number) =>
  z
    .string({ error: `Напишите ${name}` })
    .trim()
    .min(1, `Напишите ${name}`)
    .max(max, `Не больше ${max} знаков`);

export const pollDraft = z.object({
  question: line("вопрос", 300),
  options: z
    .array(line("вариант ответа", optionText))
    .min(fewestOptions, "Нужно хотя бы два варианта ответа")
    .max(mostOptions, `Не больше ${mostOptions} вариантов ответа`)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, "Варианты ответа повторяются"),
  many: z.boolean(),
  most: z
    .int("Напишите число")
    .min(2, "Не меньше двух: иначе отметьте «Один»")
    .max(mostWithOwn, `Не больше ${mostWithOwn}`)
    .nullable()
    .default(null),
  changeable: z.boolean().default(false),
  extendable: z.boolean().default(false),
  named: z.boolean(),
  shows,
  endsAt: z.iso.datetime().nullable().default(null),
});
export type PollDraft = z.output<typeof pollDraft>;

/** An option that somebody adds by answering with it. */
export const ownOption = z.string().trim().max(optionText, `Не больше ${optionText} знаков`).default("");

/** Whose poll a person writes: a draft's, or that of an own publication. */
const own = { of: z.enum(["draft", "post"]), id };

export const pollsContract = {
  answer: operation({
    method: "POST",
    path: "/publications/{id}/poll/answers",
    summary:
      "Ответить на опрос публикации: один раз, а где ответ можно менять – и ещё раз; своим вариантом, где он можно",
    access: "employee",
    limit: { name: "poll-answers", count: 120, perSeconds: 3600 },
    keepsNoKey: true,
  })
    .input(z.strictObject({ id, options: z.array(id).max(mostWithOwn).default([]), own: ownOption }))
    .output(z.object({ outcome: z.enum(["answered", "changed", "again", "over"]) })),
  close: operation({
    method: "PUT",
    path: "/publications/{id}/poll/closed",
    summary: "Закончить опрос своей публикации",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  own: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/polls/{of}/{id}",
    summary: "Опрос своей публикации или её черновика для правки",
    access: "employee",
  })
    .input(z.strictObject(own))
    .output(z.object({ poll: pollDraft.nullable(), voters: z.number() })),
  put: operation({
    method: "PUT",
    path: "/polls/{of}/{id}",
    summary: "Добавить опрос к своей публикации или её черновику, изменить его, пока никто не ответил",
    access: "employee",
  })
    .input(pollDraft.extend(own).strict())
    .output(z.object({ id, waits: z.boolean() })),
  drop: operation({
    method: "DELETE",
    path: "/polls/{of}/{id}",
    summary: "Убрать опрос, пока никто не ответил",
    access: "employee",
  })
    .input(z.strictObject(own))
    .output(z.object({ id })),
};
