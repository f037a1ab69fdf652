import { z } from "zod";
import { stateNames } from "#app/engines/content/contract.ts";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const named = z.object({ id, title: z.string() });

/** So many are chosen at once: five pages of the desk. */
const most = 100;

/** What may be done with many articles at once; «rubric» and «author» need to know which. */
export const bulkDeeds = ["unpublish", "archive", "trash", "rubric", "author"] as const;
export type BulkDeed = (typeof bulkDeeds)[number];

const chosenLine = named.extend({ state: z.enum(stateNames), author: z.string(), mine: z.boolean() });
export type ChosenLine = z.output<typeof chosenLine>;

const outcome = z.object({ done: z.number(), failed: z.array(z.object({ title: z.string(), why: z.string() })) });
export type BulkOutcome = z.output<typeof outcome>;

export const bulkContract = {
  chosen: operation({ method: "GET", path: "/desk/chosen", summary: "Выбранные статьи", access: "editor" })
    .input(
      z.strictObject({
        /** With commas between them. */
        ids: z
          .string()
          .max(37 * most)
          .regex(/^[0-9a-f,-]*$/i)
          .default(""),
      }),
    )
    .output(z.object({ items: z.array(chosenLine), rubrics: z.array(named), editors: z.array(named) })),
  change: operation({
    method: "POST",
    path: "/desk/chosen",
    summary: "Сделать одно и то же с несколькими статьями",
    access: "editor",
  })
    .input(
      z.strictObject({
        ids: z.array(id).min(1, "Выберите статьи").max(most),
        deed: z.enum(bulkDeeds),
        rubric: id.optional(),
        author: id.optional(),
      }),
    )
    .output(outcome),
};
