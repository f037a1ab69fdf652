import { z } from "zod";
import { deedKind, languages, onlookers, ownWords } from "./contract.ts";

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

/** Which deeds an address asks for; a wrong word is all of them. */
export const readDeedKind = (kind: string | undefined) => deedKind.optional().catch(undefined).parse(kind);

/** Whose eyes an address asks for. */
export const readOnlooker = (by: string | undefined) => z.enum(onlookers).catch("company").parse(by);
