import { z } from "zod";
import { ticked } from "#app/web/ticked.ts";
import { rubricDraft } from "./contract.ts";

/** One box ticked comes alone, several come as a list, none does not come at all. */
const several = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
const { title, slug, description, coverAlt, reach } = rubricDraft.shape;

export const rubricForm = z.object({
  title,
  slug,
  description,
  parentId: z
    .string()
    .default("")
    .transform((value) => value || null),
  reach,
  fourEyes: ticked,
  archived: ticked,
  editors: several,
  cover: z
    .file()
    .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
    .optional(),
  coverAlt,
  dropCover: ticked,
});

export const rubricMoveForm = z.object({
  id: z.uuid(),
  by: z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const))),
});
