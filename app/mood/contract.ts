import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** The scale of the specification (§2), from worst to best. */
export const moodLevels = ["bad", "average", "good", "best"] as const;
export type MoodLevel = (typeof moodLevels)[number];

/** What a mood may come from. */
export const moodTags = ["workload", "team", "health", "other"] as const;
export type MoodTag = (typeof moodTags)[number];

/** Fewer answers than this are never summed up for anyone (product B10). */
export const fewestTogether = 5;
/** How many days back one may still answer, or change an answer. */
export const daysBack = 2;

const entry = z.object({
  day: z.iso.date(),
  level: z.enum(moodLevels),
  note: z.string(),
  tags: z.array(z.enum(moodTags)),
});
export type MoodEntry = z.output<typeof entry>;

export const moodAnswer = z.strictObject({
  /** Today, unless it is one of the days before. */
  day: z.iso.date().optional(),
  level: z.enum(moodLevels, { error: "Выберите настроение" }),
  note: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  tags: z.array(z.enum(moodTags)).max(moodTags.length).default([]),
});

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
};
