import { z } from "zod";
import { appealText, decisionFields, mendFields, reportFields, rulesFields } from "./contract.ts";

/** `back` is where the reader came from: they return there. */
export const reportForm = reportFields.extend({ back: z.string().optional() });
export const appealForm = z.object({ text: appealText });
export const mendForm = mendFields;
export const decisionForm = decisionFields.omit({ decision: true });

const list = <T extends z.ZodType>(item: T) => z.union([z.array(item), item.transform((one) => [one])]).default([]);

/** Stop-words are written one a line, or with commas. */
export const rulesForm = rulesFields.extend({
  holds: list(rulesFields.shape.holds.unwrap().element),
  stopWords: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(/[\n,;]+/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(rulesFields.shape.stopWords.unwrap()),
});
