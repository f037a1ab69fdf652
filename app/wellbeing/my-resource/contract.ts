import { z } from "zod";
import { moodSupport } from "#app/wellbeing/mood/contract.ts";
import { operation } from "#platform/api/operation.ts";

const day = z.iso.date();
/** What a scale and a statement are known by, however their words change. */
const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Fewer people than this are never summed up for anyone. */
export const fewestTogether = 5;

const advice = z.string().trim().max(600, "Не больше 600 знаков");

const scale = z.strictObject({
  id: key,
  title: z.string().trim().min(2, "Назовите шкалу").max(60, "Не больше 60 знаков"),
  about: z.string().trim().max(200, "Не больше 200 знаков"),
  statements: z
    .array(z.strictObject({ id: key, text: z.string().trim().min(3).max(200, "Каждое утверждение – до 200 знаков") }))
    .min(1, "Напишите хотя бы одно утверждение")
    .max(6, "Не больше шести утверждений"),
  /** What to do, by where the result lies. */
  advice: z.strictObject({ low: advice, middle: advice, high: advice }),
});
export type Scale = z.output<typeof scale>;

/** Where a result lies: time to care, in between, all is well. */
export type Zone = keyof Scale["advice"];

/** The self-check as a document: the engine of questionnaires will give one of the same form. */
export const selfCheckDocument = z.strictObject({
  scales: z.array(scale).min(1, "Оставьте хотя бы одну шкалу").max(8, "Не больше восьми шкал"),
  everyWeeks: z
    .number({ error: "Укажите, через сколько недель" })
    .int("Укажите целое число недель")
    .min(1, "Не меньше недели")
    .max(52, "Не больше 52 недель"),
});
export type SelfCheckDocument = z.output<typeof selfCheckDocument>;

const scored = z.object({ id: key, title: z.string(), score: z.number() });
export type Scored = z.output<typeof scored>;

const result = z.object({ day, overall: z.number(), scales: z.array(scored) });
export type SelfCheckResult = z.output<typeof result>;

const own = { access: "employee", ownEyesOnly: true } as const;

const month = z.object({
  /** Its first day. */
  month: day,
  /** Null where too few have answered. */
  sums: z.object({ people: z.number(), overall: z.number(), scales: z.array(scored) }).nullable(),
});
export type ResourceMonth = z.output<typeof month>;

export const myResourceContract = {
  mine: operation({
    method: "GET",
    path: "/my-resource",
    summary: "Самопроверка: вопросы, свои результаты, когда следующая; видит только сам человек",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        document: selfCheckDocument,
        /** Newest first. */
        results: z.array(result),
        /** When the next one is open; null while it is. */
        nextOn: day.nullable(),
        contacts: moodSupport,
      }),
    ),
  last: operation({
    method: "GET",
    path: "/my-resource/results/last",
    summary: "Свой последний результат; 404, пока его нет",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(result),
  check: operation({ method: "POST", path: "/my-resource/results", summary: "Пройти самопроверку", access: "employee" })
    .input(z.strictObject({ answers: z.record(key, z.number().int().min(1).max(5)) }))
    .output(result),
  forget: operation({
    method: "DELETE",
    path: "/my-resource/results",
    summary: "Удалить все свои результаты",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ gone: z.number() })),
  document: operation({
    method: "GET",
    path: "/admin/my-resource/document",
    summary: "Вопросы и советы самопроверки",
    access: "admin",
  })
    .input(z.strictObject({}).default({}))
    .output(selfCheckDocument),
  changeDocument: operation({
    method: "PUT",
    path: "/admin/my-resource/document",
    summary: "Изменить вопросы и советы самопроверки",
    access: "admin",
  })
    .input(selfCheckDocument)
    .output(selfCheckDocument),
  company: operation({
    method: "GET",
    path: "/admin/my-resource",
    summary: "Самопроверка по законченным месяцам, без имён и только от пяти человек",
    access: "admin",
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ months: z.array(month) })),
};
