import { z } from "zod";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { isDay, momentOf } from "#app/web/wall-time.ts";
import { agreementDraft, versionDraft } from "./contract.ts";

/** The tick is never set beforehand, and nothing is accepted without it. */
export const acceptForm = z.object({
  version: z.coerce.number().int(),
  agree: z.literal("on", { error: "Поставьте отметку, если согласны" }),
  fullName: z.string().optional(),
  returnTo: z.string().optional(),
});

const day = z.string().refine(isDay, "Выберите день").optional();

export const agreementForm = agreementDraft.omit({ effectiveFrom: true }).extend({ day });
export const versionForm = versionDraft
  .omit({ effectiveFrom: true })
  .extend({ day, revision: z.coerce.number().int().min(0) });
export const publishForm = z.object({ revision: z.coerce.number().int() });

/** A preview asks for words alone, however many other fields are still empty. */
export const previewForm = z.object({ text: z.string({ error: "Напишите текст" }).transform(readMarkdown) });

/** What the API wants instead of a day on the administrator's calendar: its first moment. */
export function withMoment<Written extends { day?: string }>({ day, ...words }: Written, zone: string) {
  return { ...words, effectiveFrom: day ? momentOf(`${day}T00:00`, zone) : null };
}
