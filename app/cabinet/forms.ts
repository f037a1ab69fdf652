import { z } from "zod";
import { languages, onlookers, ownWords } from "./contract.ts";

/** Languages are written in one line, with commas. */
export const wordsForm = z.object({
  ...ownWords,
  languages: z
    .string()
    .max(500, "Не больше 10 языков")
    .default("")
    .transform((line) =>
      line
        .split(/[,;\n]/)
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(languages),
});

/** Whose eyes an address asks for. */
export const readOnlooker = (by: string | undefined) => z.enum(onlookers).catch("company").parse(by);
