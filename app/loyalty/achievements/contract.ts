import { z } from "zod";
import { points } from "#app/loyalty/balance/contract.ts";
import { numberInText } from "#platform/api/number-in-text.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { typedPerson } from "#platform/api/typed-person.ts";

const access = "employee";
const id = z.uuid();
const after = z.string().max(200).optional();
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Не больше ${most.toLocaleString("ru")} знаков`);

export const badgeIcons = [
  "star",
  "fire",
  "idea",
  "thanks",
  "comment",
  "edit",
  "achievements",
  "birthday",
  "learning",
  "gift",
] as const;
export type BadgeIcon = (typeof badgeIcons)[number];
export const metals = ["bronze", "silver", "gold"] as const;
export type Metal = (typeof metals)[number];
/** What may be counted of a person. */
export const countedDeeds = [
  "publication",
  "comment",
  "reaction",
  "thanks",
  "thanked",
  "task",
  "event",
  "course",
  "year",
] as const;
export type CountedDeed = (typeof countedDeeds)[number];
/** So many steps one achievement has at most, a metal each. */
export const mostSteps = metals.length;
/** The things of which one alone may be counted. */
export const countedThings = ["value", "task", "rubric"] as const;
export type CountedThing = (typeof countedThings)[number];
/** So many stand first on the own page. */
export const mostKeys = 3;

const badge = z.object({
  id,
  title: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  metal: z.enum(metals),
  points: z.number(),
  secret: z.boolean(),
  deed: z.enum(countedDeeds).nullable(),
  /** How often it is to be done, step after step. */
  steps: z.array(z.number()),
  /** Within so many days, since a day, of this one thing alone. */
  days: z.number().nullable(),
  since: z.string().nullable(),
  only: z.string().nullable(),
  /** The step that the reader has; nought is none. */
  level: z.number(),
  /** What the next step wants, and how far the reader is: never more than that. */
  count: z.number(),
  progress: z.number(),
  owners: z.number(),
  /** When the reader has got it. */
  at: z.string().nullable(),
  keyPlace: z.number().nullable(),
  collection: z.string().nullable(),
});
export type Badge = z.output<typeof badge>;

/** One that is on the way, for the main page. */
export const badgeGlance = z.object({ id, title: z.string(), progress: z.number(), count: z.number() });
export type BadgeGlance = z.output<typeof badgeGlance>;

const collection = z.object({ id, title: z.string(), description: z.string(), badges: z.array(badge) });
export type BadgeCollection = z.output<typeof collection>;

export const badgeStep = points(100_000);
export const badgeWords = {
  title: said(80).min(2, "Назовите достижение"),
  description: said(300).default(""),
  icon: z.enum(badgeIcons, { error: "Выберите рисунок" }),
  metal: z.enum(metals, { error: "Выберите степень" }),
  collection: id.optional(),
  deed: z.enum(countedDeeds).optional(),
  days: points(3650).optional(),
  since: z.iso.date({ error: "Укажите день" }).optional(),
  only: id.optional(),
  points: z.coerce
    .number({ error: "Напишите число" })
    .int("Баллы бывают только целыми")
    .min(0, "Не меньше нуля")
    .max(10_000, "Столько нельзя")
    .default(0),
  secret: z.boolean().default(false),
};
const one = z.object({ id });

export const achievementsContract = {
  list: operation({ method: "GET", path: "/achievements", summary: "Мои достижения и те, к которым я иду", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(badge) })),
  collections: operation({ method: "GET", path: "/achievements/collections", summary: "Коллекции достижений", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(collection) })),
  one: operation({ method: "GET", path: "/achievements/{id}", summary: "Достижение и у кого оно есть", access })
    .input(z.strictObject({ id, after }))
    .output(
      badge.extend({
        people: z.array(z.object({ person: personCard, at: z.string(), reason: z.string() })),
        next: z.string().optional(),
        /** Why the reader has it no more. */
        revoked: z.object({ at: z.string(), reason: z.string() }).nullable(),
      }),
    ),
  of: operation({ method: "GET", path: "/users/{id}/achievements", summary: "Достижения коллеги", access })
    .input(z.strictObject({ id }))
    .output(
      z.object({ items: z.array(badge.pick({ id: true, title: true, icon: true, metal: true })), total: z.number() }),
    ),
  setKeys: operation({ method: "PUT", path: "/achievements/key", summary: "Выбрать ключевые достижения", access })
    .input(z.strictObject({ ids: z.array(id).max(mostKeys, "Не больше трёх") }))
    .output(z.object({})),
  desk: operation({ method: "GET", path: "/admin/achievements", summary: "Достижения компании", access: "points" })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(
          badge
            .omit({ progress: true, count: true, level: true, at: true, keyPlace: true })
            .extend({ archived: z.boolean(), collectionId: z.string().nullable(), onlyId: z.string().nullable() }),
        ),
        collections: z.array(z.object({ id, title: z.string() })),
        /** What a rule may count alone. */
        things: z.array(z.object({ id, kind: z.enum(countedThings), title: z.string() })),
      }),
    ),
  reach: operation({
    method: "GET",
    path: "/admin/achievements/reach",
    summary: "Скольким достанется достижение",
    access: "points",
  })
    .input(
      z.strictObject({
        deed: z.enum(countedDeeds),
        count: numberInText(points(100_000)),
        days: numberInText(points(3650)).optional(),
        since: badgeWords.since,
        only: id.optional(),
      }),
    )
    .output(z.object({ people: z.number() })),
  put: operation({ method: "PUT", path: "/admin/achievements", summary: "Записать достижение", access: "points" })
    .input(z.strictObject({ id: id.optional(), ...badgeWords, steps: z.array(badgeStep).max(mostSteps).default([]) }))
    .output(one),
  archive: operation({
    method: "PUT",
    path: "/admin/achievements/{id}/archive",
    summary: "Убрать достижение в архив",
    access: "points",
  })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(one),
  addCollection: operation({
    method: "POST",
    path: "/admin/achievements/collections",
    summary: "Завести коллекцию",
    access: "points",
    status: 201,
  })
    .input(z.strictObject({ title: said(80).min(2, "Назовите коллекцию"), description: said(300).default("") }))
    .output(one),
  award: operation({
    method: "POST",
    path: "/admin/achievements/{id}/awards",
    summary: "Вручить достижение",
    access: "points",
    status: 201,
  })
    .input(
      z.strictObject({
        id,
        person: typedPerson,
        reason: said(300).min(3, "Напишите, за что"),
      }),
    )
    .output(one),
  revoke: operation({
    method: "POST",
    path: "/admin/achievements/{id}/revoke",
    summary: "Отозвать достижение",
    access: "points",
  })
    .input(
      z.strictObject({
        id,
        person: typedPerson,
        reason: said(300).min(3, "Напишите, почему"),
      }),
    )
    .output(one),
};
