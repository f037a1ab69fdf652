import { z } from "zod";
import { picture, reachNames } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const access = "chief-editor";
const largest = 10 * 1024 * 1024;

/** A heading that news stand under, as the chief editors keep it. */
export const rubricDraft = z.strictObject({
  id,
  title: z.string({ error: "Назовите рубрику" }).trim().min(3, "От 3 до 60 знаков").max(60, "От 3 до 60 знаков"),
  /** Its word in URLs; without one it is made of the title. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(60, "Не больше 60 знаков")
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)+$|^[a-z0-9]{2,}$/, "Латинские буквы, цифры и дефисы между ними")
    .default(""),
  description: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  /** The section that it stands in. */
  parentId: id.nullable().default(null),
  reach: z.enum(reachNames),
  fourEyes: z.boolean().default(false),
  archived: z.boolean().default(false),
  /** Who writes in it besides chief editors; nobody is everybody. */
  editors: z.array(id).max(100).default([]),
  cover: z.file().max(largest, "Картинка не больше 10 МБ").optional(),
  coverAlt: z.string().trim().max(300, "Не больше 300 знаков").default(""),
  dropCover: z.boolean().default(false),
});

const keptRubric = rubricDraft.omit({ cover: true, dropCover: true, coverAlt: true }).extend({
  cover: picture.nullable(),
});

const rubricLine = z.object({
  id,
  title: z.string(),
  section: z.string().nullable(),
  count: z.number(),
  subscribersCount: z.number(),
  editors: z.array(z.string()),
  reach: z.enum(reachNames),
  fourEyes: z.boolean(),
  archived: z.boolean(),
  /** Whether it can be moved among its neighbours. */
  up: z.boolean(),
  down: z.boolean(),
});
export type RubricLine = z.output<typeof rubricLine>;

const rubricSource = z.object({
  rubric: keptRubric.nullable(),
  /** What it may stand in, and whom it may be given to. */
  sections: z.array(z.object({ id, title: z.string() })),
  editors: z.array(z.object({ accountId: id, name: z.string() })),
});
export type RubricSource = z.output<typeof rubricSource>;

export const rubricsContract = {
  list: operation({ method: "GET", path: "/desk/rubrics", summary: "Рубрики компании", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(rubricLine) })),
  source: operation({
    method: "GET",
    path: "/desk/rubrics/{id}",
    summary: "Рубрика для правки; новой ещё нет",
    access,
  })
    .input(z.strictObject({ id }))
    .output(rubricSource),
  put: operation({ method: "PUT", path: "/rubrics/{id}", summary: "Завести или изменить рубрику", access })
    .input(rubricDraft)
    .output(z.object({ id, slug: z.string() })),
  move: operation({ method: "PUT", path: "/desk/rubrics/{id}/place", summary: "Сдвинуть рубрику", access })
    .input(z.strictObject({ id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(z.object({ id })),
};
