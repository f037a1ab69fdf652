import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** The scale of the specification (§2), from worst to best. */
export const moodLevels = ["bad", "average", "good", "best"] as const;
export type MoodLevel = (typeof moodLevels)[number];

/** What a mood may come from. */
export const moodTags = ["workload", "team", "health", "other"] as const;
export type MoodTag = (typeof moodTags)[number];

/** Fewer answers than this are never summed up for anyone. */
export const fewestTogether = 5;
/** How many days back one may still answer, or change an answer. */
export const daysBack = 2;

const entry = z.object({
  day: z.iso.date(),
  level: z.enum(moodLevels),
  note: z.string(),
  tags: z.array(z.enum(moodTags)),
  /** Shown to the manager, by the person's own wish. */
  shared: z.boolean(),
});
export type MoodEntry = z.output<typeof entry>;

export const moodAnswer = z.strictObject({
  /** Today, unless it is one of the days before. */
  day: z.iso.date().optional(),
  level: z.enum(moodLevels, { error: "Выберите настроение" }),
  note: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  tags: z.array(z.enum(moodTags)).max(moodTags.length).default([]),
  shared: z.boolean().default(false),
});

/** What a subordinate has shown of a day. */
const told = entry.omit({ tags: true, shared: true }).extend({ name: z.string(), alias: z.string() });
export type MoodTold = z.output<typeof told>;

const contact = z.strictObject({
  name: z.string().trim().min(2, "Назовите, кто ответит").max(80, "Не больше 80 знаков"),
  phone: z
    .string()
    .trim()
    .regex(/^\+?\d[\d ()-]{1,24}$/, "Напишите телефон: цифры, пробелы, скобки и дефисы"),
});
export type SupportContact = z.output<typeof contact>;

/** The words for hard days, and at most six phones. */
export const moodSupport = z.strictObject({
  words: z.string().trim().max(500, "Не больше 500 знаков").default(""),
  contacts: z.array(contact).min(1, "Оставьте хотя бы один телефон").max(6, "Не больше шести телефонов"),
});
export type MoodSupport = z.output<typeof moodSupport>;

/** Today's answer, and whether the last days were hard. */
export const moodGlance = z.object({ level: z.enum(moodLevels).nullable(), low: z.boolean() });
export type MoodGlance = z.output<typeof moodGlance>;

const sum = z.object({
  people: z.number(),
  bad: z.number(),
  average: z.number(),
  good: z.number(),
  best: z.number(),
});
export type MoodSum = z.output<typeof sum>;

const week = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  /** Null where too few have answered. */
  company: sum.nullable(),
  units: z.array(sum.extend({ name: z.string() })),
  /** Those who are too few by themselves, all together. */
  rest: sum.nullable(),
});
export type MoodWeek = z.output<typeof week>;

export const moodContract = {
  mine: operation({
    method: "GET",
    ownEyesOnly: true,
    path: "/mood",
    summary: "Своё настроение за три месяца: видит только сам человек",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        today: z.iso.date(),
        /** Newest first. */
        entries: z.array(entry),
        /** How many days in a row were answered, up to today or yesterday. */
        streak: z.number(),
        /** Three bad days in a row: time to say where to find support. */
        low: z.boolean(),
        /** Where to find it, when it is time. */
        support: moodSupport.optional(),
        /** To whom an answer may be shown. */
        manager: z.string().nullable(),
        /** What the person's own subordinates have shown them, the newest first. */
        told: z.array(told),
      }),
    ),
  tell: operation({ method: "PUT", path: "/mood", summary: "Отметить настроение дня", access: "employee" })
    .input(moodAnswer)
    .output(z.object({ day: z.iso.date() })),
  company: operation({
    method: "GET",
    path: "/admin/mood",
    summary: "Настроение компании и подразделений по законченным неделям, без имён",
    access: "admin",
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ weeks: z.array(week) })),
  support: operation({
    method: "GET",
    path: "/admin/mood/support",
    summary: "Куда обратиться в трудные дни",
    access: "admin",
  })
    .input(z.strictObject({}).default({}))
    .output(moodSupport),
  changeSupport: operation({
    method: "PUT",
    path: "/admin/mood/support",
    summary: "Сменить слова и телефоны поддержки",
    access: "admin",
  })
    .input(moodSupport)
    .output(moodSupport),
};
