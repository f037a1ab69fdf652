import { z } from "zod";
import { todayLine } from "#app/calendar/events/contract.ts";
import { publicationLine } from "#app/engines/content/contract.ts";
import { draftLine } from "#app/engines/drafts/contract.ts";
import { hashtagLine } from "#app/engines/hashtags/contract.ts";
import { openQuestionnaire } from "#app/engines/questionnaires/contract.ts";
import { courseLine } from "#app/learning/courses/contract.ts";
import { badgeGlance } from "#app/loyalty/achievements/contract.ts";
import { pointsGlance } from "#app/loyalty/balance/contract.ts";
import { colleagueLine } from "#app/people/account/contract.ts";
import { serviceLink } from "#app/services/catalogue/contract.ts";
import { productLink } from "#app/store/shop/contract.ts";
import { moodGlance } from "#app/wellbeing/mood/contract.ts";
import { operation } from "#platform/api/operation.ts";

/** What a newcomer is led through. */
export const stepNames = ["photo", "alias", "subscription", "comment", "publication"] as const;
export type StepName = (typeof stepNames)[number];

const step = z.object({ name: z.enum(stepNames), done: z.boolean() });

const known = z.object({ name: z.string(), alias: z.string(), photo: z.string().nullable() });
const rubric = z.object({ id: z.uuid(), title: z.string() });
/** What a newcomer begins with: what to do, who is near them, and rubrics that others follow and they do not yet. */
const firstSteps = z.object({
  items: z.array(step),
  manager: known.nullable(),
  team: z.array(known),
  rubrics: z.array(rubric),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** Every widget there is, with what its area gives it to show; in the order in which they stand by default. */
export const widgetViews = {
  steps: firstSteps,
  mood: moodGlance,
  today: z.array(todayLine),
  surveys: z.array(openQuestionnaire),
  channels: z.array(publicationLine),
  communities: z.array(publicationLine),
  pinned: z.array(publicationLine),
  birthdays: z.array(colleagueLine),
  newcomers: z.array(colleagueLine),
  discussed: z.array(publicationLine),
  hashtags: z.array(hashtagLine),
  drafts: z.array(draftLine),
  balance: pointsGlance,
  thanks: z.array(publicationLine),
  achievements: z.array(badgeGlance),
  services: z.array(serviceLink),
  store: z.array(productLink),
  courses: z.array(courseLine),
};
export type WidgetViews = { [Name in WidgetName]: z.output<(typeof widgetViews)[Name]> };
export type WidgetName = keyof typeof widgetViews;

export const widgetNames = Object.keys(widgetViews) as [WidgetName, ...WidgetName[]];
const name = z.enum(widgetNames);

const arrangement = z.object({
  shown: z.array(name),
  /** What may be added. */
  hidden: z.array(name),
  /** What the administrator has put first for everybody. */
  locked: z.array(name),
  /** The person has changed something. */
  own: z.boolean(),
});
export type Arrangement = z.output<typeof arrangement>;

/** What may stand first for everybody: first steps are for newcomers alone. */
export const lockable = widgetNames.filter((one) => one !== "steps");
const locks = z.strictObject({
  names: z.array(z.enum(lockable as [WidgetName, ...WidgetName[]])).max(lockable.length),
});

export const widgetsContract = {
  main: operation({ method: "GET", path: "/widgets", summary: "Виджеты главной с содержанием", access: "employee" })
    .input(z.strictObject({}).default({}))
    .output(z.object({ shown: z.array(name), views: z.object(widgetViews).partial() })),
  beside: operation({
    method: "GET",
    path: "/widgets/beside",
    summary: "Что стоит рядом с лентами: закреплённое и то, что обсуждают",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ pinned: widgetViews.pinned, discussed: widgetViews.discussed })),
  arrangement: operation({
    method: "GET",
    path: "/widgets/arrangement",
    summary: "Какие виджеты стоят на главной и какие можно добавить",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(arrangement),
  show: operation({ method: "PUT", path: "/widgets/{name}", summary: "Добавить виджет или убрать", access: "employee" })
    .input(z.strictObject({ name, shown: z.boolean() }))
    .output(arrangement),
  move: operation({
    method: "PUT",
    path: "/widgets/{name}/place",
    summary: "Сдвинуть виджет выше или ниже",
    access: "employee",
  })
    .input(z.strictObject({ name, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(arrangement),
  locks: operation({
    method: "GET",
    path: "/admin/widgets",
    summary: "Какие виджеты стоят первыми у всех",
    access: "admin",
  })
    .input(z.strictObject({}).default({}))
    .output(locks),
  lock: operation({
    method: "PUT",
    path: "/admin/widgets",
    summary: "Закрепить виджеты у всех или отпустить",
    access: "admin",
  })
    .input(locks)
    .output(locks),
  reset: operation({
    method: "DELETE",
    path: "/widgets/arrangement",
    summary: "Вернуть виджеты, какими они были",
    access: "employee",
  })
    .input(z.strictObject({}).default({}))
    .output(arrangement),
};
